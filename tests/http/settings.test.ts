import { unzipSync } from "fflate";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { hours } from "~/lib/time";
import { paths } from "~/paths";
import { linkTo, mailsTo } from "../support/mails";
import { cookiesOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, aSession, PASSWORD, type TestPerson } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const email = "priya@northwind.example";
const first = (sql: string) => product.db.prepare(sql).first<Record<string, unknown>>();
const isSignedIn = async (cookie: string) => (await product.fetch("/settings", { cookie })).status === 200;
let clients = 0;
const signIn = async (address: string, password: string) => {
  clients += 1;
  const headers = { "CF-Connecting-IP": `192.0.2.${clients}` };
  return (await product.post("/login", { email: address, password }, { headers })).status;
};

test("a recruiter changes name and company, and the jobs carry the new name", async () => {
  const { cookie, companyId } = await aRecruiter(product, { companyName: "Old Ltd" });
  const fields = {
    personName: " Priya   Nair-Smith ",
    companyName: "New Ltd",
    recruiter: "0",
    companyId: "x",
  };
  const saved = await product.post("/settings", fields, { cookie });
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/settings"]);
  expect(await first("select * from users")).toMatchObject({
    person_name: "Priya Nair-Smith",
    first_name: "Priya",
    last_name: "Nair-Smith",
    recruiter: 1,
    company_id: companyId,
  });
  expect(await first("select company_name from companies")).toEqual({ company_name: "New Ltd" });
});

test("an old page takes back nothing that a colleague has set since", async () => {
  const priya = await aRecruiter(product, { companyName: "Northwind" });
  const colleague = await aRecruiter(product, { companyId: priya.companyId, role: "owner" });
  const old = await (await product.fetch("/settings", { cookie: priya.cookie })).text();
  const stood = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(old)?.[1];
  const seen = { seenCompanyName: stood("seenCompanyName"), seenEvaluates: stood("seenEvaluates") };
  expect(seen).toEqual({ seenCompanyName: "Northwind", seenEvaluates: "on" });
  const set = (cookie: string, fields: Record<string, string>) =>
    product.post("/settings", { personName: "Priya Nair", ...seen, ...fields }, { cookie });
  await set(colleague.cookie, { companyName: "Northwind Analytics", evaluates: "off" });
  await set(priya.cookie, { companyName: "Northwind", evaluates: "on", personName: "Priya N. Nair" });
  const company = "select company_name, evaluates from companies where id = ?";
  const stands = () => product.db.prepare(company).bind(priya.companyId).first();
  expect(await stands()).toEqual({ company_name: "Northwind Analytics", evaluates: 0 });
  const anew = { seenCompanyName: "Northwind Analytics", seenEvaluates: "off" };
  await set(priya.cookie, { ...anew, companyName: "Northwind Ltd", evaluates: "on" });
  expect(await stands()).toEqual({ company_name: "Northwind Ltd", evaluates: 1 });
});

test("somebody with a password of their own is not sent to ask for one", async () => {
  const anna = await aRecruiter(product);
  for (const path of ["/settings", "/settings/email", "/settings/password", "/settings/delete"]) {
    const response = await product.fetch(path, { cookie: anna.cookie });
    expect(response.status).toBe(200);
    expect(await wordsOf(response)).not.toContain("If you have never chosen one");
  }
});

test("an applicant cannot name a company, and a recruiter cannot leave it nameless", async () => {
  const recruiter = await aRecruiter(product, { companyName: "Northwind" });
  const applicant = await anApplicant(product);
  const page = await wordsOf(await product.fetch("/settings", { cookie: applicant.cookie }));
  expect(page).not.toContain("Company Name");
  await product.post("/settings", { personName: "Amara", companyName: "Mine" }, { cookie: applicant.cookie });
  const empty = await product.post(
    "/settings",
    { personName: "", companyName: " " },
    { cookie: recruiter.cookie },
  );
  expect(empty.status).toBe(422);
  expect(await wordsOf(empty)).toContain("There is a problem Your name is required Company name is required");
  expect(await first("select company_name from companies")).toEqual({ company_name: "Northwind" });
});

