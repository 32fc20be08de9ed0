import { FOLLOWED, LAST, SEARCHES } from "./company-rows.ts";
import { asSql } from "./guards.ts";
import { AS_GUEST, countUnread, isGuest } from "./guests.ts";
import { describe, type Key, keyPages, type Table, withKeys, writeQuietly } from "./rows.ts";

const MANY = 500;

export async function removeCompany(db: D1Database, companyId: string): Promise<void> {
  const company = asSql(companyId);
  await db.batch([
    db.prepare(
      `create table if not exists move_people
        (company_id text, user_id text, member integer, primary key (company_id, user_id))`,
    ),
    db
      .prepare(
        `insert or ignore into move_people (company_id, user_id, member)
        select company_id, user_id, 1 from members where company_id = ?1
        union all select company_id, user_id, 0 from applications where company_id = ?1`,
      )
      .bind(companyId),
  ]);
  for (const { name, belongs } of [...FOLLOWED.filter(({ name }) => name !== "users"), ...LAST].reverse()) {
    if (name === "companies") continue;
    const table = await describe(db, name);
    for await (const found of keyPages(db, table, belongs("r", company), MANY))
      await writeQuietly(
        db,
        [name],
        removedRows(
          db,
          table,
          found.map(({ key }) => key),
        ),
      );
  }
  await removePeople(db, companyId);
  await writeQuietly(db, ["companies"], [db.prepare("delete from companies where id = ?").bind(companyId)]);
  await db.prepare("drop table move_people").run();
}

function removedRows(db: D1Database, table: Table, keys: readonly Key[]): D1PreparedStatement[] {
  if (table.name !== "activity") return removedKeys(db, table, keys);
  const ids = `select value ->> 0 from json_each('${JSON.stringify(keys)}')`;
  return [
    db.prepare(`delete from activity_search where rowid in (${ids})`),
    db.prepare(`delete from activity where seq in (${ids})`),
  ];
}

async function removePeople(db: D1Database, companyId: string): Promise<void> {
  const some = `select user_id, member from move_people where company_id = ?
    order by user_id limit ${MANY}`;
  for (;;) {
    const { results } = await db.prepare(some).bind(companyId).all<{ user_id: string; member: number }>();
    if (results.length === 0) return;
    const all = results.map(({ user_id }) => user_id);
    const members = JSON.stringify(
      results.filter(({ member }) => member === 1).map(({ user_id }) => user_id),
    );
    const ids = JSON.stringify(all);
    await writeQuietly(
      db,
      ["users"],
      [
        db.prepare(`update users set ${AS_GUEST} where id in (select value from json_each(?))`).bind(members),
        ...countUnread(db, all),
        db.prepare(`delete from users where id in (select value from json_each(?)) and ${isGuest}`).bind(ids),
        db
          .prepare(
            "delete from move_people where company_id = ? and user_id in (select value from json_each(?))",
          )
          .bind(companyId, ids),
      ],
    );
  }
}

export function removedKeys(to: D1Database, table: Table, gone: readonly Key[]): D1PreparedStatement[] {
  if (gone.length === 0 || table.name === "activity") return [];
  const keys = JSON.stringify(gone);
  if (table.name === "users") return [to.prepare(removeGuests).bind(keys)];
  const ids = `select value ->> 0 from json_each('${keys.replaceAll("'", "''")}')`;
  return [
    ...(SEARCHES[table.name] ?? []).map(({ table: index, rowids }) =>
      to.prepare(`delete from "${index}" where rowid in (${rowids(ids)})`),
    ),
    to.prepare(`delete from "${table.name}" where ${withKeys(table, "")}`).bind(keys),
  ];
}

const removeGuests = `delete from users where id in (select value ->> 0 from json_each(?)) and ${isGuest}`;
