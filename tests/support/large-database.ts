import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { applyMigrations } from "../../db/apply-migrations";

export type LargeDatabase = {
  database: D1Database;
  /** The steps in which SQLite would answer. */
  planOf(sql: string): Promise<string[]>;
  stop(): Promise<void>;
};

/** With the real migrations, and so many rows in every table that sweeps look through; nothing is due. */
export async function startLargeDatabase(rows: number): Promise<LargeDatabase> {
  const options = { modules: true, script: "export default {}", d1Databases: ["DB"] };
  const miniflare = new Miniflare(convertV4MiniflareOptions(options));
  const database = await miniflare.getD1Database("DB");
  await applyMigrations(database);
  await fill(database, rows);
  return {
    database: database as unknown as D1Database,
    planOf: async (sql) => {
      const bound = [...sql.matchAll(/\?/g)].map(() => null);
      const { results } = await database
        .prepare(`explain query plan ${sql}`)
        .bind(...bound)
        .all<{ detail: string }>();
      return results.map(({ detail }) => detail);
    },
    stop: () => miniflare.dispose(),
  };
}

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

/** 2026-11-18T05:59Z: what has just come. */
const NOW = 1_794_981_540_000;
const LATER = NOW + 7 * 86_400_000;

/** What a column must hold, as SQL over the row's number `i`; the rest is a text or a moment of its kind. */
const TABLES: Record<string, Record<string, string>> = {
  companies: {},
  users: { company_id: "'companies-id-1'", type: "'buyer'", recruiter: "1" },
  sessions: { expires_at: `${LATER} / 1000` },
  tokens: { expires_at: `${LATER}` },
  attempts: { resets_at: `${LATER}` },
  pass_sessions: { expires_at: `${LATER}` },
  jobs: { status: "'active'", closes_at: `${LATER}` },
  applications: { submitted_at: `${NOW}`, received_at: `${NOW}`, evaluation_state: "'done'" },
  documents: { state: "'stored'" },
  job_views: { day: "'2026-11-18'", counted: "1" },
  notifications: {},
  notification_choices: { kind: "'applied'", mail: "'daily'" },
  job_suggestions: { answer: "'done'", answered_at: `${NOW}` },
  invitations: { role: "'recruiter'", expires_at: `${LATER}` },
  beta_contacts: {},
  feedback: {},
  notices: {},
  notice_files: { state: "'kept'" },
  job_alerts: { rhythm: "'daily'", confirmed_at: `${NOW}`, told_until: `${NOW}`, next_at: `${LATER}` },
  job_alerts_told: {},
  activity: { seq: `${NOW} * 2048 + i`, verb: "'job.edited'", via: "'page'" },
  outbox: {
    topic: "'mail'",
    state: "case when i % 1000 then 'done' else 'waiting' end",
    run_after: `${LATER}`,
  },
};

type Key = { table: string; from: string; to: string };
type Column = { name: string; type: string; notnull: number; dflt_value: string | null; pk: number };

async function fill(database: Database, rows: number): Promise<void> {
  const triggers = await database.prepare("select name from sqlite_master where type = 'trigger'").all();
  await database.batch(triggers.results.map(({ name }) => database.prepare(`drop trigger "${name}"`)));
  for (const [table, given] of Object.entries(TABLES)) {
    const { results } = await database.prepare(`select * from pragma_table_info('${table}')`).all<Column>();
    const columns = results.filter(
      ({ name, notnull, dflt_value, pk, type }) =>
        name in given || (notnull === 1 && dflt_value === null && !(pk === 1 && type === "INTEGER")),
    );
    const keys = await database.prepare(`select * from pragma_foreign_key_list('${table}')`).all<Key>();
    const value = ({ name, type }: Column) => {
      const points = keys.results.find(({ from }) => from === name) ?? { table, to: name };
      return given[name] ?? (type === "TEXT" ? `'${points.table}-${points.to}-' || i` : `${NOW}`);
    };
    await database
      .prepare(
        `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
         insert into "${table}" (${columns.map(({ name }) => `"${name}"`).join(", ")})
         select ${columns.map(value).join(", ")} from n`,
      )
      .bind(rows)
      .run();
  }
}
