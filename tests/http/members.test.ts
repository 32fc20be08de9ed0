import { unzipSync } from "fflate";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { flashOf, isRefusal } from "../support/flash";
import { linkTo, mailsTo } from "../support/mails";
import { cookiesOf, costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, aSession, PASSWORD, type TestPerson } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Fields, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const LENA = "lena@guest.example";
const words = async (path: string, cookie: string | null = null) =>
  wordsOf(await product.fetch(path, { cookie }));
const invite = (inviter: TestPerson, email: string, role: string, more: Record<string, string> = {}) =>
  product.post(paths.members(), { intent: "invite", email, role, ...more }, { cookie: inviter.cookie });
const roleOf = (email: string) =>
  product.db
    .prepare("select role from members join users on users.id = user_id where email = ?")
    .bind(email)
    .first<string>("role");
const newAccount = { personName: "Lena Fischer", password: PASSWORD, confirmPassword: PASSWORD };

test("somebody new is invited, makes an account and sees the jobs of their team", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya, { title: "Night Baker" });
  await aJob(product, priya, { title: "Pastry Chef" });
  expect((await invite(priya, LENA, "hiring-manager", { jobs: job.id })).status).toBe(303);
  const link = await linkTo(product, LENA);
  const before = await product.fetch(link);
  expect(before.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(before.headers.get("Cache-Control")).toBe("no-store");
  expect(await wordsOf(before)).toMatch(
    /Priya Nair invites lena@guest.example .* as a hiring manager: you see/,
  );
  // Looking changes nothing.
  for (const method of ["GET", "GET", "HEAD"]) await product.fetch(link, { method });
  expect(await roleOf(LENA)).toBeNull();
  const joined = await product.post(link, newAccount);
  expect(joined.headers.get("Location")).toBe(paths.candidates());
  const lena = cookiesOf(joined);
  expect(await roleOf(LENA)).toBe("hiring-manager");
  const nobody = await words(paths.candidates(), lena);
  expect(nobody).toContain("No candidates yet");
  expect(nobody).not.toMatch(/Share a job’s link|Go to your jobs/);
  const jobs = await words(paths.jobs(), lena);
  expect(jobs).toContain("Night Baker");
  expect(jobs).not.toContain("Pastry Chef");
  // The address counts as verified, and the link is over.
  expect((await product.fetch(paths.candidates(), { cookie: lena })).status).toBe(200);
  const over = await product.fetch(link);
  expect(over.status).toBe(410);
  const said = await wordsOf(over);
  expect(said).toContain("Ask Priya Nair for a new one.");
  expect(said).not.toContain("Northwind");
});

test("a recruiter without hiring managers or interviewers is told so in a whole sentence", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya);
  const { id } = await anApplication(product, job, await anApplicant(product));
  expect(await words(paths.jobTeam(job.id), priya.cookie)).toContain("There is no hiring manager yet.");
  expect(await words(paths.interviewers(id), priya.cookie)).toContain("There is no interviewer yet.");
});

test("somebody with an account signs in and comes back; another account is told whose it is", async () => {
  const priya = await aRecruiter(product);
  const amara = await anApplicant(product, { email: "amara@x.example" });
  const other = await anApplicant(product);
  await invite(priya, amara.email, "interviewer");
  const link = await linkTo(product, amara.email);
  expect(await words(link, other.cookie)).toContain("This invitation is for a…@x.example: sign out first");
  await product.post(link, {}, { cookie: other.cookie });
  expect(await (await product.fetch(link)).text()).toContain(paths.login(link));
  const joined = await product.post(link, {}, { cookie: amara.cookie });
  expect(joined.headers.get("Location")).toBe(paths.candidates());
  expect(await roleOf(amara.email)).toBe("interviewer");
  expect(await roleOf(other.email)).toBeNull();
  // The second press, and the page opened again by whom it was for.
  expect((await product.post(link, {}, { cookie: amara.cookie })).status).toBe(303);
  expect(await words(link, amara.cookie)).toContain("You have joined");
});

test("an account of another company cannot join a second one", async () => {
  const priya = await aRecruiter(product);
  const elsewhere = await aRecruiter(product, { email: LENA, companyName: "Bergwerk" });
  await invite(priya, LENA, "recruiter");
  const link = await linkTo(product, LENA);
  expect(await words(link, elsewhere.cookie)).toContain("one account has one company");
  await product.post(link, {}, { cookie: elsewhere.cookie });
  const company = "select company_id from users where id = ?";
  expect(await product.db.prepare(company).bind(elsewhere.id).first("company_id")).toBe(elsewhere.companyId);
});

