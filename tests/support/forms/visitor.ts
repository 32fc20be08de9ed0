import { ulid } from "ulid";
import { paths } from "~/paths";
import { anAddress } from "../address";
import { NEWCOMER } from "../applying";
import { openForm } from "../captcha";
import { linkTo } from "../mails";
import { aNotice, NOTICE } from "../notices";
import { cookiesOf } from "../pages";
import { aTaskPutAside, unlock } from "../pass";
import { anApplicant, aRecruiter, PASSWORD } from "../people";
import { aJob } from "../postings";

import { PASS_PASSWORD, type Product } from "../product";
import type { Form } from "./form";

const EMAIL = "priya@bergwerk.example";
export const NEW_PASSWORD = "eleven grey herons";
const newPassword = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
const beta = {
  email: EMAIL,
  companyName: "Bergwerk Tools",
  personName: "Priya Nair",
  feedback: "Two bakers.",
};

const alert = { email: EMAIL, rhythm: "daily" };
const anAlert = async (product: Product) => {
  await product.post(paths.alerts(), alert);
  const path = await linkTo(product, EMAIL);
  return paths.changeAlert(/[^/?]+(?=\?)/.exec(path)?.[0] ?? "");
};

/** The forms of those who are not signed in, and of those who are on their way to be. */
export const VISITOR_FORMS: Form[] = [
  {
    route: "routes/auth/login.tsx",
    what: "signing in",
    prepare: async (product) => {
      await aRecruiter(product, { email: EMAIL });
      return { path: paths.login(), fields: { email: EMAIL, password: PASSWORD } };
    },
  },
  {
    route: "routes/auth/register.tsx",
    what: "a registration",
    prepare: async () => ({
      path: paths.register(),
      fields: { email: EMAIL, ...newPassword, companyName: "Bergwerk Tools", personName: "Priya Nair" },
    }),
  },
  {
    route: "routes/auth/join.tsx",
    what: "joining a company with a new account",
    prepare: async (product) => {
      const { cookie } = await aRecruiter(product);
      const fields = { intent: "invite", email: EMAIL, role: "interviewer" };
      await product.post(paths.members(), fields, { cookie });
      return { path: await linkTo(product, EMAIL), fields: { personName: "Priya Nair", ...newPassword } };
    },
  },
  {
    route: "routes/apply/apply.tsx",
    what: "an application by somebody new",
    prepare: async (product) => {
      const job = await aJob(product, await aRecruiter(product));
      return { path: paths.apply(job.id), fields: NEWCOMER };
    },
  },
  {
    route: "routes/auth/forgot-password.tsx",
    what: "a forgotten password",
    prepare: async (product) => {
      await aRecruiter(product, { email: EMAIL });
      return { path: paths.forgotPassword(), fields: { email: EMAIL } };
    },
  },
  {
    route: "routes/auth/reset-password.tsx",
    what: "a new password by a link",
    prepare: async (product) => {
      await aRecruiter(product, { email: EMAIL });
      await product.post(paths.forgotPassword(), { email: EMAIL });
      return { path: await linkTo(product, EMAIL), fields: newPassword };
    },
  },
  {
    route: "routes/auth/verify-link.tsx",
    what: "a verification",
    prepare: async (product) => {
      const fields = {
        email: EMAIL,
        ...newPassword,
        companyName: "Bergwerk Tools",
        personName: "Priya Nair",
      };
      const cookie = cookiesOf(await product.post(paths.register(), fields));
      return { path: await linkTo(product, EMAIL), fields: {}, cookie };
    },
  },
  {
    route: "routes/auth/verify-email.tsx",
    what: "asking for the verification again",
    prepare: async (product) => ({
      path: paths.verifyEmail(),
      fields: { intent: "resend" },
      cookie: (await anApplicant(product, { verified: false })).cookie,
    }),
  },
  {
    route: "routes/auth/verify-email.tsx",
    what: "a refresh once the address is verified",
    prepare: async (product) => ({
      path: paths.verifyEmail(),
      fields: { intent: "refresh" },
      cookie: (await anApplicant(product)).cookie,
    }),
  },
  {
    route: "routes/auth/sign-out.ts",
    what: "signing out",
    prepare: async (product) => ({
      path: paths.signOut(),
      fields: {},
      cookie: (await anApplicant(product)).cookie,
    }),
  },
  {
    route: "routes/legal/notice.tsx",
    what: "a notice",
    prepare: async (product) => ({
      path: paths.notice(),
      fields: { ...NOTICE, ...(await openForm(product, paths.notice())) },
      multipart: true,
    }),
  },
  {
    route: "routes/legal/consent.ts",
    what: "accepting cookies",
    prepare: async () => ({ path: paths.consent(), fields: { decision: "accept", back: "/login" } }),
  },
  {
    route: "routes/careers/alerts.tsx",
    what: "a job alert",
    prepare: async () => ({ path: paths.alerts({ q: "baker" }), fields: alert }),
  },
  {
    route: "routes/careers/change-alert.ts",
    what: "the confirmation of a job alert",
    prepare: async (product) => ({ path: await anAlert(product), fields: { change: "confirm" } }),
  },
  {
    route: "routes/careers/change-alert.ts",
    what: "the end of a job alert",
    prepare: async (product) => ({ path: await anAlert(product), fields: { change: "stop" } }),
  },
  {
    route: "routes/marketing/beta.tsx",
    what: "an application for the beta",
    prepare: async (product) => ({
      path: paths.beta(),
      fields: { ...beta, ...(await openForm(product, paths.beta())) },
    }),
  },
  {
    route: "routes/marketing/yellow-apply.tsx",
    what: "an application for the beta on the dark page",
    prepare: async (product) => ({
      path: paths.yellowApply(),
      fields: { ...beta, ...(await openForm(product, paths.yellowApply())) },
    }),
  },
  {
    route: "routes/marketing/pass.tsx",
    what: "unlocking the contacts",
    prepare: async () => ({ path: paths.pass(), fields: { password: PASS_PASSWORD } }),
  },
  {
    route: "routes/marketing/pass-logout.tsx",
    what: "locking the contacts",
    prepare: async (product) => ({
      path: paths.passLogout(),
      fields: {},
      cookie: await unlock(product, anAddress()),
    }),
  },
  {
    route: "routes/marketing/pass-contact.ts",
    what: "approving a contact",
    prepare: async (product) => {
      await product.post(paths.beta(), { ...beta, ...(await openForm(product, paths.beta())) });
      const id = await product.db.prepare("select id from beta_contacts").first<string>("id");
      return {
        path: paths.passContact(id ?? ulid()),
        fields: { status: "approved" },
        cookie: await unlock(product, anAddress()),
      };
    },
  },
  {
    route: "routes/marketing/pass-tasks.tsx",
    what: "another try of what was put aside",
    prepare: async (product) => ({
      path: paths.passTasks(),
      fields: { id: await aTaskPutAside(product) },
      cookie: await unlock(product, anAddress()),
    }),
  },
  {
    route: "routes/marketing/pass-message.tsx",
    what: "the answer to feedback",
    prepare: async (product) => {
      await product.post(paths.connect("Idea"), { message: "More ticks." }, await anApplicant(product));
      const id = await product.db.prepare("select id from feedback").first<string>("id");
      const fields = { answer: "They come next week." };
      return { path: paths.passMessage(id ?? ""), fields, cookie: await unlock(product, anAddress()) };
    },
  },
  {
    route: "routes/marketing/pass-notice.tsx",
    what: "the decision on a notice",
    prepare: async (product) => {
      const { id } = await aNotice(product);
      const fields = {
        outcome: "removed",
        reasons: "It asks for an age.",
        means: "none",
        posterEmail: "owner@northwind.example",
      };
      return { path: paths.passNotice(id), fields, cookie: await unlock(product, anAddress()) };
    },
  },
  {
    route: "routes/apply/practice.tsx",
    what: "a practice run",
    prepare: async () => {
      const answers = [1, 2, 3, 4, 5].map((id) => [
        `answer-${id}`,
        "I led the migration and cut costs by 30%.",
      ]);
      return {
        path: paths.practice(),
        fields: { step: 5, intent: "next", ...Object.fromEntries(answers) },
      };
    },
  },
];
