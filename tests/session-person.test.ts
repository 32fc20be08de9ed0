import { expect, test } from "vitest";
import { migratedDatabase } from "./support/built-databases";
import { plainPersonOf } from "./support/plain-person";

const PLAIN = plainPersonOf("'u'");

/** Somebody who is signed in, with nothing but a name at a proved address. */
function signedIn() {
  const file = migratedDatabase();
  file.exec(`insert into companies (id, company_name, created_at) values ('c', 'Owls', 1);
    insert into users (id, email, email_verified_at, password_hash, type, person_name, first_name, last_name,
      created_at, updated_at) values ('u', 'u@example.org', 1, 'x', 'applicant', 'A B', 'A', 'B', 1, 1);
    insert into sessions (id, user_id, expires_at, created_at, person) values ('s', 'u', 9, 1, ${PLAIN});`);
  return {
    change: (what: string) => file.exec(`update users set ${what} where id = 'u'`),
    said: () => file.prepare("select person from sessions").get()?.person ?? null,
    wouldSay: () => file.prepare(`select ${PLAIN} as person`).get()?.person ?? null,
    columns: () => file.prepare("select name from pragma_table_info('users')").all() as { name: string }[],
  };
}

const NAMES = { email: "'v@example.org'", person_name: "'C D'", first_name: "'C'", last_name: "'D'" };
const MORE = {
  email_verified_at: "null",
  wanted_email: "'w@example.org'",
  type: "'buyer'",
  recruiter: "1",
  company_id: "'c'",
  disabled_at: "1",
  erase_at: "1",
  unread_notifications: "1",
  staff_since: "1",
};
/** No page shows them, and what asks for them reads the account. */
const OTHERS = [
  ...["id", "verify_hash", "verify_expires_at", "verify_job_id", "password_hash", "created_at", "updated_at"],
  ...["second_factor", "second_factor_step", "recovery_hashes", "passkeys"],
];

test("whoever is signed in is who their account says, from the moment that it changes", () => {
  const names = signedIn().columns();
  const known = [...Object.keys(NAMES), ...Object.keys(MORE), ...OTHERS];
  expect(names.map(({ name }) => name).sort()).toEqual(known.sort());
  for (const [column, value] of Object.entries({ ...NAMES, ...MORE })) {
    const person = signedIn();
    expect(JSON.parse(`${person.said()}`)).toMatchObject({ email: "u@example.org", personName: "A B" });
    person.change(`${column} = ${value}`);
    expect(person.said(), column).toBeNull();
  }
});

test("nobody with news, a company or no proved address is taken for a plain applicant", () => {
  for (const [column, value] of Object.entries(MORE)) {
    const person = signedIn();
    person.change(`${column} = ${value}`);
    expect(person.wouldSay(), column).toBeNull();
  }
});