test("withdrawn and expired links are over, sent again the old one is too", async () => {
  const priya = await aRecruiter(product);
  await invite(priya, LENA, "recruiter");
  const first = await linkTo(product, LENA);
  const id = await product.db.prepare("select id from invitations").first<string>("id");
  const press = (intent: string) =>
    product.post(paths.members(), { intent, invitation: id ?? "" }, { cookie: priya.cookie });
  await product.db.prepare("update invitations set sent_at = sent_at - 120000").run();
  await press("resend");
  const second = await linkTo(product, LENA);
  expect(second).not.toBe(first);
  expect((await product.fetch(first)).status).toBe(410);
  expect((await product.fetch(second)).status).toBe(200);
  for (let sent = 2; sent < 4; sent += 1) {
    await product.db.prepare("update invitations set sent_at = sent_at - 120000").run();
    expect((await press("resend")).status).toBe(303);
  }
  await product.db.prepare("update invitations set sent_at = sent_at - 120000").run();
  expect((await press("resend")).status).toBe(429);
  expect(await mailsTo(product, LENA)).toHaveLength(4);
  const last = await linkTo(product, LENA);
  await product.db.prepare("update invitations set expires_at = 1").run();
  expect((await product.fetch(last)).status).toBe(410);
  expect((await product.post(last, newAccount)).headers.get("Location")).toBe(last);
  await product.db.prepare("update invitations set expires_at = expires_at + 9000000000000").run();
  await press("withdraw");
  expect((await product.fetch(last)).status).toBe(410);
  await product.post(last, newAccount);
  expect(await roleOf(LENA)).toBeNull();
});

test("an old page that invites or gives a role again says what has become of whom it names", async () => {
  const priya = await aRecruiter(product);
  const tom = await aRecruiter(product, { companyId: priya.companyId });
  await invite(priya, LENA, "recruiter");
  const invitation = (await product.db.prepare("select id from invitations").first<string>("id")) ?? "";
  const press = (fields: Record<string, string>) => product.post(paths.members(), fields, priya);
  await press({ intent: "withdraw", invitation });
  await press({ intent: "remove", member: tom.id });
  for (const [fields, says] of [
    [{ intent: "resend", invitation }, "That invitation is over."],
    [{ intent: "role", member: tom.id, role: "interviewer" }, "That member has left already."],
    [{ intent: "role", member: tom.id, role: "hiring-manager" }, "That member has left already."],
  ] as const) {
    const answer = await press(fields);
    expect([answer.status, answer.headers.get("Location"), flashOf(answer)]).toEqual([
      303,
      paths.members(),
      says,
    ]);
  }
});

test("whoever withdraws an invitation that was accepted meanwhile is refused", async () => {
  const priya = await aRecruiter(product);
  await invite(priya, LENA, "recruiter");
  const invitation = (await product.db.prepare("select id from invitations").first<string>("id")) ?? "";
  await product.post(await linkTo(product, LENA), newAccount);
  const late = await product.post(paths.members(), { intent: "withdraw", invitation }, priya);
  expect([flashOf(late), isRefusal(late)]).toEqual(["That invitation is over.", true]);
});

test("whoever presses at once in two browsers has one account, and the company one member", async () => {
  const priya = await aRecruiter(product);
  await invite(priya, LENA, "recruiter");
  const link = await linkTo(product, LENA);
  const joined = await Promise.all([product.post(link, newAccount), product.post(link, newAccount)]);
  expect(joined.map((answer) => answer.headers.get("Location"))).toEqual([
    paths.dashboard(),
    paths.dashboard(),
  ]);
  expect(await roleOf(LENA)).toBe("recruiter");
  expect(await product.db.prepare("select count(*) from members").first("count(*)")).toBe(2);
});

test("another company's invitations and members cannot be touched", async () => {
  const priya = await aRecruiter(product);
  const tom = await aRecruiter(product, { companyId: priya.companyId, email: "tom@northwind.example" });
  const otto = await aRecruiter(product, { companyName: "Bergwerk Tools" });
  await invite(priya, LENA, "recruiter");
  const link = await linkTo(product, LENA);
  await product.db.prepare("update invitations set sent_at = sent_at - 120000").run();
  const invitation = (await product.db.prepare("select id from invitations").first<string>("id")) ?? "";
  for (const fields of [
    { intent: "resend", invitation },
    { intent: "withdraw", invitation },
    { intent: "role", member: tom.id, role: "interviewer" },
    { intent: "remove", member: tom.id },
  ])
    await product.post(paths.members(), fields, otto);
  expect((await product.fetch(link)).status).toBe(200);
  expect(await mailsTo(product, LENA)).toHaveLength(1);
  expect(await roleOf(tom.email)).toBe("recruiter");
});

