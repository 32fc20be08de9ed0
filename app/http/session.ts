import type { AppLoadContext } from "@remix-run/cloudflare";
import { data, redirect } from "@remix-run/server-runtime";
import type { SQL } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { type AskedWithSession, type Person, readSession } from "~/features/accounts/sessions";
import type { Viewer } from "~/features/accounts/stored-sessions";
import { type Act, reachOf, whoseAct } from "~/features/members/rules";
import { reaches, type Subject } from "~/features/members/scope";
import { errorFacts } from "~/lib/error-facts";
import { pagePath, textsOf } from "~/lib/kept-form";
import { paths } from "~/paths";
import type { Actor } from "~/vocabulary/activity";
import type { Role } from "~/vocabulary/members";
import { findRow } from "../../db/row-of";
import { notFound, refusalWithForm } from "./replies";

export type { Viewer };
/** Somebody who works for a company, whatever their role. */
export type Member = Viewer & Actor & { companyName: string; role: Role };

/** Null when signed out. Read once for each request. */
export function readViewer(request: Request, context: AppLoadContext): Promise<Viewer | null> {
  return session(request, context).then((found) => found?.viewer ?? null);
}

/** Null unless the idle limit has moved. */
export function movedCookie(request: Request, context: AppLoadContext): Promise<string | null> {
  return session(request, context).then((found) => found?.cookie ?? null);
}

function session(request: Request, context: AppLoadContext): ReturnType<typeof readSession> {
  const known = context.memo.get("session") as ReturnType<typeof readSession> | undefined;
  if (known !== undefined) return known;
  const header = request.headers.get("Cookie");
  // Asked once the key is known: by then the page's loader, which begins with the root's, has said it.
  const asked = async () => (await context.memo.get("asked with session")) as AskedWithSession | undefined;
  const read =
    header === null
      ? Promise.resolve(null)
      : withNewsOf(context, readSession(context.services.db, header, context.now, asked)).catch(
          async (error: unknown) => {
            context.log("session.unread", errorFacts(error));
            throw await refusalWithForm(context, 503);
          },
        );
  context.memo.set("session", read);
  return read;
}

/**
 * Called before a loader's first `await`, it puts these statements into the batch that reads the session.
 * What it hands back finds what they found: null for nobody.
 */
export function batchWithSession<Statements extends Batch>(
  request: Request,
  context: AppLoadContext,
  statements: ((person: Person) => Statements) | Promise<(person: Person) => Statements>,
) {
  const asking = Promise.resolve(statements).then((of) => ({ statements: of }));
  if (!context.services.apart) context.memo.set("asked with session", asking);
  return async (): Promise<BatchResponse<Statements> | null> => {
    const found = await session(request, context);
    if (found === null) return null;
    const own = await asking;
    if (found.asked === own) return found.results as BatchResponse<Statements>;
    return context.services.db.batch(own.statements(found.viewer.id));
  };
}

/** As `batchWithSession`, of one row, which the session's own statement reads. Null also without one. */
export function rowWithSession<Row>(
  request: Request,
  context: AppLoadContext,
  row: (person: Person) => SQL<Row | null>,
) {
  const { apart, db } = context.services;
  const asking = { row };
  if (!apart) context.memo.set("asked with session", Promise.resolve(asking));
  return async (): Promise<Row | null> => {
    const found = await session(request, context);
    if (found === null) return null;
    if (found.asked === asking) return found.row as Row | null;
    return findRow(db, row(found.viewer.id));
  };
}

/** An act that finds the person itself, and the session for the page that follows, in one batch. */
export async function actWithSession<Act extends BatchItem<"sqlite">>(
  request: Request,
  context: AppLoadContext,
  act: Act,
): Promise<BatchResponse<[Act]>[0] | []> {
  const header = request.headers.get("Cookie") ?? "";
  const ask = async () => ({ statements: () => [act] });
  const found = await withNewsOf(context, readSession(context.services.db, header, context.now, ask));
  context.memo.set("session", Promise.resolve(found));
  return (found?.results[0] as BatchResponse<[Act]>[0] | undefined) ?? [];
}

export type Batch = readonly [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];

async function withNewsOf({ services }: AppLoadContext, reading: ReturnType<typeof readSession>) {
  const found = await reading;
  if (found !== null) found.viewer.unreadNotifications += services.unreadElsewhere;
  return found;
}

/** To be thrown: who is signed out signs in and comes back, others find nothing. The same for every id. */
export const notFoundFor = (viewer: Viewer | null, request: Request) =>
  viewer === null ? redirect(paths.login(pagePath(request.url)), 302) : notFound();

/** Verified or not. Others sign in and come back; a form that they sent waits in the page. */
export async function requireUser(request: Request, context: AppLoadContext): Promise<Viewer> {
  const viewer = await readViewer(request, context);
  if (viewer !== null) return withSecondFactor(viewer, request, context);
  if ((await context.typed()) !== null) throw await refusalWithForm(context, 401);
  throw redirect(paths.login(pagePath(request.url)), 302);
}

async function withSecondFactor(viewer: Viewer, request: Request, context: AppLoadContext): Promise<Viewer> {
  const isThere = SETS_IT_UP.includes(new URL(request.url).pathname);
  if (!viewer.lacksSecondFactor || !viewer.emailVerified || isThere) return viewer;
  const kept = await written(context);
  throw kept === null ? redirect(paths.secondFactor(), 302) : data({ kept, secondStep: true }, 403);
}

/** Null where nothing but a button was pressed. */
async function written(context: AppLoadContext) {
  const kept = await context.typed();
  return kept !== null && textsOf(kept).length > 0 ? kept : null;
}

const SETS_IT_UP = [paths.secondFactor(), paths.passkeys()];

export async function requireVerified(request: Request, context: AppLoadContext): Promise<Viewer> {
  const viewer = await requireUser(request, context);
  if (!viewer.emailVerified) throw redirect(paths.verifyEmail(), 302);
  return viewer;
}

/** Other people go to the list of jobs, as the specification says. */
export async function requireMember(request: Request, context: AppLoadContext): Promise<Member> {
  const viewer = await requireVerified(request, context);
  const actor = actorOf(viewer, context);
  if (actor === null || viewer.companyName === null) throw redirect(paths.jobs(), 302);
  return { ...viewer, ...actor, companyName: viewer.companyName };
}

export function actorOf(viewer: Viewer, { requestId }: AppLoadContext): (Actor & { role: Role }) | null {
  const { id, personName, companyId, recruiter, role } = viewer;
  return recruiter && companyId !== null && role !== null
    ? { id, personName, companyId, role, requestId }
    : null;
}

export async function hasRight(
  viewer: Viewer | null,
  context: AppLoadContext,
  act: Act,
  to: Subject,
): Promise<boolean> {
  if (viewer === null || viewer.companyId === null || viewer.role === null) return false;
  if (viewer.lacksSecondFactor) return false;
  const { companyId, role } = viewer;
  return reaches(context.services.db, { ...viewer, companyId, role }, act, to);
}

/** A member who may do this to it; what lies beyond their reach is as good as absent. */
export async function requireRight(
  request: Request,
  context: AppLoadContext,
  act: Act,
  to?: Subject,
): Promise<Member> {
  const member = await requireMember(request, context);
  if (reachOf(member.role, act) === "none")
    throw data({ whose: whoseAct(act, member.companyName, member.role), kept: await written(context) }, 403);
  if (to === undefined || (await reaches(context.services.db, member, act, to))) return member;
  const kept = await written(context);
  throw kept === null ? notFound() : data({ kept }, 404);
}
