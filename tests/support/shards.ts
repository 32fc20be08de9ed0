import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { FOLLOWED, LAST } from "../../db/shards/company-rows";
import { ownRange } from "../../db/shards/own-range";
import { migratedDatabase } from "./built-databases";

/** What happens around each trip to a database: it may throw, as where the mover is killed. */
export type Around = { before?(): Promise<void> | void; after?(): Promise<void> | void };

export type Used = { shards: D1Database[]; files: [DatabaseSync, DatabaseSync, DatabaseSync] };

let folder: string | undefined;

/** In SQLite's own files, for tests that move hundreds of times. `acme` and `owls` are on the first. */
export async function usedShards(around: Around = {}): Promise<Used> {
  folder ??= await makeUsed();
  const from = folder;
  const open = (number: number) => {
    const path = join(from, `${crypto.randomUUID()}.sqlite`);
    copyFileSync(join(from, `${number}`), path);
    const file = new DatabaseSync(path);
    file.exec("pragma synchronous = off; pragma journal_mode = memory; pragma foreign_keys = on");
    return file;
  };
  const files: Used["files"] = [open(0), open(1), open(2)];
  return { files, shards: files.map((file) => overFile(file, around)) };
}

async function makeUsed(): Promise<string> {
  const made = mkdtempSync(join(tmpdir(), "rolecall-shards-"));
  process.once("exit", () => rmSync(made, { recursive: true, force: true }));
  for (const [number, companies] of [["acme", "owls"], ["bees"], []].entries()) {
    const file = migratedDatabase();
    for (const sql of ownRange(number)) file.exec(sql);
    for (const company of companies) await fillCompany(overFile(file), company);
    if (number === 0) file.exec("insert into company_places (company_id, shard) values ('bees', 1)");
    file.exec(`vacuum into '${join(made, `${number}`)}'`);
    file.close();
  }
  return made;
}

function overFile(file: DatabaseSync, around: Around = {}): D1Database {
  type Asked = { sql: string; values: (string | number | null)[] };
  const trip = async (asked: readonly Asked[]) => {
    await around.before?.();
    file.exec("begin");
    let results: { results: unknown[]; meta: object }[];
    try {
      results = asked.map(({ sql, values }) => ({ results: file.prepare(sql).all(...values), meta: {} }));
      file.exec("commit");
    } catch (error) {
      if (file.isTransaction) file.exec("rollback");
      throw error;
    }
    await around.after?.();
    return results;
  };
  const statement = (sql: string, values: Asked["values"] = []): object => {
    const self = { sql, values };
    const one = async () => (await trip([self]))[0];
    return {
      ...self,
      bind: (...bound: Asked["values"]) => statement(sql, bound),
      all: one,
      run: one,
      first: async (column?: string) => {
        const row = (await one())?.results[0] as Record<string, unknown> | undefined;
        return (column === undefined ? row : row?.[column]) ?? null;
      },
    };
  };
  const database = { prepare: (sql: string) => statement(sql), batch: trip };
  return database as unknown as D1Database;
}

const NOW = 1_794_981_540_000;

/** What a column must hold, as SQL over the row's number `i`, the company's `c`; the rest is of its type. */
const rowsOf = (c: string): Record<string, Record<string, string>> => ({
  companies: { id: `'${c}'`, slug: `'${c}'` },
  users: { company_id: `'${c}'`, type: "'buyer'", recruiter: "1" },
  jobs: { status: "iif(i = 2, 'closed', 'active')", job_type: "'contract'", location_type: "'remote'" },
  job_stages: { status: "'pending'", kind: "'new'" },
  assessments: { questions: `'[{"id":1}]'` },
  applications: {
    submitted_at: `iif(i = 3, null, ${NOW} + i)`,
    user_id: `'${c}-person-' || i`,
    evaluation_state: "'done'",
    overall_score: "70 + i",
    cv_document_id: `'documents-id-${c}-' || i`,
    answers: `'{"1":"An answer — with ünïcode"}'`,
  },
  documents: { user_id: `'${c}-person-' || i`, state: "iif(i = 1, 'uploading', 'stored')" },
  document_texts: {
    document_id: `'documents-id-${c}-' || i`,
    text: "case i when 1 then randomblob(40) when 2 then char(1) || 'read' else 'read' end",
  },
  evaluations: { kind: "'built-in'", packed: "randomblob(40)" },
  short_link_clicks: { code: `'short_links-code-${c}-' || i` },
  notifications: { kind: "'status'", user_id: `'${c}-person-' || i`, read_at: "null" },
  activity: { verb: "'job.edited'", via: "'page'", seq: `${NOW} * 2048 + i`, once: "null" },
  outbox: { topic: "'mail'", state: "iif(i = 2, 'done', 'waiting')" },
  record_chain: { seq: "i" },
  interviewers: { seq: `(select seq from applications where id = 'applications-id-${c}-' || i)` },
  company_tags: { people: "'{}'" },
});