test("whoever changes their name reads that what they sent keeps the earlier one", async () => {
  const priya = await aRecruiter(product);
  const person = await anApplicant(product, { name: "Amara Okafor" });
  const application = await anApplication(product, await aJob(product, priya), person);
  const page = async () => wordsOf(await product.fetch("/settings", person));
  expect(await page()).toContain("Applications that you have begun or sent keep the name");
  await product.post("/settings", { personName: "Amara Obi" }, person);
  expect(await wordsOf(await product.fetch(paths.candidate(application.id), priya))).toContain(
    "Amara Okafor",
  );
  const hers = await wordsOf(await product.fetch("/settings", priya));
  expect(hers).not.toContain("begun or sent");
});

test("a new password ends all other sessions, renews this one, and notifies the owner", async () => {
  const person = await aRecruiter(product, { email });
  const elsewhere = await aSession(product, person.id);
  const fields = {
    currentPassword: PASSWORD,
    password: "eleven grey herons",
    confirmPassword: "eleven grey herons",
  };
  const changed = await product.post("/settings/password", fields, { cookie: person.cookie });
  expect([changed.status, changed.headers.get("Location")]).toEqual([303, "/settings"]);
  expect(await isSignedIn(elsewhere)).toBe(false);
  expect(await isSignedIn(person.cookie)).toBe(false);
  expect(await isSignedIn(cookiesOf(changed))).toBe(true);
  expect([await signIn(email, PASSWORD), await signIn(email, "eleven grey herons")]).toEqual([422, 303]);
  expect(await mailsTo(product, email)).toMatchObject([{ subject: "Your password was changed" }]);
});

test.each([
  ["no present one", { currentPassword: "" }, "Current password is required"],
  ["the wrong present one", { currentPassword: "not it at all" }, "That is not your password"],
  [
    "a common new one",
    { password: "iloveyou", confirmPassword: "iloveyou" },
    "Password is too weak. Please choose a stronger password. It is one of the most used passwords.",
  ],
  ["two new ones", { confirmPassword: "other" }, "Passwords do not match"],
  [
    "the one it is",
    { password: PASSWORD, confirmPassword: PASSWORD },
    "That is your password already. Please choose a new one.",
  ],
])("a password is not changed with %s", async (_, change, message) => {
  const { cookie } = await aRecruiter(product, { email });
  const good = {
    currentPassword: PASSWORD,
    password: "eleven grey herons",
    confirmPassword: "eleven grey herons",
  };
  const refused = await product.post("/settings/password", { ...good, ...change }, { cookie });
  expect(refused.status).toBe(422);
  expect(await wordsOf(refused)).toContain(message);
  expect(await isSignedIn(cookie)).toBe(true);
});

test("a borrowed browser cannot guess the password for ever", async () => {
  const { cookie } = await aRecruiter(product, { email });
  const guess = () => product.post("/settings/delete", { currentPassword: "a guess" }, { cookie });
  for (let index = 0; index < 10; index += 1) expect((await guess()).status).toBe(422);
  const limited = [
    await guess(),
    await product.post("/settings/second-factor", { intent: "off", currentPassword: "a guess" }, { cookie }),
    await product.post(
      "/settings/passkeys",
      { intent: "remove", passkey: "any", currentPassword: "a guess" },
      { cookie },
    ),
  ];
  for (const { status, headers } of limited)
    expect([status, Number(headers.get("Retry-After")) > 0]).toEqual([429, true]);
});

test("a new address is confirmed there, the old one notified, and all sessions end", async () => {
  const { cookie } = await aRecruiter(product, { email });
  const fields = { email: "Priya@New.example", currentPassword: PASSWORD };
  expect((await product.post("/settings/email", fields, { cookie })).status).toBe(303);
  expect(await first("select email from users")).toEqual({ email });
  const link = await linkTo(product, "priya@new.example");
  for (const method of ["GET", "HEAD", "GET"])
    expect((await product.fetch(link, { method })).status).toBe(200);
  expect(await first("select email from users")).toEqual({ email });
  const pressed = await product.post(link, {}, { cookie });
  expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, "/login"]);
  expect(await first("select email from users")).toEqual({ email: "priya@new.example" });
  expect(await isSignedIn(cookie)).toBe(false);
  const told = (await mailsTo(product, email)).map(({ subject }) => subject);
  expect(told.sort()).toEqual([
    "Somebody wants to change your email address",
    "Your email address was changed",
  ]);
  expect((await product.fetch(link)).status).toBe(410);
  expect([await signIn(email, PASSWORD), await signIn("priya@new.example", PASSWORD)]).toEqual([422, 303]);
});

