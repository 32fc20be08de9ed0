import { type CompanyTable, FOLLOWED, LAST, MEMBERS, PEOPLE } from "./company-rows.ts";
import { describe } from "./rows.ts";

/** What a statement is told that writes to a company which is just being moved. */
export const MOVING = "the company is being moved";

const ACTS = { insert: ["new"], update: ["new", "old"], delete: ["old"] } as const;
type Act = keyof typeof ACTS;

export const asSql = (text: string) => `'${text.replaceAll("'", "''")}'`;

const tablesOf = (of: readonly CompanyTable[]): [string, CompanyTable[]][] => [
  ...Map.groupBy(of, ({ name }) => name),
];

function guard(prefix: string, name: string, act: Act, when: string, body: string, what = ""): string {
  const time = prefix === "followed" ? "after" : "before";
  return `create trigger if not exists "${prefix}_${name}_${act}" ${time} ${act} ${what} on "${name}"
    when ${when} begin ${body} end`;
}

const touches = (tables: readonly CompanyTable[], act: Act, company: string) =>
  ACTS[act].flatMap((row) => tables.map(({ belongs }) => `(${belongs(row, company)})`)).join(" or ");

export async function followed(db: D1Database, companyId: string): Promise<string[]> {
  const company = asSql(companyId);
  const made: string[] = [
    "create table if not exists move_log (seq integer primary key autoincrement, name text, key text)",
    "create index if not exists move_log_key on move_log (name, key)",
  ];
  for (const [name, tables] of tablesOf(FOLLOWED)) {
    const { key } = await describe(db, name);
    for (const act of Object.keys(ACTS) as Act[]) {
      const noted = ACTS[act].map(
        (row) => `insert into move_log (name, key)
          values ('${name}', json_array(${key.map((column) => `${row}."${column}"`).join(", ")}));`,
      );
      made.push(guard("followed", name, act, touches(tables, act, company), noted.join(" ")));
    }
  }
  return made;
}

const refuse = `select raise(abort, '${MOVING}');`;
const skip = "select raise(ignore);";

const everyAct = (prefix: string, of: readonly CompanyTable[], company: string, body: string): string[] =>
  tablesOf(of).flatMap(([name, tables]) =>
    (Object.keys(ACTS) as Act[]).map((act) => guard(prefix, name, act, touches(tables, act, company), body)),
  );

const withoutPeople = FOLLOWED.filter((table) => table !== PEOPLE);

/** Nobody writes to the company where it was: whoever tries is refused, and tries again. */
export function frozen(companyId: string): string[] {
  const company = asSql(companyId);
  const names = "of email, person_name, first_name, last_name";
  return [
    ...everyAct("frozen", [...withoutPeople, ...LAST, MEMBERS], company, refuse),
    guard("frozen_names", "users", "update", touches([PEOPLE], "update", company), refuse, names),
  ];
}

/** Where it comes to, sweeps that look through all rows leave its rows alone until it is at home there. */
export const arriving = (companyId: string): string[] =>
  everyAct("arriving", withoutPeople, asSql(companyId), skip);

/** In the moment before it is at home there, nobody is to believe that something was written. */
export const waiting = (companyId: string): string[] =>
  everyAct("waiting", withoutPeople, asSql(companyId), refuse);

type Guards = "followed" | "frozen" | "arriving" | "waiting";

export async function dropGuards(db: D1Database, prefix: Guards, instead: string[] = []): Promise<void> {
  const { results } = await db
    .prepare("select name from sqlite_master where type = 'trigger' and name glob ?")
    .bind(`${prefix}_*`)
    .all<{ name: string }>();
  const gone = results.map(({ name }) => db.prepare(`drop trigger if exists "${name}"`));
  if (prefix === "followed") gone.push(db.prepare("drop table if exists move_log"));
  gone.push(...instead.map((sql) => db.prepare(sql)));
  if (gone.length > 0) await db.batch(gone);
}
