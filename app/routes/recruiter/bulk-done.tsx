import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { Moment } from "~/components/Moment";
import { UndoButton } from "~/components/UndoButton";
import { bulkChanges, selectPeople } from "~/features/candidates/decide-many";
import { statusLabel } from "~/features/candidates/rules";
import { undoDecisions } from "~/features/candidates/undo-decision";
import { NoLongerTheirs } from "~/features/members/in-batches";
import { cancelMany, mailsOfBulk } from "~/features/messages/write-many";
import { attempt } from "~/http/attempt";
import { flash, flashRefusal } from "~/http/flash";
import { notFound, refusal, refusalWithForm, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { isId } from "~/lib/ids";
import { counted } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import lists from "~/styles/lists.css?url";
import { BackToList } from "./bulk/BackToList";
import { LeftOut } from "./bulk/LeftOut";
import { leftIn, listOf } from "./bulk/read-chosen";

export const handle: PageHandle = { kind: "quiet" };
export const links = () => [{ rel: "stylesheet", href: lists }];
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.mails.length ? "Written to" : "Decided"} – ${brand.name}` },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const reader = await requireRight(request, context, "candidates.decide");
  const bulkId = params.bulk;
  if (!isId(bulkId)) throw notFound();
  const { db } = context.services;
  const [changes, mails, missed] = await db.batch([
    bulkChanges(db, reader, bulkId),
    mailsOfBulk(db, reader, bulkId),
    selectPeople(db, reader, leftIn(request)),
  ]);
  if (changes.length === 0 && mails.length === 0) throw notFound();
  return {
    mails,
    list: listOf(request),
    missed: missed.map(({ id, name, status, stage }) => ({ id, name, status, stage })),
    changes: changes.map(({ silent, stays, ...change }) => ({
      ...change,
      silent,
      backs: change.leaves !== null || (silent && stays && !change.undone),
      leaves: change.leaves === null ? null : new Date(change.leaves),
    })),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const recruiter = await requireRight(request, context, "candidates.decide");
  const bulkId = params.bulk;
  const { db } = context.services;
  if (!isId(bulkId)) throw notFound();
  const [changes, mails] = await db.batch([
    bulkChanges(db, recruiter, bulkId),
    mailsOfBulk(db, recruiter, bulkId),
  ]);
  if (mails.length > 0) {
    await cancelMany({ ...recruiter, requestId: bulkId }, bulkId, { db, now: context.now });
    context.log("messages.cancelled", { bulk: bulkId, userId: recruiter.id });
    const after = await mailsOfBulk(db, recruiter, bulkId);
    const none = after.every(({ state }) => state !== "cancelled");
    return seeOther(paths.bulkDone(bulkId, [], listOf(request)), {
      "Set-Cookie": await (none ? flashRefusal(ALL_LEFT) : flash("What had not left is taken back.")),
    });
  }
  if (changes.length === 0) throw notFound();
  const ids = changes.map(({ changeId }) => changeId);
  const tried = await attempt(context, "bulk.not-undone", () =>
    undoDecisions({ ...recruiter, requestId: bulkId }, ids, { db, now: context.now }),
  );
  if (!tried.ok && tried.error instanceof NoLongerTheirs) throw refusal(403);
  if (!tried.ok) throw await refusalWithForm(context, 503);
  context.log("candidates.undone", { bulk: bulkId, userId: recruiter.id });
  const after = await bulkChanges(db, recruiter, bulkId);
  const back = after.filter(({ undone }) => undone).length;
  const said = back === 0 ? flashRefusal(TOO_LATE) : flash(BACK);
  return seeOther(paths.bulkDone(bulkId, [], listOf(request)), { "Set-Cookie": await said });
}

const ALL_LEFT = "Too late: every mail has left. None is taken back.";
const TOO_LATE = "Too late: everybody has been told. Nobody is back.";
const BACK = "Whoever was not told is back.";

export default function BulkDone() {
  const { changes, mails, missed, list } = useLoaderData<typeof loader>();
  if (mails.length > 0) return <WrittenTo mails={mails} missed={missed} />;
  const waiting = changes.filter(({ backs }) => backs);
  const [first] = changes;
  const done = changes.every(({ undone }) => undone)
    ? "Taken back"
    : first && (first.stage ?? statusLabel(first.to));
  return (
    <div className="narrow stack wide">
      <BackToList />
      <h1>
        {counted(changes.length, "person", "people")}: {done}
      </h1>
      <LeftOut people={missed} />
      {waiting.length > 0 && (
        <Form method="post" className="row">
          <Button look="ghost">Undo for {counted(waiting.length, "person", "people")}</Button>
        </Form>
      )}
      <ul className="register">
        {changes.map(({ changeId, id, name, undone, silent, backs, leaves }) => (
          <li key={changeId} className="row">
            <a href={paths.candidate(id) + list}>{name}</a>
            <span className="muted small">
              {undone ? (
                "Taken back: nobody was told"
              ) : silent ? (
                "Nobody is told"
              ) : leaves === null ? (
                "Told by email"
              ) : (
                <>
                  The mail leaves <Moment of={leaves} />
                </>
              )}
            </span>
            {backs && <UndoButton action={paths.undoDecision(changeId)} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Written = Pick<ReturnType<typeof useLoaderData<typeof loader>>, "mails" | "missed">;

const STATES = { sent: "Sent", cancelled: "Taken back", failed: "Could not be delivered" };

function WrittenTo({ mails, missed }: Written) {
  const held = mails.filter((mail) => mail.held).length;
  return (
    <div className="narrow stack wide">
      <BackToList />
      <h1>{counted(mails.length, "person", "people")} written to</h1>
      <LeftOut people={missed} since="they stand elsewhere by now, or there is nothing to put in for them" />
      {held > 0 && (
        <Form method="post" className="row">
          <Button look="ghost">Take {counted(held, "mail")} back</Button>
        </Form>
      )}
      <ul className="register">
        {mails.map(({ messageId, id, name, state, leavesAt }) => (
          <li key={messageId} className="row">
            <a href={paths.messages(id)}>{name}</a>
            <span className="muted small">
              {state === "waiting" ? (
                <>
                  The mail leaves <Moment of={leavesAt} />
                </>
              ) : (
                STATES[state]
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
