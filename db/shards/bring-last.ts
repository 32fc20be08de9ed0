import { FOLLOWED, LAST, MEMBERS } from "./company-rows.ts";
import { COPIED, givenBackNumbers, keptNumbers, type Moving } from "./copy-company.ts";
import { asSql } from "./guards.ts";
import { AS_GUEST, countUnread } from "./guests.ts";
import { describe, insertRows, overwriting, rowPages, writeQuietly } from "./rows.ts";

const CHUNK = 100;

export async function bringLast(of: Moving): Promise<void> {
  const { from, to, companyId } = of;
  const company = asSql(companyId);
  for (const { name, belongs } of [MEMBERS, ...LAST.filter(({ name }) => name !== "outbox")]) {
    const table = await describe(from, name);
    const where = belongs("r", company);
    const lines: string[] = [];
    for await (const rows of rowPages(from, table, where, CHUNK)) lines.push(...rows.map(({ line }) => line));
    const numbered = name === "notifications";
    const work =
      name === "users"
        ? insertRows(to, table, lines, { conflict: overwriting(table) })
        : [
            ...(numbered ? keptNumbers(to, name) : []),
            to.prepare(`delete from "${name}" as r where ${where}`),
            ...insertRows(to, table, lines, name === "unsealed_records" ? { instead: { seq: null } } : {}),
            ...(numbered ? givenBackNumbers(to, name) : []),
          ];
    await writeQuietly(to, [name], work);
  }
  const members = await to
    .prepare("select user_id from members where company_id = ?")
    .bind(companyId)
    .all<{ user_id: string }>();
  await writeQuietly(
    to,
    ["users"],
    countUnread(
      to,
      members.results.map(({ user_id }) => user_id),
    ),
  );
}

/** What was brought last is brought anew the next time: until then the accounts are where they were. */
export async function forgetAccounts({ to, companyId }: Moving): Promise<void> {
  const company = asSql(companyId);
  for (const { name, belongs } of LAST.filter(({ name }) => name !== "outbox"))
    await writeQuietly(to, [name], [to.prepare(`delete from "${name}" as r where ${belongs("r", company)}`)]);
  const guests = `update users as r set ${AS_GUEST} where ${MEMBERS.belongs("r", company)}`;
  await writeQuietly(to, ["users"], [to.prepare(guests)]);
}

/** Nothing is switched that is not there as often as it was; of a log the oldest lines may have gone. */
export async function compare({ from, to, companyId }: Moving): Promise<void> {
  const company = asSql(companyId);
  const count = async (db: D1Database) => {
    const counted = [...COPIED, ...LAST].filter(({ name }) => name !== "outbox" && name !== "users");
    const results = await db.batch<{ n: number }>(
      counted.map(({ name, belongs }) =>
        db.prepare(`select count(*) as n from "${name}" as r where ${belongs("r", company)}`),
      ),
    );
    return results.map(({ results: [row] }, at) => ({ name: counted[at]?.name, n: row?.n ?? 0 }));
  };
  const [were, are] = await Promise.all([count(from), count(to)]);
  const wrong = were.filter(({ name, n }, at) => {
    const copied = are[at]?.n ?? 0;
    return name === "activity" ? copied < n : copied !== n;
  });
  if (wrong.length > 0)
    throw new Error(`not all of the company was copied: ${wrong.map(({ name }) => name).join(", ")}`);
}

export async function bringTasks(of: Moving): Promise<void> {
  const { from, to, companyId } = of;
  const table = await describe(from, "outbox");
  const company = asSql(companyId);
  const whose = [...FOLLOWED, ...LAST]
    .filter(({ name }) => name === "outbox")
    .map(({ belongs }) => `(${belongs("r", company)})`);
  for await (const rows of rowPages(from, table, `(${whose.join(" or ")})`, CHUNK)) {
    const lines = rows.map(({ line }) => line);
    const tasks = insertRows(to, table, lines, { conflict: "on conflict (id) do nothing" });
    await writeQuietly(to, ["outbox"], tasks);
  }
}