test("nobody is invited twice, nor oneself, nor by a recruiter as another recruiter", async () => {
  const priya = await aRecruiter(product, { email: "priya@northwind.example" });
  const tom = await aRecruiter(product, { companyId: priya.companyId, email: "tom@northwind.example" });
  const said = async (answer: Response) => `${answer.status} ${await wordsOf(answer)}`;
  expect(await said(await invite(priya, priya.email, "recruiter"))).toMatch(/^422 .*You are here already/);
  expect(await said(await invite(priya, tom.email, "recruiter"))).toMatch(/^422 .*Already in the team/);
  expect(await said(await invite(priya, "no", "recruiter"))).toMatch(/^422 .*valid email address/);
  const roleless = await product.post(paths.members(), { intent: "invite", email: LENA }, priya);
  expect(await said(roleless)).toMatch(/^422 .*Please choose a role/);
  const job = await aJob(product, priya);
  const refused = await (await invite(priya, "no", "hiring-manager", { jobs: job.id })).text();
  expect(refused).toMatch(/<input[^>]*name="jobs"[^>]*checked=""/);
  expect((await invite(tom, LENA, "recruiter")).status).toBe(403);
  for (const _ of ["pressed", "pressed twice"])
    expect((await invite(tom, LENA, "interviewer")).status).toBe(303);
  expect(await said(await invite(priya, LENA, "recruiter"))).toMatch(/^422 .*Invited already/);
  await product.db.prepare("update invitations set sent_at = 1").run();
  expect(await said(await invite(priya, LENA, "recruiter"))).toMatch(/^422 .*Invited already/);
  for (let open = 1; open < 19; open += 1)
    expect((await invite(priya, `guest${open}@guest.example`, "interviewer")).status).toBe(303);
  const last = await Promise.all(
    ["late@guest.example", "later@guest.example"].map((email) => invite(priya, email, "interviewer")),
  );
  expect(last.map(({ status }) => status).sort()).toEqual([303, 422]);
  expect(await said(await invite(priya, "guest20@guest.example", "interviewer"))).toMatch(
    /^422 .*20 invitations/,
  );
  // The same answer for an address that has an account.
  await product.db.prepare("delete from invitations").run();
  const known = await anApplicant(product);
  expect((await invite(priya, known.email, "interviewer")).status).toBe(303);
});

test("whoever is removed hands on first whom they are still to interview, by name", async () => {
  const priya = await aRecruiter(product, { role: "owner" });
  const { companyId } = priya;
  const [samuel, lena] = [
    await aRecruiter(product, { companyId, role: "interviewer" }),
    await aRecruiter(product, { companyId, role: "interviewer" }),
  ];
  const job = await aJob(product, priya);
  const meets = async (name: string, status = "pending") => {
    const person = await anApplicant(product, { name });
    const { id } = await anApplication(product, job, person, { status });
    await product.post(paths.interviewers(id), { chosen: [samuel.id] }, priya);
    return { id, person };
  };
  await meets("Passed Already", "passed");
  const own = await meets("Priya Herself");
  const first = await meets("Mira Solberg", "interview_approved");
  await product.db.prepare("update applications set user_id = ?2 where id = ?1").bind(own.id, priya.id).run();
  const asks = async (who: TestPerson) =>
    (await product.fetch(paths.members({ remove: who.id }), priya)).text();
  const asked = await asks(samuel);
  expect(asked).toContain(`<a href="${paths.interviewers(first.id)}" dir="auto">Mira Solberg</a>`);
  expect(asked).not.toMatch(/Passed Already|Priya Herself|and others/);
  expect(await asks(lena)).not.toContain("Hand their interviews on");
  expect(await wordsOf(await product.fetch(paths.leaveCompany(), samuel))).toContain(
    "You are still to interview Mira Solberg , Priya Herself . They are then without you: please ask",
  );

  expect(await wordsOf(await product.fetch(paths.deleteAccount(), samuel))).toContain(
    "Whoever you are to interview is then without you.",
  );

  for (let at = 0; at < 4; at += 1) await meets(`Person ${at}`);
  expect(await asks(samuel)).not.toContain("and others");
  await meets("Person 4");
  const many = await product.fetch(paths.members({ remove: samuel.id }), priya);
  expect(costOf(many).rows).toBeLessThanOrEqual(60);
  expect(await wordsOf(many)).toMatch(/on first: Person 4 ?, Person 3 .*Person 0 and others/);
  expect((await product.fetch(paths.leaveCompany(), lena)).status).toBe(200);
});

