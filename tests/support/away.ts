type Trigger = { name: string; sql: string };

const triggersOf = async (db: D1Database) =>
  (await db.prepare("select name, sql from sqlite_master where type = 'trigger'").all<Trigger>()).results;

/**
 * What needs the table fails for real. Call what comes back to have it in its place again.
 * SQLite rewrites triggers that name a renamed table: each is put back as its migration wrote it.
 */
export async function takeTableAway(db: D1Database, table: string): Promise<() => Promise<void>> {
  const written = await triggersOf(db);
  await db.prepare(`alter table "${table}" rename to "${table}_away"`).run();
  return async () => {
    await db.prepare(`alter table "${table}_away" rename to "${table}"`).run();
    const rewritten = new Map((await triggersOf(db)).map(({ name, sql }) => [name, sql]));
    for (const { name, sql } of written) {
      if (rewritten.get(name) === sql) continue;
      await db.batch([db.prepare(`drop trigger "${name}"`), db.prepare(sql)]);
    }
  };
}

/**
 * Lets one kind of write to a table fail for real, as on a full disk, while reading goes on. Call what comes
 * back to have it work again.
 */
export async function refuseWrites(
  db: D1Database,
  verb: "insert" | "update" | "delete",
  table: string,
): Promise<() => Promise<void>> {
  const name = `refused_${verb}_${table}`;
  await db
    .prepare(
      `create trigger ${name} before ${verb} on ${table} begin select raise(abort, 'the disk is full'); end`,
    )
    .run();
  return async () => {
    await db.prepare(`drop trigger ${name}`).run();
  };
}
