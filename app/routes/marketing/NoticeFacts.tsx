import { Badge } from "~/components/Badge";
import { Day } from "~/components/Day";
import { dueAt, dueIn } from "~/features/notices/rules";
import { OUTCOME_LABELS, type Outcome } from "~/vocabulary/notices";

type Props = {
  noticeType: string;
  createdAt: Date;
  decidedAt: Date | null;
  outcome: Outcome | null;
  now: Date;
};

export function NoticeFacts({ noticeType, createdAt, decidedAt, outcome, now }: Props) {
  const due = dueIn(createdAt, now);
  return (
    <p className="row small muted">
      <Badge>{noticeType === "appeal" ? "Appeal" : "Report"}</Badge>
      {decidedAt === null || outcome === null ? (
        <>
          <Badge tone="warn">Open</Badge>
          {due.late ? <Badge tone="bad">{due.words}</Badge> : <span>{due.words}</span>}
          <span>
            Received <Day of={createdAt} />, due by <Day of={dueAt(createdAt)} />
          </span>
        </>
      ) : (
        <>
          <Badge tone="ok">Decided</Badge>
          <span>
            Received <Day of={createdAt} />, decided <Day of={decidedAt} />
          </span>
          <span>{OUTCOME_LABELS[outcome]}</span>
        </>
      )}
    </p>
  );
}