const PERSONAL = ["sessions", "identities", "passkeys", "tokens", "notification_choices", "feedback"];

/** Three rows of everything that a company may have, written as the product does: by triggers. */
async function fillCompany(db: D1Database, c: string): Promise<void> {
  const people = [1, 2, 3].map((i) => [`${c}-person-${i}`, `applicant-${c}-${i}@example.org`]);
  await db.batch(
    people.map(([id, email]) =>
      db
        .prepare(
          `insert or ignore into users (id, email, email_verified_at, password_hash, type, person_name,
            first_name, last_name, created_at, updated_at) values
            (?, ?, 1, 'scrypt$', 'applicant', 'Amara O', 'Amara', 'O', 1, 1)`,
        )
        .bind(id, email),
    ),
  );
  const given = rowsOf(c);
  for (const name of [...new Set([...FOLLOWED, ...LAST].map(({ name }) => name))]) {
    if (DERIVED.includes(name)) continue;
    const { results: columns } = await db
      .prepare(`select name, type, "notnull", dflt_value, pk from pragma_table_info(?)`)
      .bind(name)
      .all<{ name: string; type: string; notnull: number; dflt_value: string | null; pk: number }>();
    const values = columns
      .map((column) => [column.name, given[name]?.[column.name] ?? usual(name, column, c)])
      .filter(([, value]) => value !== null);
    await db
      .prepare(
        `with recursive n(i) as (select 1 union all
          select i + 1 from n where i < ${name === "companies" ? 1 : 3})
        insert into "${name}" (${values.map(([column]) => `"${column}"`).join(", ")})
        select ${values.map(([, value]) => value).join(", ")} from n where true
        ${name === "users" || PERSONAL.includes(name) ? "" : "on conflict do nothing"}`,
      )
      .run()
      .catch((error) => {
        throw new Error(`${name}: ${error}`);
      });
  }
}

/** Made by triggers alone. */
const DERIVED = [
  "company_slugs",
  "members",
  "question_sets",
  "unsealed_records",
  "counters",
  "facts",
  "fact_days",
];

function usual(
  table: string,
  column: { name: string; type: string; notnull: number; dflt_value: string | null; pk: number },
  c: string,
): string | null {
  const { name, type } = column;
  if (name === "company_id") return `'${c}'`;
  if (name === "user_id") return `'users-id-${c}-' || i`;
  if (name === "job_id") return `'jobs-id-${c}-' || i`;
  if (name === "application_id") return `'applications-id-${c}-' || i`;
  if (name === "note_id") return `'notes-id-${c}-' || i`;
  if (name === "id") return `'${table}-id-${c}-' || i`;
  const wanted = (column.notnull === 1 && column.dflt_value === null) || (column.pk > 0 && type === "TEXT");
  if (!wanted) return null;
  if (type.toLowerCase() === "integer") return name === "seq" ? null : `${NOW} + i`;
  return isJson(name) ? "'[]'" : `'${table}-${name}-${c}-' || i`;
}

const isJson = (name: string) =>
  ["filters", "stages", "statuses", "payload", "result", "questions"].includes(name);
