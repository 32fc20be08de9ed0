import type { D1Database } from "@cloudflare/workers-types";

const ACCOUNT = "from users where email = ? and password_hash <> ''";

/** Of a company, since an applicant can set up no second step. */
export async function addStaff(shards: readonly D1Database[], email: string, now: Date): Promise<string> {
  for (const db of shards) {
    const found = await db
      .prepare(`select id, company_id as company ${ACCOUNT}`)
      .bind(email)
      .first<{ id: string; company: string | null }>();
    if (found === null) continue;
    if (found.company === null) return `${email} is an applicant: staff have an account of a company.`;
    const sql = "update users set staff_since = coalesce(staff_since, ?) where id = ?";
    await db.prepare(sql).bind(now.getTime(), found.id).run();
    return `${email} is staff, and opens /pass with a second step.`;
  }
  return `Nobody has an account with the address ${email}.`;
}

/** Signed out everywhere at once: what is open in a browser closes with the next request. */
export async function removeStaff(shards: readonly D1Database[], email: string): Promise<string> {
  const marked = `${ACCOUNT} and staff_since is not null`;
  for (const db of shards) {
    const [, left] = await db.batch([
      db.prepare(`delete from sessions where user_id in (select id ${marked})`).bind(email),
      db
        .prepare("update users set staff_since = null where email = ? and staff_since is not null")
        .bind(email),
    ]);
    if (left?.meta.changes) return `${email} is no longer staff, and is signed out everywhere.`;
  }
  return `${email} is not staff.`;
}

export async function listStaff(shards: readonly D1Database[]): Promise<string> {
  const sql = `select email || '  ' || person_name || iif(second_factor is null and passkeys = 0,
    '  (no second step yet)', '') as line from users where staff_since is not null order by email`;
  const found = await Promise.all(shards.map((db) => db.prepare(sql).all<{ line: string }>()));
  const lines = found.flatMap(({ results }) => results.map(({ line }) => line));
  return lines.join("\n") || "Nobody is staff yet: say `npm run staff -- add EMAIL`.";
}
