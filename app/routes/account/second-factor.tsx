import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { SecondFactorForm } from "~/features/accounts/form";
import {
  findSecondFactor,
  needSecondFactor,
  offeredBefore,
  offerSecondFactor,
  renewCodes,
  switchOff,
  switchOn,
} from "~/features/accounts/second-factor";
import { findStanding } from "~/features/accounts/store";
import { may } from "~/features/members/rules";
import { secondFactorDeps } from "~/http/accounts";
import { attempt } from "~/http/attempt";
import { codesCookie, noCodes, readCodes } from "~/http/codes-cookie";
import { flash, flashRefusal } from "~/http/flash";
import { type FormErrors, type FormReply, readForm } from "~/http/read-form";
import { notFound, refusal, seeOther, whyFailed } from "~/http/replies";
import { actorOf, requireVerified, type Viewer } from "~/http/session";
import { signing } from "~/http/signing";
import { whyUnconfirmed } from "~/http/unconfirmed";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import accountStyles from "~/styles/account.css?url";
import { PasswordNeeded } from "./PasswordNeeded";
import { ByPassword, SetUp } from "./second-factor/Forms";

export const handle: PageHandle = { kind: "quiet" };
export const links = () => [{ rel: "stylesheet", href: accountStyles }];
export const meta: MetaFunction = () => [{ title: `Second step – ${brand.name}` }];

const FAILED = "That could not be saved. Please try again.";
const RUN_OUT = "This page was open for too long. Here is a new key: remove the old one from your app.";
const NEEDED = "Your company asks for a second step: it cannot be switched off.";
const WRONG =
  "That code does not fit. Your app shows a new one every half minute; is your phone’s clock right?";
const COMPANY = {
  yes: "Everybody in your company needs a second step now.",
  no: "Everybody in your company may choose now.",
};
const OWN_FIRST = "Set up your own second step first.";
const DONE = {
  on: "The second step is switched on, and every other browser is signed out.",
  codes: "You have new recovery codes. Those from before no longer work.",
  off: "The second step is switched off.",
};

async function requireMember(request: Request, context: AppLoadContext) {
  const viewer = await requireVerified(request, context);
  if (viewer.companyId === null) throw notFound();
  return { ...viewer, companyId: viewer.companyId };
}

const keepsCompany = ({ role }: Viewer) => role !== null && may(role, "company");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireMember(request, context);
  const { db } = context.services;
  const codes = await readCodes(request, viewer.id, context);
  const loaded = {
    ...(await findSecondFactor(db, viewer.id)),
    offered: await withPicture(await offerSecondFactor(viewer, signing(context)), context),
    linked: (await findStanding(db, viewer.id, context.now)).linked,
    codes,
    keeps: keepsCompany(viewer),
  };
  return data(loaded, codes === null ? {} : { headers: { "Set-Cookie": noCodes() } });
}