test("nobody is removed or given another role before it is said who interviews instead", async () => {
  const priya = await aRecruiter(product, { role: "owner" });
  const { companyId } = priya;
  const [samuel, lena, tom, stranger] = [
    await aRecruiter(product, { companyId, role: "interviewer", name: "Samuel Adeyemi" }),
    await aRecruiter(product, { companyId, role: "interviewer", name: "Lena Fischer" }),
    await aRecruiter(product, { companyId, role: "recruiter", name: "Tom Weber" }),
    await aRecruiter(product, { role: "interviewer" }),
  ];
  const job = await aJob(product, priya);
  const { id } = await anApplication(product, job, await anApplicant(product, { name: "Mira Solberg" }));
  const meet = (who: TestPerson) => product.post(paths.interviewers(id), { chosen: [who.id] }, priya);
  await meet(samuel);
  const remove = { intent: "remove", member: samuel.id };
  const asking = paths.members({ remove: samuel.id });
  for (const to of ["", samuel.id, tom.id, stranger.id]) {
    const refused = await product.post(paths.members(), { ...remove, to }, priya);
    expect([refused.headers.get("Location"), await roleOf(samuel.email)]).toEqual([asking, "interviewer"]);
  }
  const asked = await (await product.fetch(asking, priya)).text();
  expect(asked).toContain("Owners, recruiters and a job’s hiring managers see its candidates anyway.");
  expect(asked).toMatch(/<select required="" id="to" name="to" aria-describedby="to-hint">/);
  expect(asked).toContain(`<option value="${lena.id}">Lena Fischer</option><option value="nobody">`);

  const gone = await product.post(paths.members(), { ...remove, to: lena.id }, priya);
  expect(gone.headers.get("Location")).toBe(paths.members());
  expect(await roleOf(samuel.email)).toBeNull();
  const meets = () =>
    product.db.prepare("select group_concat(user_id) from interviewers").first("group_concat(user_id)");
  expect(await meets()).toBe(lena.id);
  expect(await words(paths.notifications(), lena.cookie)).toContain("Mira Solberg");

  const role = { intent: "role", member: lena.id, role: "recruiter" };
  await product.post(paths.members(), role, priya);
  expect(await roleOf(lena.email)).toBe("interviewer");
  await product.post(paths.members(), { ...role, to: "nobody" }, priya);
  expect([await roleOf(lena.email), await meets()]).toEqual(["recruiter", null]);
});

test("the log says whose interviews somebody else has now, and no other company reads it", async () => {
  const priya = await aRecruiter(product, { role: "owner", name: "Priya Nair" });
  const { companyId } = priya;
  const [samuel, lena, tom, elsewhere] = [
    await aRecruiter(product, { companyId, role: "interviewer", name: "Samuel Adeyemi" }),
    await aRecruiter(product, { companyId, role: "interviewer", name: "Lena Fischer" }),
    await aRecruiter(product, { companyId, role: "interviewer", name: "Tom Weber" }),
    await aRecruiter(product, { role: "owner" }),
  ];
  const job = await aJob(product, priya);
  for (const status of ["pending", "interview_approved", "passed"]) {
    const { id } = await anApplication(product, job, await anApplicant(product), { status });
    await product.post(paths.interviewers(id), { chosen: [samuel.id] }, priya);
  }
  const log = async ({ cookie }: TestPerson) => words(paths.activity({}), cookie);
  const change = (fields: Record<string, string>, by = priya) => product.post(paths.members(), fields, by);
  const remove = { intent: "remove", member: samuel.id, to: lena.id };
  for (const to of ["", samuel.id, elsewhere.id]) await change({ ...remove, to });
  await change(remove, elsewhere);
  expect(await log(priya)).not.toMatch(/handed interviews on \d/);
  for (const _ of ["pressed", "again"]) await change(remove);
  const { results } = await product.db
    .prepare(
      `select object, before_value as b, after_value as a, company_id as company,
        request_id = (select r.request_id from activity r
          where r.verb = 'member.removed' and r.object = l.before_value) as same_press
        from activity l where verb = 'interviews.handed'`,
    )
    .all();
  const line = { object: "2 people", b: "Samuel Adeyemi", a: "Lena Fischer", company: companyId };
  expect(results).toEqual([{ ...line, same_press: 1 }]);
  expect(await log(priya)).toContain(
    "Priya Nair handed interviews on 2 people Samuel Adeyemi → Lena Fischer",
  );
  expect(await log(elsewhere)).not.toMatch(/handed interviews on|Lena Fischer/);

  const lower = { intent: "role", member: lena.id, role: "recruiter", to: tom.id };
  for (const _ of ["pressed", "again"]) await change(lower);
  expect(await log(priya)).toContain("handed interviews on 2 people Lena Fischer → Tom Weber");
  await change({ intent: "remove", member: tom.id, to: "nobody" });
  expect(await log(priya)).not.toContain("Tom Weber →");
  const count = "select count(*) as lines from activity where verb = 'interviews.handed'";
  expect(await product.db.prepare(count).first("lines")).toBe(2);
});

