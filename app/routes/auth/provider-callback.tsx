import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { data, redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { AuthenticationError } from "~/components/AuthenticationError";
import { type EnterOutcome, enterByProvider } from "~/features/accounts/provider-sign-in";
import { endTrip, keepPending, noTrip } from "~/features/accounts/provider-trip";
import { keepStep } from "~/features/accounts/second-step";
import { registrationDeps } from "~/http/accounts";
import { attempt } from "~/http/attempt";
import { requireProvider, withoutReferrer } from "~/http/identity-provider";
import { readViewer } from "~/http/session";
import { signing } from "~/http/signing";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Authentication Error – ${brand.name}` }];
export const headers = withoutReferrer;

const FAILED = "Authentication error. Please try again.";
const NOT_THIS_WAY =
  "This sign-in was used already, took longer than ten minutes, or was begun in another browser.";

/** The provider's answer is taken once, from the browser that asked, and then acted on. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const provider = requireProvider(context);
  const answer = new URL(request.url).searchParams;
  const { db } = context.services;
  const trip = await endTrip(request.headers.get("Cookie"), answer.get("state"), { db, ...signing(context) });
  if (trip === null) {
    context.log("auth.provider-refused", { reason: "state" });
    return failed(400, NOT_THIS_WAY, null);
  }
  const wanted = trip.redirect;
  const finished = await provider.finish(answer, trip, context.now);
  if (finished.kind === "unavailable") {
    context.log("auth.provider-unavailable", { reason: finished.reason });
    return failed(503, `${provider.name} does not answer at the moment.`, wanted);
  }
  if (finished.kind === "refused") {
    context.log("auth.provider-refused", { reason: finished.reason });
    return failed(403, `${provider.name} has not confirmed who you are.`, wanted);
  }
  const { person } = finished;
  const old = await readViewer(request, context);
  const trust = context.settings.providerTrust;
  const { requestId } = context;
  const who = { issuer: provider.issuer, ...person, companyId: trust.companyId };
  const there = { ...context, services: await context.services.ofProvided(who) };
  const deps = { ...registrationDeps(request, there), old, provider, trust, requestId };
  const entered = await attempt(context, "auth.provider-failed", () => enterByProvider(person, deps));
  if (!entered.ok) return failed(503, "We could not open your account just now.", wanted);
  const outcome = entered.value;
  if (outcome.kind === "signed-in") {
    context.log("auth.signed-in", { userId: outcome.userId, by: "provider" });
    throw redirect(wanted ?? paths.dashboard(), { headers: cookies(noTrip(), outcome.cookie) });
  }
  if (outcome.kind === "second-step") {
    const cookie = await keepStep(outcome.step, signing(context));
    throw redirect(paths.secondStep(wanted ?? undefined), { headers: cookies(noTrip(), cookie) });
  }
  if (outcome.kind === "ask-password") {
    const pending = { person: { ...person, email: outcome.email }, redirect: wanted };
    const cookie = await keepPending(pending, signing(context));
    throw redirect(paths.providerLink(), { headers: cookies(noTrip(), cookie) });
  }
  context.log("auth.provider-refused", { reason: outcome.kind });
  return failed(403, adviceFor(outcome, provider.name), wanted);
}

function adviceFor(
  outcome: Exclude<EnterOutcome, { kind: "signed-in" | "second-step" | "ask-password" }>,
  name: string,
) {
  switch (outcome.kind) {
    case "no-account":
      return (
        `${outcome.email} has no account here, and ${name} cannot open one for you. Create one, or ` +
        `sign in with another address.`
      );
    case "no-address":
      return `${name} has not told us your email address, by which we would find your account.`;
    case "disabled":
      return `${name} knows you, but your account here cannot be opened.`;
  }
}

const failed = (status: number, advice: string, wanted: string | null) =>
  data({ message: FAILED, advice, wanted }, { status, headers: { "Set-Cookie": noTrip() } });

const cookies = (...values: string[]): [string, string][] => values.map((value) => ["Set-Cookie", value]);

export default function NotSignedIn() {
  const { message, advice, wanted } = useLoaderData<typeof loader>();
  return <AuthenticationError message={message} advice={advice} redirect={wanted} />;
}
