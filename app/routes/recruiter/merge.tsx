import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { Day } from "~/components/Day";
import { drawnForm } from "~/components/drawn-form";
import { EmailAddress } from "~/components/EmailAddress";
import { ErrorSummary } from "~/components/ErrorSummary";
import { findDuplicates, type MergeSide, selectSides } from "~/features/candidates/find-duplicates";
import { MergeForm } from "~/features/candidates/form";
import { mergeApplications } from "~/features/candidates/merge";
import { type Merging, mayMerge } from "~/features/candidates/merge-rules";
import { statusLabel } from "~/features/candidates/rules";
import { UNDO_WINDOW_LABELS } from "~/features/decisions/rules";
import { attempt } from "~/http/attempt";
import { requireCleanAddress } from "~/http/clean-address";
import { countSearch } from "~/http/count-search";
import { flash } from "~/http/flash";
import { type FormReply, readForm } from "~/http/read-form";
import { broken, invalid, NOTHING_CHANGED, notFound, seeOther } from "~/http/replies";
import { batchWithSession, requireRight } from "~/http/session";
import { idIn, isId } from "~/lib/ids";
import { oneLine } from "~/lib/plain-text";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { flashOf } from "./candidates/on-to-next";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Same person? ${data?.one.name ?? ""} – ${brand.name}` },
];

const MEANWHILE = "Nothing was changed: one of the two stands elsewhere by now. Please look again.";
const LONGEST = 100;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireCleanAddress(request);
  const { applicationId = "" } = params;
  const search = new URL(request.url).searchParams;
  const wanted = idIn(search, "other");
  const ids = [applicationId, ...(wanted === null ? [] : [wanted])];
  const read = batchWithSession(request, context, (person) => [
    selectSides(context.services.db, person, ids),
  ]);
  const member = await requireRight(request, context, "candidates.merge", { application: applicationId });
  const sides = isId(applicationId) ? ((await read())?.[0] ?? []) : [];
  const one = sides.find(({ id }) => id === applicationId);
  const other = sides.find(({ id }) => id === wanted);
  if (one === undefined) throw notFound();
  const q = oneLine((search.get("q") ?? "").slice(0, LONGEST));
  if (wanted !== null) {
    if (other === undefined || other === one || other.jobId !== one.jobId) throw notFound();
    const told = UNDO_WINDOW_LABELS[one.settings.undoWindow].told;
    return {
      one: shown(one),
      q,
      found: null,
      pair: { other: shown(other), may: mayMerge(one, other), told },
    };
  }
  if (q !== "") await countSearch(context, member.id);
  const found = await findDuplicates(member, one, q, context.services.db);
  return { one: shown(one), q, found, pair: null };
}

const shown = ({ settings: _settings, phone: _phone, jobId: _job, ...side }: MergeSide) => side;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { applicationId = "" } = params;
  const member = await requireRight(request, context, "candidates.merge", { application: applicationId });
  const wanted = idIn(new URL(request.url).searchParams, "other");
  const form = await readForm(request, MergeForm);
  if (!form.ok) return invalid(form);
  if (!isId(applicationId) || wanted === null) throw notFound();
  const { keep, from, otherFrom } = form.value;
  const other = keep === applicationId ? wanted : applicationId;
  if (keep !== applicationId && keep !== wanted) throw notFound();
  const seen = { [applicationId]: from, [wanted]: otherFrom };
  const deps = { ...context.services, publicOrigin: context.settings.publicOrigin, now: context.now };
  const tried = await attempt(context, "candidate.not-merged", () =>
    mergeApplications(member, { keep, other, seen }, deps),
  );
  if (!tried.ok) return broken(form.reply({ form: [NOTHING_CHANGED] }));
  const outcome = tried.value;
  switch (outcome.kind) {
    case "merged": {
      context.log("candidate.merged", { applicationId: keep, other, userId: member.id });
      const { told } = outcome;
      const said =
        told === null ? await flash(`${MERGED} Nobody is told.`) : await flashOf(MERGED, told, context);
      return seeOther(paths.candidate(keep), { "Set-Cookie": said });
    }
    case "before":
      return seeOther(paths.candidate(keep), {
        "Set-Cookie": await flash(`${MERGED} Nothing else was changed.`),
      });
    case "refused":
      return data(form.reply({ form: [MEANWHILE] }), 409);
    case "not-found":
      throw notFound();
  }
}

const MERGED = "The two applications are merged; this one goes on.";

export default function Merge() {
  const { one, q, found, pair } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <div className={pair === null ? "narrow stack" : "reading stack"}>
      <p>
        <a href={paths.candidate(one.id)}>← {one.name}</a>
      </p>
      <h1>Same person as somebody else?</h1>
      {pair === null ? (
        <Choose one={one} q={q} found={found} />
      ) : (
        <Compare one={one} {...pair} lastResult={lastResult} />
      )}
    </div>
  );
}

type Side = ReturnType<typeof shown>;
type Found = Awaited<ReturnType<typeof findDuplicates>>;

function Choose({ one, q, found }: { one: Side; q: string; found: Found }) {
  return (
    <>
      <p>
        {one.name} applied for {one.position} as <EmailAddress of={one.email} /> on{" "}
        <Day of={one.submittedAt} />. An application for the same job under another address can be merged with
        this one: then one of the two goes on.
      </p>
      {found.length > 0 ? (
        <ul className="register">
          {found.map(({ id, name, email, submittedAt, status, stage, why }) => (
            <li key={id} className="row between">
              <span>
                <strong dir="auto">{name}</strong>
                <br />
                <span className="small muted">
                  <EmailAddress of={email} /> · <Day of={submittedAt} /> · {stage ?? statusLabel(status)}
                  {why !== "" && ` · ${why}`}
                </span>
              </span>
              <a className="btn ghost small" href={paths.merge(one.id, { other: id })}>
                Compare
                <span className="visually-hidden">
                  {" "}
                  with {name}, {email}
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">
          {q === ""
            ? "Nobody else who applied for this job has the same name or phone number."
            : `Nobody else who applied for this job is found as “${q}”.`}
        </p>
      )}
      <form method="get" action={paths.merge(one.id)} className="row search">
        <input
          type="search"
          name="q"
          aria-label="Search this job by name or address"
          placeholder="Name or address"
          maxLength={LONGEST}
          defaultValue={q}
        />
        <button type="submit" className="btn ghost">
          Search
        </button>
        {q !== "" && <a href={paths.merge(one.id)}>Same name or number</a>}
      </form>
    </>
  );
}

type Pair = { one: Side; other: Side; may: Merging; told: string; lastResult: FormReply | undefined };

const WHY = {
  merged: "One of the two is merged already. Reconsider that one first.",
  offers: "Both have an offer, so they cannot be merged. Please take one of the offers back first.",
  none: "Both have ended: there is nothing that could go on. Reconsider one of them first.",
  offer: "The one that has the offer goes on.",
  ended: "The one that has not ended goes on. Nobody is told.",
};

function Compare({ one, other, may, told, lastResult }: Pair) {
  const [form, fields] = drawnForm<{ keep: string }>({ id: "merge", lastResult });
  const only = may.kind === "only" ? may.keep : null;
  const chosen = only ?? fields.keep.initialValue;
  const possible = may.kind !== "none";
  return (
    <>
      <ErrorSummary form={form} />
      {may.kind !== "either" && <p className={possible ? "notice" : "notice warn"}>{WHY[may.why]}</p>}
      <form method="post" action={paths.merge(one.id, { other: other.id })} className="stack" noValidate>
        <fieldset className="field cards" id="merge-keep" tabIndex={-1}>
          <legend>Which of the two goes on?</legend>
          {[one, other].map((side) => (
            <div key={side.id} className="card">
              <dl className="particulars">
                <dt>Name</dt>
                <dd dir="auto">
                  <a href={paths.candidate(side.id)}>{side.name}</a>
                </dd>
                <dt>Address</dt>
                <dd>
                  <EmailAddress of={side.email} />
                </dd>
                <dt>Applied</dt>
                <dd>
                  <Day of={side.submittedAt} />
                </dd>
                <dt>Status</dt>
                <dd>{side.stage ?? statusLabel(side.status)}</dd>
                <dt>CV</dt>
                <dd>{side.cv === null ? "None" : <Cv {...side.cv} />}</dd>
              </dl>
              {possible && (only ?? side.id) === side.id && (
                <label className="choice">
                  <input type="radio" name="keep" value={side.id} defaultChecked={chosen === side.id} />
                  <span>
                    This one goes on<span className="visually-hidden">, from {side.email}</span>
                  </span>
                </label>
              )}
            </div>
          ))}
        </fieldset>
        <input type="hidden" name="from" value={one.status} />
        <input type="hidden" name="otherFrom" value={other.status} />
        {possible && (
          <p>
            {(may.kind === "either" || may.why === "offer") &&
              `The other is passed, and told by email ${told}: “You applied for this job twice”. `}
            Tags are joined on the one that goes on, and the scorecards of both stand there: where a colleague
            judged each of the two, the newer counts. Notes stay where they are; each page leads to the other.
          </p>
        )}
        <div className="row">
          {possible && <Button busy="Merging...">Merge</Button>}
          <a href={paths.merge(one.id)}>Somebody else</a>
        </div>
      </form>
    </>
  );
}

const Cv = ({ id, fileName, read }: NonNullable<Side["cv"]>) => (
  <a href={read ? paths.documentText(id) : paths.document(id)} dir="auto">
    {fileName}
  </a>
);