test("whoever gets another role hands on first whom they are still to interview, by name", async () => {
  const priya = await aRecruiter(product, { role: "owner" });
  const { companyId } = priya;
  const samuel = await aRecruiter(product, { companyId, role: "interviewer", name: "Samuel Adeyemi" });
  const job = await aJob(product, priya);
  const { id } = await anApplication(product, job, await anApplicant(product, { name: "Mira Solberg" }));
  await product.post(paths.interviewers(id), { chosen: [samuel.id] }, priya);
  const change = { intent: "role", member: samuel.id, role: "recruiter" };
  const first = await product.post(paths.members(), change, priya);
  const asking = paths.members({ change: samuel.id, to: "recruiter" });
  expect([first.status, first.headers.get("Location"), await roleOf(samuel.email)]).toEqual([
    303,
    asking,
    "interviewer",
  ]);
  const asked = await (await product.fetch(asking, priya)).text();
  expect(await words(asking, priya.cookie)).toContain("Samuel Adeyemi: recruiter from now on?");
  expect(asked).toContain(`<a href="${paths.interviewers(id)}" dir="auto">Mira Solberg</a>`);
  expect(await (await product.fetch(asking, samuel)).text()).not.toContain("from now on?");

  await product.post(paths.interviewers(id), { chosen: [] }, priya);
  expect(await wordsOf(await product.fetch(asking, priya))).toContain("They are to interview nobody now.");
  await product.post(paths.interviewers(id), { chosen: [samuel.id] }, priya);
  expect((await product.post(paths.members(), { ...change, to: "nobody" }, priya)).status).toBe(303);
  expect(await roleOf(samuel.email)).toBe("recruiter");
});

test("whoever gets another role reads of it, and whoever changes their own does not", async () => {
  const priya = await aRecruiter(product, { role: "owner" });
  const { companyId } = priya;
  const sunita = await aRecruiter(product, { companyId, role: "recruiter" });
  const tom = await aRecruiter(product, { companyId, role: "owner" });
  const lower = { intent: "role", member: sunita.id, role: "hiring-manager" };
  for (const _ of ["pressed", "again"]) await product.post(paths.members(), lower, priya);
  expect(await words(paths.notifications(), sunita.cookie)).toMatch(/You have another role ?Hiring manager/);
  await product.post(paths.members(), { intent: "role", member: tom.id, role: "recruiter" }, tom);
  const told = await product.db.prepare("select user_id, kind from notifications").all();
  expect(told.results).toEqual([{ user_id: sunita.id, kind: "role" }]);
});

test("whoever left, applies there and is asked back reads and takes along what is their own", async () => {
  const priya = await aRecruiter(product);
  const lena = await aRecruiter(product, { companyId: priya.companyId, email: LENA, name: "Lena Fischer" });
  const job = await aJob(product, priya);
  await product.post(paths.members(), { intent: "remove", member: lena.id }, { cookie: priya.cookie });
  const applying = await aSession(product, lena.id);
  const declared = { workAuthorization: "yes", startDate: "other", termsAccepted: "on" };
  const applied = await product.post(paths.apply(job.id), declared, { cookie: applying });
  expect(applied.headers.get("Location")).toBe(paths.upload(job.id));
  await product.db.prepare("update applications set submitted_at = 1, evaluation_state = 'done'").run();
  const application = await product.db.prepare("select id from applications").first<string>("id");
  await invite(priya, LENA, "recruiter");
  const mails = (await mailsTo(product, LENA)).map(({ text }) => text).join();
  await product.post(/\/join\/\S+/.exec(mails)?.[0] ?? "", {}, { cookie: applying });
  const back = { cookie: await aSession(product, lena.id) };
  expect(await roleOf(LENA)).toBe("recruiter");
  expect((await product.fetch(paths.candidate(application ?? ""), priya)).status).toBe(200);
  expect((await product.fetch(paths.candidate(application ?? ""), back)).status).toBe(404);
  const pass = { to: "interview_approved", from: "pending" };
  expect((await product.post(paths.candidateStatus(application ?? ""), pass, back)).status).toBe(404);
  expect(await product.db.prepare("select status from applications").first("status")).toBe("pending");
  const archive = unzipSync(
    new Uint8Array(await (await product.fetch("/settings/export", back)).arrayBuffer()),
  );
  const rows = (name: string) => JSON.parse(new TextDecoder().decode(archive[`${name}.json`]));
  expect(rows("applications")).toHaveLength(1);
  expect(rows("verdicts-written")).toEqual([]);
  expect(await words(paths.settings(), back.cookie)).toContain("My applications");
});