test("whoever mistypes the new address puts it right, and only the right link works", async () => {
  const { cookie } = await aRecruiter(product, { email });
  const ask = (address: string) =>
    product.post("/settings/email", { email: address, currentPassword: PASSWORD }, { cookie });
  await ask("priya@nwe.example");
  const wrong = await linkTo(product, "priya@nwe.example");
  await ask("priya@new.example");
  const right = await linkTo(product, "priya@new.example");
  expect([(await product.fetch(wrong)).status, (await product.fetch(right)).status]).toEqual([410, 200]);
});

test("a new address that waits is shown in the settings, and can be called off there", async () => {
  const { cookie } = await aRecruiter(product, { email });
  const fields = { email: "priya@new.example", currentPassword: PASSWORD };
  await product.post("/settings/email", fields, { cookie });
  const link = await linkTo(product, "priya@new.example");
  const settings = () => product.fetch("/settings", { cookie });
  expect(await wordsOf(await settings())).toMatch(/priya@new\.example.*Call it off/);
  const off = await product.post("/settings/email/cancel", {}, { cookie });
  expect([off.status, off.headers.get("Location")]).toEqual([303, "/settings"]);
  expect(await wordsOf(await settings())).not.toContain("priya@new.example");
  expect((await product.fetch(link)).status).toBe(410);
  await product.post(link, {});
  expect(await first("select email from users")).toEqual({ email });
});

test("the old mailbox is told at once, and its link stops the change", async () => {
  const { cookie } = await aRecruiter(product, { email });
  const fields = { email: "thief@new.example", currentPassword: PASSWORD };
  await product.post("/settings/email", fields, { cookie });
  const [told] = await mailsTo(product, email);
  expect(told?.text).toContain("thief@new.example");
  const stop = await linkTo(product, email);
  for (const method of ["GET", "HEAD", "GET"]) {
    const page = await product.fetch(stop, { method });
    expect([page.status, page.headers.get("Referrer-Policy")]).toEqual([200, "no-referrer"]);
  }
  const taken = await linkTo(product, "thief@new.example");
  expect((await product.fetch(taken)).status).toBe(200);
  for (const _ of ["once", "again"]) {
    const pressed = await product.post(stop, {});
    expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, "/forgot-password"]);
    await product.sweep(new Date(Math.floor(Date.now() / hours(1)) * hours(1)));
  }
  expect((await product.fetch(taken)).status).toBe(410);
  await product.post(taken, {});
  expect(await first("select email from users")).toEqual({ email });
});

test("a reset link sent to the old address dies with it", async () => {
  const { cookie } = await aRecruiter(product, { email });
  await product.post("/forgot-password", { email });
  const reset = await linkTo(product, email);
  await product.post(
    "/settings/email",
    { email: "priya@new.example", currentPassword: PASSWORD },
    { cookie },
  );
  await product.post(await linkTo(product, "priya@new.example"), {});
  expect((await product.fetch(reset)).status).toBe(410);
});

test("an address that somebody else has cannot be taken, neither at once nor later", async () => {
  const { cookie } = await aRecruiter(product, { email });
  await anApplicant(product, { email: "taken@example.org" });
  const ask = (address: string) =>
    product.post("/settings/email", { email: address, currentPassword: PASSWORD }, { cookie });
  expect(await wordsOf(await ask("taken@example.org"))).toContain(
    "An account with this email already exists.",
  );
  expect(await wordsOf(await ask(email))).toContain("That is your address already");
  await ask("free@example.org");
  const link = await linkTo(product, "free@example.org");
  await anApplicant(product, { email: "free@example.org" });
  expect((await product.post(link, {}, { cookie })).status).toBe(409);
  expect(await isSignedIn(cookie)).toBe(true);
  const told = (await mailsTo(product, email)).map(({ subject }) => subject);
  expect(told).toEqual(["Somebody wants to change your email address"]);
});

