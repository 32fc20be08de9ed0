import type { DrawnForm } from "~/components/drawn-form";
import { EmptyState } from "~/components/EmptyState";
import { ErrorSummary } from "~/components/ErrorSummary";
import type { FieldFacts } from "~/components/Field";
import type { Person } from "~/features/candidates/decide-many";
import { actionLabel } from "~/features/candidates/rules";
import { counted } from "~/lib/words";
import type { CandidateStatus } from "~/vocabulary/applications";
import type { Reason } from "~/vocabulary/decisions";
import { ReasonFields } from "../candidates/ReasonFields";
import { FirstMails } from "./FirstMails";
import { LeftOut } from "./LeftOut";

type Plan = {
  bulk: string;
  to: CandidateStatus;
  people: (Person & { from: CandidateStatus })[];
  left: Person[];
  /** How many get the usual mail although the reason has a template. */
  usual: number;
  letters: { name: string; subject: string; text: string }[];
};

type Props = {
  plan: Plan;
  form: DrawnForm;
  fields: Record<"reason" | "detail" | "sure" | "pool", FieldFacts>;
  reasons: readonly Reason[];
  inMail: boolean;
  told: string;
  /** Whether the mails can be shown as they will be sent. */
  ready: boolean;
};

export function ConfirmBulk({ plan, form, fields, reasons, inMail, told, ready }: Props) {
  const { bulk, to, people, left, usual, letters } = plan;
  const many = counted(people.length, "person", "people");
  const asks = to === "passed" && reasons.length > 0;
  const wrong = [fields.reason, fields.detail, fields.sure].some(({ errors }) => errors !== undefined);
  if (people.length === 0)
    return (
      <>
        <h1>{actionLabel(to)}</h1>
        <LeftOut people={left} />
        <EmptyState title="Nobody is selected">
          <p>Go back, and select whom you mean.</p>
        </EmptyState>
      </>
    );
  return (
    <form method="post" className="form stack" noValidate>
      <h1>
        {actionLabel(to)}: {many}
      </h1>
      <ErrorSummary form={form} />
      <input type="hidden" name="bulk" value={bulk} />
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="people" value={people.map(({ id, from }) => `${id}:${from}`).join(" ")} />
      <p>{people.map(({ name }) => name).join(", ")}</p>
      <LeftOut people={left} />
      <p>
        {people.length > 1 && "All have an address. "}They are told by email {told}.
      </p>
      {asks && <ReasonFields fields={fields} reasons={reasons} inMail={inMail} />}
      {asks && (
        <button type="submit" name="intent" value="check" className="btn ghost">
          Show the mails
        </button>
      )}
      {ready && (
        <>
          {usual > 0 && (
            <p className="notice">
              The usual mail goes to {counted(usual, "person", "people")}: the reason’s template was deleted,
              or a field in it is empty for them.
            </p>
          )}
          {!wrong && <FirstMails letters={letters} all={people.length} asked={asks} />}
          <button type="submit" name="intent" value="send" className="btn">
            {actionLabel(to)}: {many}
          </button>
        </>
      )}
    </form>
  );
}
