import { sha256 } from "~/lib/secrets";
import { paths } from "~/paths";
import { codeNow } from "../app-code";
import { readyToSubmit } from "../applying";
import { anAuthenticator } from "../authenticator";
import { linkTo } from "../mails";
import { cookiesOf } from "../pages";
import { aPasskey, askedOn, offeredOn } from "../passkeys";
import { anApplicant, aRecruiter, aSession, PASSWORD } from "../people";
import { ORIGIN } from "../product";
import { aSecondFactor } from "../second-factor";
import type { Form } from "./form";
import { NEW_PASSWORD } from "./visitor";

/** The forms of everybody who has an account. */
export const MEMBER_FORMS: Form[] = [
  {
    route: "routes/account/settings.tsx",
    what: "a new name, and evaluation switched on again",
    prepare: async (product) => {
      const { cookie } = await aRecruiter(product);
      await product.db.prepare("update companies set evaluates = 0").run();
      return {
        path: paths.settings(),
        fields: { personName: "Priya Anand Nair", companyName: "Northwind", evaluates: "on" },
        cookie,
      };
    },
  },
  {
    route: "routes/account/change-password.tsx",
    what: "a new password",
    prepare: async (product) => {
      const { cookie, email } = await aRecruiter(product);
      return {
        path: paths.changePassword(),
        fields: {
          passwordOwner: email,
          currentPassword: PASSWORD,
          password: NEW_PASSWORD,
          confirmPassword: NEW_PASSWORD,
        },
        cookie,
      };
    },
  },
  {
    route: "routes/account/second-factor.tsx",
    what: "a second step, set up",
    prepare: async (product) => {
      const { cookie } = await aRecruiter(product);
      const page = await (await product.fetch(paths.secondFactor(), { cookie })).text();
      const offer = /name="offer" value="([^"]+)"/.exec(page)?.[1] ?? "";
      const key = /<code>([A-Z2-7 ]{39})<\/code>/.exec(page)?.[1]?.replaceAll(" ", "") ?? "";
      const code = codeNow(key);
      return {
        path: paths.secondFactor(),
        fields: { intent: "on", offer, code, currentPassword: PASSWORD },
        cookie,
      };
    },
  },
  {
    route: "routes/auth/second-step.tsx",
    what: "the code of the second step",
    prepare: async (product) => {
      const person = await aRecruiter(product);
      const key = await aSecondFactor(product, person.id);
      const { email } = person;
      const cookie = cookiesOf(await product.post(paths.login(), { email, password: PASSWORD }));
      return { path: paths.secondStep(), fields: { code: codeNow(key) }, cookie };
    },
  },
  {
    route: "routes/account/passkeys.tsx",
    what: "a passkey, added",
    prepare: async (product) => {
      const { cookie } = await aRecruiter(product);
      const { offer, challenge } = await offeredOn(product, cookie);
      const credential = anAuthenticator(ORIGIN).make(challenge);
      const fields = { intent: "add", offer, credential, name: "Key", currentPassword: PASSWORD };
      return { path: paths.passkeys(), fields, cookie };
    },
  },
  {
    route: "routes/account/passkeys.tsx",
    what: "a passkey, removed",
    prepare: async (product) => {
      const { cookie } = await aRecruiter(product);
      const { id } = await aPasskey(product, cookie);
      const fields = { intent: "remove", passkey: id, currentPassword: PASSWORD };
      return { path: paths.passkeys(), fields, cookie };
    },
  },
  {
    route: "routes/auth/second-step.tsx",
    what: "a passkey of the second step",
    prepare: async (product) => {
      const { email, cookie: own } = await aRecruiter(product);
      const authenticator = await aPasskey(product, own);
      const cookie = cookiesOf(await product.post(paths.login(), { email, password: PASSWORD }));
      const page = await (await product.fetch(paths.secondStep(), { cookie })).text();
      const fields = { intent: "passkey", credential: authenticator.answer(askedOn(page)) };
      return { path: paths.secondStep(), fields, cookie };
    },
  },
  {
    route: "routes/auth/correct-email.tsx",
    what: "a mistyped address, put right",
    prepare: async (product) => ({
      path: paths.correctEmail(),
      fields: { email: "priya@right.example", currentPassword: PASSWORD },
      cookie: (await aRecruiter(product, { verified: false })).cookie,
    }),
  },
  {
    route: "routes/account/change-email.tsx",
    what: "a wish for another address",
    prepare: async (product) => ({
      path: paths.changeEmail(),
      fields: { email: "priya@new.example", currentPassword: PASSWORD },
      cookie: (await aRecruiter(product)).cookie,
    }),
  },
  {
    route: "routes/account/cancel-email.ts",
    what: "a wish for another address, called off",
    prepare: async (product) => {
      const { cookie } = await aRecruiter(product);
      const fields = { email: "priya@new.example", currentPassword: PASSWORD };
      await product.post(paths.changeEmail(), fields, { cookie });
      await product.sweep();
      return { path: paths.cancelEmail(), fields: {}, cookie };
    },
  },
  {
    route: "routes/account/keep-email.tsx",
    what: "a change of address, stopped from the old mailbox",
    prepare: async (product) => {
      const { cookie, email } = await aRecruiter(product);
      const fields = { email: "priya@new.example", currentPassword: PASSWORD };
      await product.post(paths.changeEmail(), fields, { cookie });
      await product.sweep();
      return { path: await linkTo(product, email), fields: {}, cookie: null };
    },
  },
  {
    route: "routes/account/confirm-email.tsx",
    what: "another address",
    prepare: async (product) => {
      const { cookie } = await aRecruiter(product);
      const fields = { email: "priya@new.example", currentPassword: PASSWORD };
      await product.post(paths.changeEmail(), fields, { cookie });
      await product.sweep();
      return { path: await linkTo(product, "priya@new.example"), fields: {}, cookie };
    },
  },
  {
    route: "routes/account/delete.tsx",
    what: "a wish to be erased",
    prepare: async (product) => ({
      path: paths.deleteAccount(),
      fields: { currentPassword: PASSWORD },
      cookie: (await anApplicant(product)).cookie,
    }),
  },
  {
    route: "routes/account/delete.tsx",
    what: "a wish to stay after all",
    prepare: async (product) => {
      const { cookie } = await anApplicant(product);
      await product.post(paths.deleteAccount(), { currentPassword: PASSWORD }, { cookie });
      return { path: paths.deleteAccount(), fields: { intent: "keep" }, cookie };
    },
  },
  {
    route: "routes/account/sessions.tsx",
    what: "signing out another browser",
    prepare: async (product) => {
      const { id, cookie } = await anApplicant(product);
      const session = await sha256((await aSession(product, id)).replace("__Host-session=", ""));
      return { path: paths.sessions(), fields: { session }, cookie };
    },
  },
  {
    route: "routes/account/sessions.tsx",
    what: "signing out everywhere else",
    prepare: async (product) => {
      const { id, cookie } = await anApplicant(product);
      await aSession(product, id);
      return { path: paths.sessions(), fields: {}, cookie };
    },
  },
  {
    route: "routes/account/notifications.tsx",
    what: "opening a notification",
    prepare: async (product) => {
      const { recruiter } = await readyToSubmit(product);
      await product.sweep();
      const seq = await product.db.prepare("select max(seq) as seq from notifications").first<number>("seq");
      return { path: paths.notifications(), fields: { open: seq ?? 0 }, cookie: recruiter.cookie };
    },
  },
  {
    route: "routes/account/notifications.tsx",
    what: "marking all notifications as read",
    prepare: async (product) => {
      const { recruiter } = await readyToSubmit(product);
      await product.sweep();
      return { path: paths.notifications(), fields: {}, cookie: recruiter.cookie };
    },
  },
  {
    route: "routes/account/notification-settings.tsx",
    what: "what somebody wants to hear of",
    prepare: async (product) => ({
      path: paths.notificationSettings(),
      fields: { appliedPage: "daily", appliedMail: "daily", evaluatedPage: "off", evaluatedMail: "off" },
      cookie: (await aRecruiter(product)).cookie,
    }),
  },
  {
    route: "routes/account/connect.tsx",
    what: "feedback",
    prepare: async (product) => ({
      path: paths.connect("Idea"),
      fields: { message: "More ticks, please." },
      cookie: (await anApplicant(product)).cookie,
    }),
  },
];