async function withPicture(offer: { locked: string; key: string; address: string }, context: AppLoadContext) {
  const drawn = await context.services.advice.qrCode(offer.address);
  const { locked, key } = offer;
  return { locked, key, picture: drawn.kind === "answered" ? drawn.value : null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireMember(request, context);
  const form = await readForm(request, SecondFactorForm, { secrets: ["currentPassword", "code"] });
  if (!form.ok) return shownAgain(form.reply, 422, viewer, context);
  const typed = form.value;
  if (typed.intent === "company" && !keepsCompany(viewer)) throw refusal(403);
  const by = actorOf(viewer, context);
  if (by === null) throw notFound();
  const deps = { ...secondFactorDeps(request, context), by };
  const again = (errors: FormErrors, init: number | ResponseInit) =>
    shownAgain(form.reply(errors), init, viewer, context);
  const tried = await attempt(context, "second-factor.not-changed", () => {
    switch (typed.intent) {
      case "on":
        return switchOn(viewer, typed, deps);
      case "codes":
        return renewCodes(viewer, typed, deps);
      case "off":
        return switchOff(viewer, typed, deps);
      case "company":
        return needSecondFactor(viewer, { ...typed, needed: typed.needed === "yes" }, deps);
    }
  });
  if (!tried.ok) {
    const { words, answer } = whyFailed(FAILED, tried.error);
    return again({ form: [words] }, answer);
  }
  const outcome = tried.value;
  switch (outcome.kind) {
    case "wrong-password":
    case "too-many": {
      const { errors, answer } = whyUnconfirmed(outcome);
      return again(errors, answer);
    }
    case "wrong-code":
      return again({ code: [WRONG] }, 422);
    case "run-out":
      return again({ form: [RUN_OUT] }, 409);
    case "needed":
      return seeOther(paths.secondFactor(), { "Set-Cookie": await flashRefusal(NEEDED) });
    case "own-first":
      return seeOther(paths.secondFactor(), { "Set-Cookie": await flashRefusal(OWN_FIRST) });
    case "done":
      context.log("auth.second-factor", { userId: viewer.id, what: typed.intent });
      return seeOther(paths.secondFactor(), [
        ["Set-Cookie", await flash(typed.intent === "company" ? COMPANY[typed.needed] : DONE[typed.intent])],
        ...(outcome.codes.length === 0
          ? []
          : [["Set-Cookie", await codesCookie(outcome.codes, viewer.id, context)] as [string, string]]),
      ]);
  }
}

/** With the key that the person's app may have read already. */
async function shownAgain(
  reply: FormReply,
  init: number | ResponseInit,
  viewer: Viewer,
  context: AppLoadContext,
) {
  const locked = reply.initialValue?.offer;
  const before = typeof locked === "string" ? await offeredBefore(locked, viewer, signing(context)) : null;
  return data({ reply, shown: before && (await withPicture(before, context)) }, init);
}

export default function SecondFactor() {
  const { app, passkeys, codesLeft, needed, offered, linked, codes, keeps } = useLoaderData<typeof loader>();
  const on = app || passkeys > 0;
  return (
    <div className="narrow stack">
      <h1>Second step</h1>
      {needed && !on && (
        <p className="notice warn">
          A second step is asked of you here. As soon as yours is set up, you can go on.
        </p>
      )}
      {codes !== null && <Codes codes={codes} />}
      <p>
        {on
          ? `It is on: signing in asks for ${asked(app, passkeys)}. Recovery codes left: ${codesLeft}.`
          : "After your password, signing in asks for a code that your phone shows. Whoever learns your " +
            "password then still cannot sign in."}
      </p>
      <p>
        <a href={paths.passkeys()}>{passkeys > 0 ? `Your passkeys: ${passkeys}` : "Use a passkey"}</a>
      </p>
      {linked && <PasswordNeeded />}
      {!app && <SetUp offered={offered} />}
      {on && keeps && <Company needed={needed} />}
      {on && (
        <ByPassword
          intent="codes"
          offer={offered.locked}
          title="New recovery codes"
          button={
            <Button look="ghost" busy="Saving...">
              Make ten new ones
            </Button>
          }
        >
          <p>For when few are left, or somebody may have seen them. Those from before no longer work.</p>
        </ByPassword>
      )}
      {app && (!needed || passkeys > 0) && (
        <ByPassword
          intent="off"
          title={passkeys > 0 ? "Switch the app’s code off" : "Switch it off"}
          button={
            <Button look="danger" busy="Saving...">
              Switch it off
            </Button>
          }
        >
          <p>
            {passkeys > 0
              ? "Signing in asks for a passkey then."
              : "Your password alone opens your account then."}
          </p>
        </ByPassword>
      )}
      {(on || !needed) && (
        <p className="small">
          <a href={paths.settings()}>Back to the settings</a>
        </p>
      )}
    </div>
  );
}

const asked = (app: boolean, passkeys: number) =>
  [app && "a code of your app", passkeys > 0 && "a passkey"].filter(Boolean).join(" or ");

const Codes = ({ codes }: { codes: string[] }) => (
  <Card title="Your recovery codes">
    <div className="stack">
      <p>
        Each opens your account once, in place of your phone. Print them, or copy them to a safe place:{" "}
        <strong>this page shows them only this time.</strong>
      </p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  </Card>
);

const Company = ({ needed }: { needed: boolean }) => (
  <ByPassword
    intent="company"
    title="Everybody in your company"
    button={
      <Button look="ghost" busy="Saving..." name="needed" value={needed ? "no" : "yes"}>
        {needed ? "Leave it to everybody" : "Ask everybody for a second step"}
      </Button>
    }
  >
    <p>
      {needed
        ? "Everybody in your company needs a second step: whoever has none sets it up before anything else."
        : "Everybody in your company may choose. If you ask for it, whoever has none is led here, and can " +
          "do nothing else before it is set up."}
    </p>
  </ByPassword>
);
