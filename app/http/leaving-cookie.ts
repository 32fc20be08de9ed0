import type { AppLoadContext } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/server-runtime";
import { isClosed } from "~/features/accounts/store";
import { cookieIn } from "~/lib/cookies";
import { pagePath } from "~/lib/kept-form";
import { seal, unseal } from "~/lib/sealed";
import { after, days } from "~/lib/time";
import { paths } from "~/paths";
import { attempt } from "./attempt";
import { everywhere } from "./everywhere";
import type { Viewer } from "./session";

const NAME = "__Host-leaving";
const TOLD_FOR = days(30);

type Leaving = { companyId: string; companyName: string; at: number };

/** A member's browser keeps when the company goes. A Set-Cookie; null when it is right. */
export async function leavingCookie(request: Request, viewer: Viewer | null, context: AppLoadContext) {
  if (viewer === null) return null;
  const { companyId, companyName, companyEraseAt } = viewer;
  const kept = cookieIn(request.headers.get("Cookie"), NAME);
  if (companyId === null || companyName === null || companyEraseAt === null)
    return kept ? notLeaving() : null;
  const leaving: Leaving = { companyId, companyName, at: companyEraseAt.getTime() };
  const value = await seal(context.settings.signingSecret, NAME, leaving, after(companyEraseAt, TOLD_FOR));
  const expires = after(companyEraseAt, TOLD_FOR).toUTCString();
  return value === kept
    ? null
    : `${NAME}=${value}; Path=/; Expires=${expires}; HttpOnly; Secure; SameSite=Lax`;
}

export const notLeaving = () => `${NAME}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`;

export async function closedCompany(request: Request, context: AppLoadContext) {
  const { settings, now } = context;
  const kept = cookieIn(request.headers.get("Cookie"), NAME);
  if (!kept) return null;
  const leaving = (await unseal(settings.signingSecret, NAME, kept, now)) as Leaving | null;
  if (leaving === null || leaving.at > now.getTime()) return null;
  const closed = await isClosed(everywhere(context), leaving.companyId, now);
  return closed ? { name: leaving.companyName, on: new Date(leaving.at) } : null;
}

export async function toldWhyFirst(viewer: Viewer | null, request: Request, context: AppLoadContext) {
  if (viewer !== null) return;
  const told = await attempt(context, "closing.unread", () => closedCompany(request, context));
  if (told.ok && told.value !== null) throw redirect(paths.login(pagePath(request.url)), 302);
}
