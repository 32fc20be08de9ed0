import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { VerifyForm } from "~/features/records/form";
import type { RecordsVerified } from "~/features/records/verify-records";
import { readForm } from "~/http/read-form";
import { refusal } from "~/http/replies";
import { requireRight } from "~/http/session";
import { asFigure, counted } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Records – ${brand.name}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(request, context, "company");
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { companyId } = await requireRight(request, context, "company");
  const form = await readForm(request, VerifyForm);
  if (!form.ok) throw refusal(400);
  const answer = await context.services.advice.verifyRecords(companyId, form.value);
  return answer.kind === "silent"
    ? data({ silent: true, from: form.value, verified: null }, 503)
    : data({ silent: false, from: form.value, verified: answer.value });
}

export default function Records() {
  const answer = useActionData<typeof action>();
  return (
    <div className="narrow stack">
      <h1>Records</h1>
      <p>
        Evaluations, verdicts, decisions, and what applicants wrote to contest them are sealed within a minute
        or two: each one’s fingerprint is linked to the one before it. If a single character were changed
        afterwards, by whomever, it would show here.
      </p>
      {answer?.silent === true && (
        <p className="notice" role="alert">
          The records could not be read just now. Nothing is known to be wrong: please try again in a minute.
        </p>
      )}
      {answer?.verified && <Verified {...answer.verified} before={answer.from.seq} />}
      <Form method="post">
        {answer?.verified?.until && (
          <>
            <input type="hidden" name="seq" value={answer.verified.until.seq} />
            <input type="hidden" name="hash" value={answer.verified.until.hash} />
          </>
        )}
        <Button busy="Reading...">{answer?.verified?.until ? "Go on" : "Check the records"}</Button>
      </Form>
      <p>
        <a href={paths.activity()}>Activity</a>
      </p>
    </div>
  );
}

const WRONG = {
  changed: "was changed after it was sealed",
  missing: "is gone, and no erasure says why",
  link: "is not linked as it was: the chain itself was changed here",
} as const;

function Verified({
  checked,
  erased,
  prior,
  waiting,
  problems,
  tip,
  until,
  before,
}: RecordsVerified & { before: number }) {
  return (
    <section className="stack" role="status">
      <h2>
        {problems.length === 0
          ? `${counted(before + checked, "record")}, and none was touched`
          : `${counted(problems.length, "record")} ${problems.length === 1 ? "does" : "do"} not fit`}
      </h2>
      {problems.length > 0 && (
        <ul className="register lines">
          {problems.map(({ record, id, wrong }) => (
            <li key={`${record} ${id} ${wrong}`}>
              <span>
                The {record} <b className="reference">{id}</b> {WRONG[wrong]}.
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="small muted">
        {asFigure(erased)} erased, as people asked for; {asFigure(prior)} from before there were seals;{" "}
        {asFigure(waiting)} to be sealed in the next minute. {until !== null && "There are more. "}
        The last seal is <span className="reference">{tip}</span>: keep it elsewhere, and nobody can take away
        what stands before it.
      </p>
    </section>
  );
}
