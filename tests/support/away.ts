type Trigger = { name: string; sql: string };

const triggersOf = async (db: D1Database) =>
  (await db.prepare("select name, sql from sqlite_master where type = 'trigger'").all<Trigger>()).results;

/**
 * Takes one table of a working database away: what needs it fails for real. Call what comes back to have it in its place again.
 *
 * SQLite rewrites the triggers that name a renamed table, and takes `excluded` for it: each is put back as its migration wrote it.
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
