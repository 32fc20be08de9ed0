import { asSql } from "./guards.ts";
import { AS_GUEST, countUnread, isGuest } from "./guests.ts";
import { describe, insertRows, overwriting, readRows, writeQuietly } from "./rows.ts";

const OWN = ["sessions", "identities", "passkeys", "tokens", "notification_choices", "feedback"];
const MANY = 10_000;

/** Written there first: it is somewhere whenever this is cut off. Here a guest is left, or nobody. */
export async function moveAccount(from: D1Database, to: D1Database, userId: string): Promise<void> {
  const tables = [
    { name: "users", where: `r.id = ${asSql(userId)} and r.password_hash <> '' and r.company_id is null` },
    ...OWN.map((name) => ({ name, where: `r.user_id = ${asSql(userId)}` })),
  ];
  for (const { name, where } of tables) {
    const table = await describe(from, name);
    const rows = await readRows(from, table, { where, limit: MANY });
    if (name === "users" && rows.length === 0) return;
    const lines = rows.map(({ line }) => line);
    await writeQuietly(to, [name], insertRows(to, table, lines, { conflict: overwriting(table) }));
  }
  await writeQuietly(to, ["users"], countUnread(to, [userId]));
  const gone = tables
    .slice(1)
    .map(({ name, where }) => from.prepare(`delete from "${name}" as r where ${where}`));
  await writeQuietly(
    from,
    tables.map(({ name }) => name),
    [
      ...gone,
      from.prepare(`update users set ${AS_GUEST} where id = ?`).bind(userId),
      ...countUnread(from, [userId]),
      from.prepare(`delete from users where id = ? and ${isGuest}`).bind(userId),
    ],
  );
}