test("somebody sees where they are signed in, and ends one session or all others", async () => {
  const person = await aRecruiter(product);
  const stranger = await anApplicant(product);
  const [one, two] = [await aSession(product, person.id), await aSession(product, person.id)];
  const overlong = { remembered: true, createdAt: Date.now() - 31 * 86_400_000 };
  expect(await isSignedIn(await aSession(product, person.id, overlong))).toBe(false);
  const page = await (await product.fetch("/settings/sessions", { cookie: person.cookie })).text();
  const ids = [...page.matchAll(/name="session" value="([0-9a-f]{64})"/g)].map((match) => match[1]);
  expect(ids).toHaveLength(2);
  const end = (session?: string) =>
    product.post("/settings/sessions", { session }, { cookie: person.cookie });
  const foreign = await first(`select id from sessions where user_id = '${stranger.id}'`);
  await end(String(foreign?.id));
  expect(await isSignedIn(stranger.cookie)).toBe(true);
  await end(ids[0]);
  expect([await isSignedIn(one), await isSignedIn(two)].filter(Boolean)).toHaveLength(1);
  await end();
  expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([false, false]);
  expect([await isSignedIn(person.cookie), await isSignedIn(stranger.cookie)]).toEqual([true, true]);
});

/** An applicant with an application, an answer, an evaluation, a file with its text, and a message to us. */
async function anApplicantWithEverything(address: string): Promise<TestPerson> {
  const company = await aRecruiter(product);
  const person = await anApplicant(product, { email: address });
  const at = Date.now();
  const key = `cv/${company.companyId}/${person.id}`;
  await product.files.put(key, "the CV itself");
  const run = (sql: string, ...values: unknown[]) => product.db.prepare(sql).bind(...values);
  await product.db.batch([
    run(
      "insert into applications (id, company_id, job_id, user_id, name, email, position, " +
        "work_authorization, start_date, terms_accepted_at, submitted_at, created_at, updated_at, " +
        "answers) values (?1, ?2, 'job', ?3, ?4, ?5, 'Analyst', 'yes', 'immediately', ?6, ?6, ?6, ?6, " +
        '\'{"1":"my own answer"}\')',
      `app-${person.id}`,
      company.companyId,
      person.id,
      person.name,
      address,
      at,
    ),
    run(
      "insert into evaluations (id, company_id, application_id, evaluator, input_hash, result, " +
        "created_at) values (?, ?, ?, 'test', 'hash', '{}', ?)",
      `eva-${person.id}`,
      company.companyId,
      `app-${person.id}`,
      at,
    ),
    run(
      "insert into status_changes (id, company_id, application_id, user_id, person_name, from_status, " +
        "to_status, created_at) values (?, ?, ?, ?, 'Priya Nair', 'pending', 'passed', ?)",
      `chg-${person.id}`,
      company.companyId,
      `app-${person.id}`,
      company.id,
      at,
    ),
    run(
      "insert into documents (id, company_id, user_id, application_id, kind, file_name, type, size, " +
        "storage_key, state, created_at) values (?1, ?2, ?3, ?4, 'cv', 'my/cv.pdf', 'pdf', 13, ?5, " +
        "'stored', ?6)",
      `doc-${person.id}`,
      company.companyId,
      person.id,
      `app-${person.id}`,
      key,
      at,
    ),
    run(
      "insert into document_texts (document_id, company_id, text, read_at) values (?, ?, 'read from the " +
        "CV', ?)",
      `doc-${person.id}`,
      company.companyId,
      at,
    ),
  ]);
  await product.post("/connect/Idea", { message: "a message to you" }, { cookie: person.cookie });
  await product.db
    .prepare(
      "insert into job_alerts (id, email, filters, rhythm, time_zone, created_at) " +
        `values (?, ?, '{"q":"gardener"}', 'daily', 'UTC', ?)`,
    )
    .bind(`${person.id}-alert`, person.email, at)
    .run();
  return person;
}

test("the export holds everything of one's own, the file included, and nothing of others", async () => {
  const person = await anApplicantWithEverything("amara@example.org");
  const other = await anApplicantWithEverything("other@example.org");
  const response = await product.fetch("/settings/export", { cookie: person.cookie });
  expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="my-data.zip"');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  expect(text(`files/doc-${person.id}-my_cv.pdf`)).toBe("the CV itself");
  expect(text("answers.json")).toContain("my own answer");
  expect(text("document-texts.json")).toContain("read from the CV");
  expect(text("feedback.json")).toContain("a message to you");
  expect(JSON.parse(text("profile.json"))).toMatchObject({ email: "amara@example.org" });
  expect(JSON.parse(text("applications.json"))).toHaveLength(1);
  expect(JSON.parse(text("evaluations.json"))).toHaveLength(1);
  expect(JSON.parse(text("status-changes.json"))).toHaveLength(1);
  expect(JSON.parse(text("job-alerts.json"))).toMatchObject([{ filters: { q: "gardener" } }]);
  const all = Object.keys(files)
    .flatMap((name) => [name, text(name)])
    .join();
  expect(all).not.toMatch(/other@example\.org|scrypt\$|Priya Nair/);
  // Rows and files of the other are all named after this.
  expect(all).not.toContain(other.id);
});