test("whoever is removed is signed out at once, and the last owner stays what they are", async () => {
  const priya = await aRecruiter(product, { name: "Priya Nair" });
  const tom = await aRecruiter(product, { companyId: priya.companyId, name: "Tom Reed" });
  const job = await aJob(product, tom);
  const amara = await anApplicant(product);
  await anApplication(product, job, amara, { submittedAt: Date.now() });
  const press = (fields: Fields, { cookie }: TestPerson) => product.post(paths.members(), fields, { cookie });
  const last = /Make somebody else owner first/;
  for (const fields of [
    { intent: "role", member: priya.id, role: "recruiter" },
    { intent: "remove", member: priya.id },
  ])
    expect(await wordsOf(await press(fields, priya))).toMatch(last);
  const leaving = await product.fetch(paths.leaveCompany(), priya);
  expect(await leaving.clone().text()).not.toContain('type="submit" class="btn danger');
  const cannot = await wordsOf(leaving);
  expect(cannot).toMatch(/You are the only owner of .* Make somebody else owner first\./);
  expect(cannot).not.toContain("You are signed out at once");
  expect(await wordsOf(await product.post(paths.leaveCompany(), {}, { cookie: priya.cookie }))).toMatch(last);
  const erase = { currentPassword: PASSWORD };
  expect(await wordsOf(await product.post(paths.deleteAccount(), erase, { cookie: priya.cookie }))).toMatch(
    last,
  );
  // Two owners who leave at once: one of them stays.
  await product.db.prepare("update members set role = 'owner' where user_id = ?").bind(tom.id).run();
  const owners = [priya, tom];
  const left = await Promise.all(
    owners.map(({ cookie }) => product.post(paths.leaveCompany(), {}, { cookie })),
  );
  expect(left.map(({ status }) => status).sort()).toEqual([303, 409]);
  const stays = owners[left.findIndex(({ status }) => status === 409)] ?? priya;
  const gone = owners.find((one) => one !== stays) ?? tom;
  const back = await product.fetch(paths.settings(), { cookie: gone.cookie });
  expect(back.headers.get("Location")).toMatch(/^\/login/);
  const posted = await product.db.prepare("select user_id from jobs").first("user_id");
  expect(posted).toBe(stays.id);
  expect((await mailsTo(product, gone.email)).map(({ subject }) => subject)).toContain(
    "You no longer work with Northwind Analytics here",
  );
});

test("nobody is made owner unasked: the other accepts by mail, and both are told", async () => {
  const priya = await aRecruiter(product, { email: "priya@northwind.example" });
  const { companyId } = priya;
  const tom = await aRecruiter(product, { companyId, email: "tom@northwind.example", name: "Tom Reed" });
  const rita = await aRecruiter(product, { companyId, email: "rita@northwind.example" });
  const said = async (answer: Response) => `${answer.status} ${await wordsOf(answer)}`;
  const ask = (by: TestPerson, email: string, currentPassword = PASSWORD) =>
    product.post(paths.owners(), { email, currentPassword }, { cookie: by.cookie });
  const at = { intent: "role", member: tom.id, role: "owner" };
  expect(await said(await product.post(paths.members(), at, priya))).toMatch(/^422 .*made owner unasked/);
  expect((await invite(priya, LENA, "owner")).status).toBe(403);
  expect(await words(paths.owners(tom.id), priya.cookie)).toContain("Make Tom Reed an owner");

  expect(await said(await ask(priya, tom.email, "wrong"))).toMatch(/^422 .*That is not your password/);
  expect(await said(await ask(priya, priya.email))).toMatch(/^422 .*You are an owner already/);
  expect((await ask(rita, tom.email)).status).toBe(403);
  expect(await mailsTo(product, tom.email)).toHaveLength(0);
  expect((await ask(priya, tom.email)).status).toBe(303);
  expect((await ask(priya, tom.email)).status).toBe(303);
  expect((await mailsTo(product, priya.email)).map(({ subject }) => subject)).toEqual([
    "You asked somebody to be an owner of Northwind Analytics",
  ]);
  const link = await linkTo(product, tom.email);
  expect(await words(paths.members(), priya.cookie)).toMatch(/tom@northwind.example Owner, by Priya Nair/);
  const invitation = (await product.db.prepare("select id from invitations").first<string>("id")) ?? "";
  const withdrawal = { intent: "withdraw", invitation };
  expect((await product.post(paths.members(), withdrawal, rita)).status).toBe(403);

  for (const method of ["GET", "GET", "HEAD"]) await product.fetch(link, { method, cookie: tom.cookie });
  expect(await roleOf(tom.email)).toBe("recruiter");
  expect(await words(link, rita.cookie)).toContain("This invitation is for t…@northwind.example: sign out");
  await product.post(link, {}, rita);
  expect(await (await product.fetch(link)).text()).toContain(paths.login(link));
  const taken = await Promise.all([product.post(link, {}, tom), product.post(link, {}, tom)]);
  expect(taken.map(({ status }) => status)).toEqual([303, 303]);
  expect(await roleOf(tom.email)).toBe("owner");
  expect(await roleOf(rita.email)).toBe("recruiter");
  for (const { email } of [priya, tom])
    expect((await mailsTo(product, email)).map(({ subject }) => subject)).toContain(
      "Tom Reed is an owner of Northwind Analytics now",
    );
  const log = "select actor_name as who, before_value as b, after_value as a from activity where verb = ?";
  expect((await product.db.prepare(log).bind("member.role").all()).results).toEqual([
    { who: "Tom Reed", b: "recruiter", a: "owner" },
  ]);
  expect(await said(await ask(priya, tom.email))).toMatch(/^422 .*They are an owner already/);
});

