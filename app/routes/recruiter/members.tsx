import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { assignMany } from "~/features/assignments/assign";
import { changeRole, removeMember } from "~/features/members/change-members";
import { InvitationForm, InviteForm, MemberForm, RoleForm } from "~/features/members/form";
import { inBatches } from "~/features/members/in-batches";
import { type InviteOutcome, invite, sendAgain, withdraw } from "~/features/members/invite";
import { mayChangeMembers, mayWithdraw, rolesGivenBy } from "~/features/members/rules";
import {
  membersPage,
  readCursor,
  selectByRole,
  selectInvitations,
  selectJobChoices,
  selectMembers,
  selectToMeet,
  wasAccepted,
} from "~/features/members/store";
import { notifyOfRemoval, notifyOfRole } from "~/features/notifications/notify";
import { attempt } from "~/http/attempt";
import { flash, flashRefusal } from "~/http/flash";
import { checkForm, type FormReply, readFormData } from "~/http/read-form";
import { broken, invalid, refusal, seeOther, tooMany } from "~/http/replies";
import { type Member, requireRight } from "~/http/session";
import { idIn, isId } from "~/lib/ids";
import { asDay, inShort } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { AskFirst } from "./members/AskFirst";
import { FurtherPeople } from "./members/FurtherPeople";
import { Invitations } from "./members/Invitations";
import { InviteSomebody } from "./members/InviteSomebody";
import { MemberList } from "./members/MemberList";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Members – ${brand.name}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const reader = await requireRight(request, context, "members");
  const { id, companyId, companyName, role } = reader;
  const { db } = context.services;
  const { searchParams } = new URL(request.url);
  const after = readCursor(searchParams.get("after"));
  const remove = idIn(searchParams, "remove");
  const asked = remove ?? idIn(searchParams, "change");
  const to = rolesGivenBy(role).find((one) => one === searchParams.get("to"));
  const changes = mayChangeMembers(role);
  const [found, invitations, jobs] = await db.batch([
    selectMembers(db, reader, after, asked),
    selectInvitations(db, companyId),
    selectJobChoices(db, companyId),
  ]);
  const { list: members, next } = membersPage(found);
  const { asked: name = null, toMeet = [] } = found[0] ?? {};
  const asks = changes && asked !== null && name !== null && (remove === null ? to : remove !== id);
  const others = asks && toMeet.length > 0 ? await othersWhoInterview(db, companyId, asked) : [];
  const gives = rolesGivenBy(role);
  return {
    ...{ id, companyName, members, next, jobs, changes, gives },
    alone: after === null && members.length === 1,
    about: asks ? { id: asked, name, toMeet, others, to: remove === null ? (to ?? null) : null } : null,
    invitations: invitations
      .toSorted((one, other) => +other.sentAt - +one.sentAt)
      .map(({ sentAt: _sent, expiresAt, ...invitation }) => ({
        ...invitation,
        mine: mayWithdraw(role, invitation.role),
        until: expiresAt > context.now ? asDay(expiresAt) : null,
      })),
  };
}

const othersWhoInterview = async (db: Context["services"]["db"], companyId: string, not: string | null) =>
  (await selectByRole(db, companyId, "interviewer")).filter(({ id }) => id !== not);

const FAILED = "That could not be done. Please try again.";
const LAST_OWNER = "Make somebody else owner first.";
const LEFT = "That member has left already.";
const OVER = "That invitation is over.";
const ASK_FIRST =
  "Nobody is made owner unasked: press Make owner beside their name, and they are asked by mail.";

type Context = ActionFunctionArgs["context"];

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireRight(request, context, "members");
  const formData = await readFormData(request);
  switch (formData.get("intent")) {
    case "invite":
      return takeInvite(formData, member, context);
    case "resend":
    case "withdraw":
      return takeInvitation(formData, member, context);
    case "role":
    case "remove":
      if (!mayChangeMembers(member.role)) throw refusal(403);
      return formData.get("intent") === "role"
        ? takeRole(formData, member, context)
        : takeRemoval(formData, member, context);
    default:
      throw refusal(400);
  }
}

const depsOf = ({ services, settings, now }: Context) => ({
  ...services,
  publicOrigin: settings.publicOrigin,
  now,
});

async function takeInvite(formData: FormData, member: Member, context: Context) {
  const form = checkForm(formData, InviteForm);
  if (!form.ok) return invalid(form);
  const { email, role } = form.value;
  if (!rolesGivenBy(member.role).includes(role)) throw refusal(403);
  const jobs = role === "hiring-manager" ? formData.getAll("jobs").map(String).filter(isId) : [];
  const tried = await attempt(context, "member.not-invited", () =>
    invite(member, { email, role, jobs }, depsOf(context)),
  );
  if (!tried.ok) return broken(form.reply({ form: [FAILED] }));
  const outcome = tried.value;
  if (outcome.kind === "too-many") return tooMany(form.reply({ form: [TOO_MANY] }), outcome.seconds);
  if (outcome.kind === "too-many-open") return invalid({ reply: form.reply({ form: [MOST] }) });
  if (outcome.kind !== "invited") return invalid({ reply: form.reply({ email: [REFUSED[outcome.kind]] }) });
  context.log("member.invited", { userId: member.id, role });
  return back(flash(`${inShort(email)} is invited.`));
}