test("a recruiter's export holds each of six hundred jobs once, and no colleague's", async () => {
  const recruiter = await aRecruiter(product);
  const colleague = await aRecruiter(product, { companyId: recruiter.companyId });
  const job = await aJob(product, recruiter);
  await product.db
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1198)
       insert into jobs (id, company_id, user_id, title, job_type, location_type, description,
         final_job_posting, agreed, status, created_date, updated_date)
       select printf('01J%023d', i), company_id, iif(i % 2, ?2, user_id), 'Job ' || i, job_type,
         location_type, description, final_job_posting, 1, 'paused', 1, 1 from jobs, n where jobs.id = ?1`,
    )
    .bind(job.id, colleague.id)
    .run();
  await product.db
    .prepare(
      `insert into assessments (id, company_id, user_id, job_id, questions, created_at, updated_at)
       select id, company_id, user_id, id, '[]', 1, 1 from jobs`,
    )
    .run();
  const response = await product.fetch("/settings/export", { cookie: recruiter.cookie });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  for (const name of ["jobs", "questionnaires"]) {
    const rows: { id: string; userId: string }[] = JSON.parse(
      new TextDecoder().decode(files[`${name}.json`]),
    );
    expect([name, new Set(rows.map(({ id }) => id)).size, rows.length]).toEqual([name, 600, 600]);
    expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set([recruiter.id]));
  }
});

test("an account goes after fourteen days: rows, files and waiting mails, and nobody else's", async () => {
  const person = await anApplicantWithEverything("amara@example.org");
  const other = await anApplicantWithEverything("other@example.org");
  const asked = await product.post(
    "/settings/delete",
    { currentPassword: PASSWORD },
    { cookie: person.cookie },
  );
  expect(asked.status).toBe(303);
  expect(await mailsTo(product, "amara@example.org")).toMatchObject([
    { subject: "We have your idea" },
    { subject: "Your account will be erased" },
  ]);
  const eraseAt = Number((await first("select max(erase_at) as at from users"))?.at);
  expect(Math.round((eraseAt - Date.now()) / 86_400_000)).toBe(14);
  await product.sweep();
  expect(await isSignedIn(person.cookie)).toBe(true);

  await product.db.prepare("update users set erase_at = 1 where erase_at is not null").run();
  await product.sweep();
  await product.sweep();
  expect(await isSignedIn(person.cookie)).toBe(false);
  const tables = [
    "users",
    "applications",
    "answers",
    "evaluations",
    "status_changes",
    "documents",
    "document_texts",
    "feedback",
    "outbox",
  ];
  for (const table of tables) {
    const { results } = await product.db.prepare(`select * from ${table}`).all();
    const rows = JSON.stringify(results);
    expect([table, rows.includes("amara@example.org") || rows.includes(person.id)]).toEqual([table, false]);
    if (table !== "outbox") expect([table, rows.includes(other.id)]).toEqual([table, true]);
  }
  expect((await product.storedKeys()).map((key) => key.includes(other.id))).toEqual([true]);
});

test("the mail about an account that goes says what its page says, and the dashboard shows it", async () => {
  const { cookie } = await aRecruiter(product, { email });
  await product.post("/settings/delete", { currentPassword: PASSWORD }, { cookie });
  const page = await wordsOf(await product.fetch("/settings/delete", { cookie }));
  const [mail] = await mailsTo(product, email);
  for (const words of [
    "If nobody else belongs to your company then, its jobs will be closed.",
    "Until then everything stays as it is",
    "run out within 30 days.",
  ]) {
    expect(page).toContain(words);
    expect(mail?.text.replace(/\s+/g, " ")).toContain(words);
  }
  expect(await wordsOf(await product.fetch("/dashboard", { cookie }))).toMatch(
    /will be erased on .* Keep it/,
  );
});

test("whoever may have decided or applied reads before they go what stays and goes of that", async () => {
  const [amara, recruiter, both] = [
    await anApplicant(product),
    await aRecruiter(product),
    await anApplicant(product),
  ];
  await product.db
    .prepare("update users set company_id = ?, recruiter = 1 where id = ?")
    .bind(recruiter.companyId, both.id)
    .run();
  await product.db
    .prepare("insert into members (company_id, user_id, role, joined_at) values (?, ?, 'recruiter', 1)")
    .bind(recruiter.companyId, both.id)
    .run();
  const read = async ({ cookie }: { cookie: string }) =>
    (await wordsOf(await product.fetch("/settings/delete", { cookie }))).replace(/\s+/g, " ");
  expect(await read(amara)).toMatch(/What stays: .* if you have worked for a company here, your name beside/);
  expect(await read(recruiter)).not.toContain("every application");
  const said = await read(both);
  expect(said).toMatch(/What goes: your account, .* every application of your own/);
  await product.post("/settings/delete", { currentPassword: PASSWORD }, both);
  const [mail] = await mailsTo(product, both.email);
  expect(mail?.text.replace(/\s+/g, " ")).toContain("every application of your own");
});

test("whoever leaves reads, until the day, that what they sent is still seen", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya);
  const person = await anApplicant(product);
  const application = await anApplication(product, job, person);
  await product.post("/settings/delete", { currentPassword: PASSWORD }, person);
  const [mail] = await mailsTo(product, person.email);
  const pages = ["/settings/delete", "/settings", "/dashboard", paths.application(job.id)].map(async (path) =>
    wordsOf(await product.fetch(path, person)),
  );
  for (const words of [...(await Promise.all(pages)), mail?.text ?? ""]) {
    expect(words.replace(/\s+/g, " ")).toContain("Until then everything stays as it is");
  }
  expect((await product.fetch(paths.candidate(application.id), priya)).status).toBe(200);
});

test("somebody who changes their mind keeps the account", async () => {
  const { cookie } = await anApplicant(product);
  await product.post("/settings/delete", { currentPassword: PASSWORD }, { cookie });
  expect(await wordsOf(await product.fetch("/settings", { cookie }))).toContain(
    "Your account will be erased on",
  );
  const kept = await product.post("/settings/delete", { intent: "keep" }, { cookie });
  expect(kept.headers.get("Location")).toBe("/settings");
  await product.sweep();
  expect(await first("select erase_at from users")).toEqual({ erase_at: null });
  expect(await isSignedIn(cookie)).toBe(true);
});

test("when the last of a company goes its jobs close; with a colleague left they stay open", async () => {
  const [alone, with1] = [await aRecruiter(product), await aRecruiter(product)];
  await aRecruiter(product, { companyId: with1.companyId });
  for (const { companyId, id } of [alone, with1]) {
    await product.db
      .prepare(
        "insert into jobs (id, company_id, user_id, title, job_type, location_type, description, " +
          "final_job_posting, agreed, created_date, updated_date) values (?1, ?2, ?3, 'Analyst', " +
          "'full-time', 'remote', 'd', 'p', 1, 1, 1)",
      )
      .bind(`job-${id}`, companyId, id)
      .run();
  }
  await product.db.prepare("update users set erase_at = 1 where id in (?, ?)").bind(alone.id, with1.id).run();
  await product.sweep();
  const { results } = await product.db.prepare("select company_id, status from jobs order by seq").all();
  expect(results).toEqual([
    { company_id: alone.companyId, status: "closed" },
    { company_id: with1.companyId, status: "active" },
  ]);
});

test.each([
  "/settings",
  "/settings/password",
  "/settings/email",
  "/settings/sessions",
  "/settings/export",
  "/settings/delete",
])("%s is for whoever is signed in and verified", async (path) => {
  const { cookie } = await anApplicant(product, { verified: false });
  expect((await product.fetch(path)).headers.get("Location")).toMatch(/^\/login/);
  expect((await product.fetch(path, { cookie })).headers.get("Location")).toBe("/verifyemail");
  if (path === "/settings/export") return;
  expect((await product.post(path, {}, { cookie })).headers.get("Location")).toBe("/verifyemail");
});
