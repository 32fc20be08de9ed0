/** What is another shard's to know: whoever signs in does it where the account is. */
export const GUEST = {
  password_hash: "''",
  recruiter: "0",
  company_id: "null",
  verify_hash: "null",
  verify_expires_at: "null",
  verify_job_id: "null",
  wanted_email: "null",
  disabled_at: "null",
  erase_at: "null",
  second_factor: "null",
  second_factor_step: "0",
  recovery_hashes: "''",
  passkeys: "0",
  unread_notifications: "0",
};

const SEEN_OF_GUESTS = ["email", "person_name", "first_name", "last_name", "email_verified_at"];

export const AS_GUEST = Object.entries(GUEST)
  .map(([name, value]) => `"${name}" = ${value}`)
  .join(", ");

export const AS_GUESTS = {
  instead: GUEST,
  conflict: `on conflict (id) do update
    set ${SEEN_OF_GUESTS.map((name) => `"${name}" = excluded."${name}"`).join(", ")}
    where users.password_hash = ''`,
};

/** Without the trigger that ends what sessions say of people without news, so it is ended here. */
export function countUnread(db: D1Database, people: readonly string[]): D1PreparedStatement[] {
  const ids = JSON.stringify([...new Set(people)]);
  return [
    `update users set unread_notifications = (select count(*) from notifications
      where user_id = users.id and read_at is null)
    where id in (select value from json_each(?))`,
    `update sessions set person = null
    where user_id in (select value from json_each(?)) and person is not null`,
  ].map((sql) => db.prepare(sql).bind(ids));
}

export const isGuest = `password_hash = ''
  and not exists (select 1 from applications where user_id = users.id)
  and not exists (select 1 from documents where user_id = users.id)
  and not exists (select 1 from notifications where user_id = users.id)
  and not exists (select 1 from members where user_id = users.id)`;