const TOO_MANY = "Many invitations were sent in the last hour, so we have to wait a little.";
const MOST = "20 invitations are open. Withdraw one, or wait until somebody has accepted.";
const REFUSED: Record<Exclude<InviteOutcome["kind"], "invited" | "too-many" | "too-many-open">, string> = {
  yourself: "You are here already",
  member: "Already in the team",
  "invited-before": "Invited already: send it again below",
};

async function takeInvitation(formData: FormData, member: Member, context: Context) {
  const form = checkForm(formData, InvitationForm);
  if (!form.ok) throw refusal(400);
  const { db } = context.services;
  const id = form.value.invitation;
  const open = await selectInvitations(db, member.companyId);
  const found = open.find((invitation) => invitation.id === id);
  if (found !== undefined && !mayWithdraw(member.role, found.role)) throw refusal(403);
  if (formData.get("intent") === "withdraw") {
    if (found === undefined)
      return back((await wasAccepted(db, member.companyId, id)) ? flashRefusal(OVER) : flash(OVER));
    await withdraw(db, member, found, context.now);
    return back(flash(`${inShort(found.email)} is no longer invited.`));
  }
  if (found === undefined) return back(flashRefusal(OVER));
  const outcome = await sendAgain(member, id, depsOf(context));
  if (outcome.kind === "absent") return back(flashRefusal(OVER));
  if (outcome.kind === "too-many") return data({ said: TOO_MANY }, 429);
  return back(flash(`The invitation is on its way to ${inShort(found.email)}.`));
}

async function takeRole(formData: FormData, member: Member, context: Context) {
  const form = checkForm(formData, RoleForm);
  if (!form.ok) throw refusal(400);
  const { member: userId, role, to } = form.value;
  if (role === "owner") return data({ said: ASK_FIRST }, 422);
  if (role !== "interviewer" && !(await handOn(member, userId, to, context)))
    return seeOther(paths.members({ change: userId, to: role }));
  const deps = { ...depsOf(context), tell: notifyOfRole, interviewsTo: to };
  const outcome = await changeRole(member, userId, role, deps);
  if (outcome.kind === "absent") return back(flashRefusal(LEFT));
  if (outcome.kind === "last-owner") return data({ said: LAST_OWNER }, 409);
  context.log("member.role-changed", { userId: member.id, of: userId, role });
  return seeOther(userId === member.id ? paths.settings() : paths.members(), {
    "Set-Cookie": await flash(`The role of ${inShort(outcome.name)} is changed.`),
  });
}

async function handOn(member: Member, from: string, to: string, { services, now }: Context) {
  const { db } = services;
  const [found] = await selectToMeet(db, member, from, -1);
  const toMeet = found?.toMeet ?? [];
  if (toMeet.length === 0 || to === "nobody") return true;
  const others = await othersWhoInterview(db, member.companyId, from);
  if (others.every(({ id }) => id !== to)) return false;
  await inBatches(member, "members", toMeet, { db, now }, (some) => assignMany(db, member, some, to, now));
  return true;
}

async function takeRemoval(formData: FormData, member: Member, context: Context) {
  const form = checkForm(formData, MemberForm);
  if (!form.ok) throw refusal(400);
  const { member: userId, to } = form.value;
  if (!(await handOn(member, userId, to, context))) return seeOther(paths.members({ remove: userId }));
  const deps = { ...depsOf(context), tell: notifyOfRemoval, interviewsTo: to };
  const outcome = await removeMember(member, userId, deps);
  if (outcome.kind === "absent") return back(flash(LEFT));
  if (outcome.kind === "last-owner") return data({ said: LAST_OWNER }, 409);
  context.log("member.removed", { userId: member.id, of: userId });
  return back(flash(`${inShort(outcome.name)} is no longer a member.`));
}

const back = async (said: Promise<string>) => seeOther(paths.members(), { "Set-Cookie": await said });

export default function Members() {
  const loaded = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() as FormReply | { said: string } | undefined;
  const said = reply !== undefined && "said" in reply ? reply.said : null;
  return (
    <div className="narrow stack wide">
      <h1>Members</h1>
      {said !== null && (
        <p className="notice bad" role="alert">
          {said}
        </p>
      )}
      {loaded.about !== null && <AskFirst {...loaded.about} />}
      <p>Who works for {loaded.companyName} here, and what each of them may see and do.</p>
      <MemberList {...loaded} />
      <FurtherPeople next={loaded.next} to={(after) => paths.members({ after })} />
      <InviteSomebody
        gives={loaded.gives}
        jobs={loaded.jobs}
        lastResult={said === null ? (reply as FormReply | undefined) : undefined}
      />
      {loaded.changes && (
        <p>
          <a href={paths.owners()}>Make somebody an owner</a>, who is asked by mail first.
        </p>
      )}
      <Invitations invitations={loaded.invitations} />
      <p className="small">
        {!loaded.alone && (
          <>
            <a href={paths.leaveCompany()}>Leave {loaded.companyName}</a> ·{" "}
          </>
        )}
        <a href={paths.settings()}>Back to the settings</a>
      </p>
    </div>
  );
}