test("an offer to own ends when either of the two goes, or it is withdrawn", async () => {
  const priya = await aRecruiter(product);
  const { companyId } = priya;
  const second = await aRecruiter(product, { companyId, role: "owner" });
  const members = await Promise.all([1, 2, 3, 4].map(() => aRecruiter(product, { companyId })));
  const [first, left, lowered, kept] = members.map(({ email }) => email);
  const offered = async (by: TestPerson, email = "") => {
    await product.post(paths.owners(), { email, currentPassword: PASSWORD }, { cookie: by.cookie });
    return linkTo(product, email);
  };
  const links = [
    await offered(priya, first),
    await offered(priya, left),
    await offered(second, lowered),
    await offered(priya, kept),
  ];
  const press = (fields: Fields) => product.post(paths.members(), fields, { cookie: priya.cookie });
  const id = await product.db
    .prepare("select id from invitations where email = ?")
    .bind(first)
    .first<string>("id");
  await press({ intent: "withdraw", invitation: id ?? "" });
  await press({ intent: "remove", member: members[1]?.id ?? "" });
  await press({ intent: "role", member: second.id, role: "recruiter" });
  const answers = await Promise.all(links.map((link) => product.fetch(link)));
  expect(answers.map(({ status }) => status)).toEqual([410, 410, 410, 200]);
  expect(await wordsOf(answers[0] ?? new Response())).toContain("Ask Priya Nair for a new one.");
  await product.post(links[2] ?? "", {}, { cookie: members[2]?.cookie ?? "" });
  expect(await roleOf(lowered ?? "")).toBe("recruiter");
});

test("a job is handed on, and goes to an owner when whoever answers for it no longer can", async () => {
  const priya = await aRecruiter(product);
  const { companyId } = priya;
  const tom = await aRecruiter(product, { companyId, role: "recruiter", name: "Tom Weber" });
  const uma = await aRecruiter(product, { companyId, role: "recruiter", name: "Uma Rao" });
  const lena = await aRecruiter(product, { companyId, role: "interviewer" });
  const stranger = await aRecruiter(product, { companyName: "Bergwerk" });
  const job = await aJob(product, tom);
  const hand = async (by: TestPerson, from: TestPerson, to: TestPerson) =>
    (await product.post(paths.jobTeam(job.id), { from: from.id, responsible: to.id }, by)).status;
  const page = () => words(paths.jobTeam(job.id), uma.cookie);
  const holder = () =>
    product.db
      .prepare("select person_name as name from users join jobs on jobs.user_id = users.id where jobs.id = ?")
      .bind(job.id)
      .first<string>("name");

  expect(await hand(uma, tom, uma)).toBe(404);
  expect(await hand(uma, uma, lena)).toBe(409);
  expect(await hand(tom, tom, lena)).toBe(409);
  expect(await hand(tom, tom, stranger)).toBe(409);
  expect(await hand(stranger, tom, stranger)).toBe(404);
  expect(await holder()).toBe("Tom Weber");
  expect(await page()).not.toContain("Hand on");

  expect(await hand(tom, tom, uma)).toBe(303);
  expect(await hand(tom, tom, uma)).toBe(303);
  expect(await hand(priya, tom, priya)).toBe(409);
  expect(await page()).toMatch(/Responsible: Uma Rao \. .*Hand on/);
  const subjects = async ({ email }: TestPerson) =>
    (await mailsTo(product, email)).map((mail) => mail.subject);
  expect([await subjects(tom), await subjects(uma)]).toEqual([[], [`You answer for ${job.title} now`]]);
  const [told] = await mailsTo(product, uma.email);
  expect(told?.text).toMatch(/Tom Weber has handed this job on to you/);
  expect(told?.text).toContain(paths.candidatesOf(job.id));
  const { results } = await product.db
    .prepare("select before_value as b, after_value as a from activity where verb = 'job.responsible'")
    .all();
  expect(results).toEqual([{ b: "Tom Weber", a: "Uma Rao" }]);

  const lower = { intent: "role", member: uma.id, role: "interviewer" };
  expect((await product.post(paths.members(), lower, priya)).status).toBe(303);
  const inherited = /Responsible: Priya Nair , since whoever answered for this job no longer can/;
  expect(await words(paths.jobTeam(job.id), priya.cookie)).toMatch(inherited);
  expect(await hand(priya, priya, tom)).toBe(303);
  expect(await words(paths.jobTeam(job.id), priya.cookie)).not.toMatch(/since whoever/);
  await product.post(paths.members(), { intent: "remove", member: tom.id }, priya);
  expect(await words(paths.jobTeam(job.id), priya.cookie)).toMatch(inherited);
});

