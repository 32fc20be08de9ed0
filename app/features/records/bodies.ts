import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { pick } from "~/lib/pick";
import { sha256 } from "~/lib/secrets";
import type { SealedKind } from "~/vocabulary/records";
import type { Db } from "../../../db/client";
import {
  type Bytes,
  comments,
  corrections,
  evaluations,
  reviewRequests,
  scorecards,
  statusChanges,
  unpackText,
  verdicts,
} from "../../../db/schema";
import { outlineOf } from "../evaluations/runs";

const OF_ALL = ["id", "companyId", "applicationId", "createdAt"] as const;

/** Named one by one: a column that is added later must not change the hash of what was sealed before. */
const BODIES = {
  evaluation: {
    table: evaluations,
    columns: pick(getTableColumns(evaluations), [
      ...OF_ALL,
      ...([
        "evaluator",
        "kind",
        "modelVersion",
        "promptHash",
        "inputHash",
        "result",
        "overallScore",
      ] as const),
      ...(["recommendation", "inputParts", "correctionId"] as const),
    ]),
  },
  verdict: {
    table: verdicts,
    columns: pick(getTableColumns(verdicts), [
      ...OF_ALL,
      ...(["evaluationId", "dimension", "score", "machineScore", "reason", "userId", "personName"] as const),
    ]),
  },
  card: {
    table: scorecards,
    columns: pick(getTableColumns(scorecards), [
      ...OF_ALL,
      ...(["userId", "personName", "recommendation", "pros", "cons", "version"] as const),
    ]),
  },
  move: {
    table: statusChanges,
    columns: pick(getTableColumns(statusChanges), [
      ...OF_ALL,
      ...(["userId", "personName", "from", "to", "offerEnd", "undoes"] as const),
      ...(["reason", "toldReason", "detail"] as const),
    ]),
  },
  request: {
    table: reviewRequests,
    columns: pick(getTableColumns(reviewRequests), [...OF_ALL, "userId", "question"]),
  },
  answer: {
    table: reviewRequests,
    columns: pick(getTableColumns(reviewRequests), [
      ...(["id", "companyId", "answer", "answeredBy", "answeredByName", "answeredAt"] as const),
    ]),
  },
  correction: {
    table: corrections,
    columns: pick(getTableColumns(corrections), [...OF_ALL, "documentId", "userId", "text"]),
  },
  comment: { table: comments, columns: pick(getTableColumns(comments), [...OF_ALL, "userId", "text"]) },
} as const;

type Named = { kind: SealedKind; recordId: string };

export const keyOf = ({ kind, recordId }: Named): string => `${kind} ${recordId}`;

/** SHA-256 of each record's canonical JSON, by `keyOf`; those that are not there are left out. */
export async function hashesOf(db: Db, companyId: string, records: readonly Named[]) {
  const kinds = Object.keys(BODIES).filter((kind) => records.some((one) => one.kind === kind));
  const hashes = new Map<string, string>();
  for (const kind of kinds as (keyof typeof BODIES)[]) {
    const ids = records.filter((one) => one.kind === kind).map((one) => one.recordId);
    for (const { id, body, packed } of await selectBodies(db, companyId, kind, ids))
      hashes.set(
        keyOf({ kind, recordId: id }),
        await sha256(packed === null ? body : unpacked(body, packed)),
      );
  }
  return hashes;
}

function unpacked(body: string, packed: Bytes): string {
  const record = JSON.parse(body);
  try {
    const result = unpackText(packed);
    const same = record.result === JSON.stringify(outlineOf(JSON.parse(result)));
    return same ? JSON.stringify({ ...record, result }) : body;
  } catch {
    return body;
  }
}

const PACKED = sql<Bytes | null>`${evaluations.packed}`;

function selectBodies(db: Db, companyId: string, kind: keyof typeof BODIES, ids: string[]) {
  const { table, columns } = BODIES[kind];
  return db
    .select({
      id: table.id,
      body: canonical(Object.values(columns)).as("body"),
      packed: (kind === "evaluation" ? PACKED : sql<Bytes | null>`null`).as("packed"),
    })
    .from(table)
    .where(
      and(
        eq(table.companyId, companyId),
        sql`${table.id} in (select value from json_each(${JSON.stringify(ids)}))`,
      ),
    );
}

function canonical(columns: readonly { name: string }[]): SQL<string> {
  const sorted = [...columns].sort((one, other) => (one.name < other.name ? -1 : 1));
  return sql`json_object(${sql.join(
    sorted.map((column) => sql`${sql.raw(`'${column.name}'`)}, ${column}`),
    sql`, `,
  )})`;
}