test("members, teams and interviewers are turned over: each once, and no strangers", async () => {
  const priya = await aRecruiter(product);
  const { companyId } = priya;
  const job = await aJob(product, priya);
  const candidate = await anApplication(product, job, await anApplicant(product));
  const bergwerk = await aRecruiter(product, { companyName: "Bergwerk" });
  const made: Record<string, string[]> = { "hiring-manager": [], interviewer: [], recruiter: [] };
  // One of each role after the other, so that who joined next is of another role and of another company.
  for (let at = 0; at < 36; at += 1) {
    const role = ROLES_IN_TURN[at % 3] ?? "recruiter";
    const number = String(at).padStart(2, "0");
    made[role]?.push((await aRecruiter(product, { companyId, role, name: `Colleague ${number}` })).name);
    if (at % 4 === 0)
      await aRecruiter(product, { companyId: bergwerk.companyId, role, name: `Stranger ${number}` });
  }
  const { recruiter = [], interviewer = [], "hiring-manager": managers = [] } = made;
  /** Who stands on each page, from the first to the last. */
  const turnOver = async (path: string, name: RegExp, key = "after") => {
    const pages: string[][] = [];
    let next: string | undefined = path;
    while (next !== undefined && pages.length < 9) {
      const html: string = await (await product.fetch(next, priya)).text();
      pages.push([...html.matchAll(name)].map(([, one = ""]) => one));
      next = new RegExp(`href="([^"]*${key}=[a-z-]+-\\d+)"`).exec(html)?.[1];
    }
    return pages;
  };
  const sizes = (pages: string[][]) => pages.map(({ length }) => length);

  const members = await turnOver(paths.members(), /<strong dir="auto">([^<]+)</g);
  expect(sizes(members)).toEqual([8, 8, 8, 8, 5]);
  expect(members.flat()).toEqual(["Priya Nair", ...recruiter, ...managers, ...interviewer]);
  const boxes = /<span dir="auto">([^<]+)</g;
  const team = await turnOver(paths.jobTeam(job.id), boxes);
  expect([sizes(team), team.flat()]).toEqual([[10, 2], managers]);
  const asked = await turnOver(paths.interviewers(candidate.id), boxes);
  expect([sizes(asked), asked.flat()]).toEqual([[10, 2], interviewer]);
  const answerable = await turnOver(paths.jobTeam(job.id), /<option[^>]*>((?!Priya)[^<]+)</g, "to");
  expect([sizes(answerable), answerable.flat()]).toEqual([[9, 3], recruiter]);
});

const ROLES_IN_TURN = ["hiring-manager", "interviewer", "recruiter"] as const;

test("an owner tells two jobs of one name apart when they invite a hiring manager", async () => {
  const owner = await aRecruiter(product, { role: "owner" });
  const createdDate = Date.UTC(2026, 2, 4);
  await aJob(product, owner, { title: "Care Coordinator", createdDate });
  await aJob(product, owner, { title: "Care Coordinator", status: "draft", createdDate });
  await aJob(product, owner, { title: "Cook" });
  const page = await wordsOf(await product.fetch(paths.members(), owner));
  expect(page).toMatch(/Care Coordinator \(draft, from 4 Mar 2026\)/);
  expect(page).toMatch(/Care Coordinator \(active, from 4 Mar 2026\)/);
  expect(page).not.toContain("Cook (");
});

test("whoever was removed reads so at home, once, and whoever left by themselves does not", async () => {
  const priya = await aRecruiter(product);
  const { companyId } = priya;
  const removed = await aRecruiter(product, { companyId, role: "interviewer" });
  const left = await aRecruiter(product, { companyId, role: "interviewer" });
  await product.post(paths.members(), { intent: "remove", member: removed.id }, priya);
  await product.post(paths.leaveCompany(), {}, left);
  const says = "You are no longer a member of Northwind Analytics";
  const cookie = await aSession(product, removed.id);
  const home = await product.fetch(paths.dashboard(), { cookie });
  const seq = /name="open" value="(\d+)"/.exec(await home.clone().text())?.[1];
  const said = await wordsOf(home);
  expect(said).toContain(`${says}. You do not see its jobs and candidates any more.`);
  expect(said).toMatch(
    /Your account stays: you can apply for jobs with it, .* ask an owner .* to invite you/,
  );
  expect(await words(paths.notifications(), cookie)).toContain(says);
  const read = await product.post(paths.notifications(), { open: seq }, { cookie });
  expect(read.headers.get("Location")).toBe(paths.dashboard());
  const otherNews = "update users set unread_notifications = 1 where id = ?";
  await product.db.prepare(otherNews).bind(removed.id).run();
  expect(await words(paths.dashboard(), cookie)).not.toContain(says);
  const other = await aSession(product, left.id);
  for (const path of [paths.dashboard(), paths.notifications()])
    expect(await words(path, other)).not.toContain(says);
});
