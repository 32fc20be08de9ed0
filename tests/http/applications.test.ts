import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paths } from "~/paths";
import {
  aCv,
  allRows,
  answerQuestion,
  firstRow,
  NEWCOMER,
  onTheWay,
  readyToSubmit,
  submit,
  upload,
} from "../support/applying";
import { cookiesOf, costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { ORIGIN, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const NO_SUCH_JOB = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const location = (response: Response) => response.headers.get("Location");

describe("the page of a job", () => {
  test("says what the job is and asks for the specification's fields", async () => {
    const job = await aJob(product, await aRecruiter(product));
    const response = await product.fetch(paths.apply(job.id));
    const html = await response.clone().text();
    expect(response.status).toBe(200);
    for (const field of Object.keys(NEWCOMER)) expect(html).toContain(`name="${field}"`);
    expect(html).toContain(`href="/login?redirect=%2Fapply%2F${job.id}"`);
    expect(await wordsOf(response)).toMatch(
      /Northwind Analytics Senior Frontend Engineer Engineering Full-time Hybrid, Leeds \$85,000 – \$105,000 a year Posted .*Create Account & Continue.*What's Next/,
    );
  });

  test("says how long it takes as the job's public page does, with the job's own questions", async () => {
    const recruiter = await aRecruiter(product);
    const job = await aJob(product, recruiter);
    const told = async () => {
      const answer = await product.fetch(paths.apply(job.id));
      const posting = /<link rel="canonical" href="([^"]*)"/.exec(await answer.clone().text())?.[1] ?? "";
      const pages = [answer, await product.fetch(posting)];
      return Promise.all(pages.map(async (page) => /[Aa]bout \d+ minutes/.exec(await wordsOf(page))?.[0]));
    };
    expect(await told()).toEqual(["about 30 minutes", "About 30 minutes"]);
    const question = {
      id: 1,
      icon: "Code",
      type: "Ovens",
      title: "Forty",
      question: "How?",
      placeholder: "",
    };
    const typed = Object.entries(question).map(([name, value]) => [`questions[0].${name}`, value]);
    const sent = { version: 0, ...Object.fromEntries(typed) };
    await product.post(paths.buildAssessment(job.id), sent, recruiter);
    expect(await told()).toEqual(["about 10 minutes", "About 10 minutes"]);
  });

  test("costs one look into the database", async () => {
    const job = await aJob(product, await aRecruiter(product));
    const { queries, trips, rows } = costOf(await product.fetch(paths.apply(job.id)));
    expect(queries).toBeLessThanOrEqual(2);
    expect(trips).toBe(1);
    expect(rows).toBeLessThanOrEqual(5);
  });

  test("a link to a job shows what it is before it opens, and names the page to be found", async () => {
    const job = await aJob(product, await aRecruiter(product));
    const html = await (await product.fetch(paths.apply(job.id))).text();
    expect(html).toMatch(
      new RegExp(`<link rel="canonical" href="${ORIGIN}/careers/[\\w-]+/senior-frontend-engineer-\\w{8}"/>`),
    );
    expect(html).toContain(
      '<meta property="og:title" content="Senior Frontend Engineer at Northwind Analytics"/>',
    );
    expect(html).toMatch(
      /property="og:description" content="Full-time · Hybrid, Leeds · \$85,000 – \$105,000 a year\./,
    );
    expect(html).toContain(`property="og:image" content="${ORIGIN}/preview.png"`);
    expect(html).not.toContain("application/ld+json");
  });

  test("a job that takes no applications is kept out of search engines", async () => {
    const recruiter = await aRecruiter(product);
    for (const status of ["paused", "closed"] as const) {
      const job = await aJob(product, recruiter, { status });
      const html = await (await product.fetch(paths.apply(job.id))).text();
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain("ld+json");
    }
  });

  test("a posting is shown as text: nothing in it becomes an element of ours", async () => {
    const evil = "# Hi\n\n<script>alert(1)</script> [x](javascript:alert(1)) <img src=x onerror=alert(1)>";
    const job = await aJob(product, await aRecruiter(product), {
      title: "<b>Bold</b>",
      finalJobPosting: evil,
    });
    const html = await (await product.fetch(paths.apply(job.id))).text();
    expect(html).not.toMatch(/<script>alert|href="javascript|<img|<b>Bold/);
    expect(html).toContain("&lt;script&gt;alert(1)");
  });

  test.for([
    [paths.apply(NO_SUCH_JOB), "Job not found"],
    [paths.apply("not-an-id"), "Job not found"],
    ["/apply", "No job ID provided"],
  ])("%s is told as not found, with the way to open jobs", async ([path = "", reason = ""]) => {
    const response = await product.fetch(path);
    expect(response.status).toBe(404);
    const words = await wordsOf(response);
    expect(words).toContain("Job Not Found");
    expect(words).toContain(reason);
    expect(words).toContain("Browse Available Jobs");
  });

  test("a draft is nobody's business but its company's", async () => {
    const recruiter = await aRecruiter(product);
    const draft = await aJob(product, recruiter, { status: "draft" });
    const stranger = await aRecruiter(product);
    const response = await product.fetch(paths.apply(draft.id));
    expect(response.status).toBe(404);
    const words = await wordsOf(response);
    expect(words).toMatch(/This job is not open It takes no applications just now\. .*See open jobs/);
    expect(words).not.toContain(draft.title);
    expect((await product.fetch(paths.apply(draft.id), { cookie: stranger.cookie })).status).toBe(404);
    const preview = await product.fetch(paths.apply(draft.id), { cookie: recruiter.cookie });
    expect(preview.status).toBe(200);
    expect(await wordsOf(preview)).toContain("preview of your draft");
  });

  test.for([
    ["paused", "is paused"],
    ["closed", "is closed"],
  ])("a %s job takes no applications and says so", async ([status = "", says = ""]) => {
    const job = await aJob(product, await aRecruiter(product), { status });
    const response = await product.fetch(paths.apply(job.id));
    const html = await response.clone().text();
    expect(await wordsOf(response)).toContain(says);
    expect(html).not.toContain('name="firstName"');
    await product.post(paths.apply(job.id), NEWCOMER);
    expect(await allRows(product, "users")).toHaveLength(1);
    expect(await allRows(product, "applications")).toEqual([]);
  });

  test("its own recruiter sees a preview whose form cannot be sent", async () => {
    const recruiter = await aRecruiter(product);
    const job = await aJob(product, recruiter);
    const response = await product.fetch(paths.apply(job.id), { cookie: recruiter.cookie });
    expect(await response.text()).toMatch(/Nothing can be sent from a preview[\s\S]*<fieldset[^>]*disabled/);
    await product.post(paths.apply(job.id), NEWCOMER, { cookie: recruiter.cookie });
    expect(await allRows(product, "applications")).toEqual([]);
  });

  test("another company's recruiter learns that applying needs an applicant's account", async () => {
    const job = await aJob(product, await aRecruiter(product));
    const other = await aRecruiter(product);
    const response = await product.fetch(paths.apply(job.id), { cookie: other.cookie });
    expect(await wordsOf(response)).toContain("Applying needs an applicant’s account");
    await product.post(paths.apply(job.id), NEWCOMER, { cookie: other.cookie });
    expect(await allRows(product, "applications")).toEqual([]);
  });

  test("a visitor counts once a day; bots and the company's own people do not", async () => {
    const recruiter = await aRecruiter(product);
    const job = await aJob(product, recruiter);
    const look = (agent: string, cookie: string | null = null) =>
      product.fetch(paths.apply(job.id), { headers: { "User-Agent": agent }, cookie });
    const linux = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    await look(linux);
    await look(linux);
    await look("Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0");
    await look("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)");
    await look("WhatsApp/2.23.20.0");
    await look(linux, recruiter.cookie);
    await expect.poll(() => product.db.prepare("select views from jobs").first("views")).toBe(2);
    const visits = JSON.stringify(await allRows(product, "job_views"));
    expect(visits).not.toContain("127.0.0.1");
  });
});

describe("the form", () => {
  test.for([
    ["firstName", "  ", "First name is required"],
    ["lastName", "", "Last name is required"],
    ["email", "", "Email address is required"],
    ["email", "amara.okafor@", "Please enter a valid email address"],
    ["email", "amara okafor@example.org", "Please enter a valid email address"],
    ["email", "a@b.org\r\nBcc: x@y.org", "Please enter a valid email address"],
    ["password", "", "Password is required"],
    ["password", "12345", "Password must be at least 6 characters long"],
    ["password", "p".repeat(129), "Password must be at most 128 characters long"],
    ["confirmPassword", "", "Please confirm your password"],
    ["confirmPassword", "another", "Passwords do not match"],
    ["phone", "call me", "Please enter a phone number, or leave this empty"],
    ["workAuthorization", undefined, "Please select your work authorization status"],
    ["workAuthorization", "maybe", "Please select your work authorization status"],
    ["startDate", "", "Please select your earliest start date"],
    ["startDate", "yesterday", "Please select your earliest start date"],
    ["termsAccepted", undefined, "You must accept the terms and conditions to continue"],
  ] as const)("with %s as %j says: %s", async ([field, value, message]) => {
    const job = await aJob(product, await aRecruiter(product));
    const response = await product.post(paths.apply(job.id), { ...NEWCOMER, [field]: value });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(`>${message}</a>`);
    expect(html).not.toContain("seven wooden spoons");
    if (field !== "firstName") expect(html).toContain('value="Amara"');
    expect(await allRows(product, "applications")).toEqual([]);
  });

  test("makes account, application, link and session together, and goes on to the verification", async () => {
    const job = await aJob(product, await aRecruiter(product));
    const response = await product.post(paths.apply(job.id), {
      ...NEWCOMER,
      phone: " +44 (0)20 7946-0000 ",
      role: "recruiter",
      company_id: "1",
      status: "offer_accepted",
      applicants: 99,
    });
    expect(response.status).toBe(303);
    expect(location(response)).toBe(paths.verifyEmail(job.id));
    expect(await firstRow(product, "applications")).toMatchObject({
      job_id: job.id,
      company_id: job.companyId,
      name: "Amara Okafor",
      email: "amara@example.org",
      phone: "+44 (0)20 7946-0000",
      position: job.title,
      work_authorization: "yes",
      start_date: "2-weeks",
      status: "pending",
      submitted_at: null,
    });
    const [, user] = await allRows(product, "users");
    expect(user).toMatchObject({
      type: "applicant",
      recruiter: 0,
      company_id: null,
      email_verified_at: null,
    });
    expect(await allRows(product, "users")).toContainEqual(
      expect.objectContaining({ verify_job_id: job.id }),
    );
    expect(cookiesOf(response)).toContain("__Host-session=");
  });

  test("an address that has an account gets the way to sign in", async () => {
    const job = await aJob(product, await aRecruiter(product));
    await anApplicant(product, { email: "amara@example.org" });
    const response = await product.post(paths.apply(job.id), NEWCOMER);
    expect(response.status).toBe(422);
    const html = await response.clone().text();
    expect(html).toMatch(/href="\/login\?redirect=%2Fapply%2F\w+">Sign in with existing account/);
    const words = await wordsOf(response);
    expect(words).toContain("Registration Failed");
    expect(words).toContain("An account with this email already exists. Please sign in instead.");
    expect(await allRows(product, "applications")).toEqual([]);
  });

  test("an address that no mail can reach is refused in words of the server", async () => {
    const job = await aJob(product, await aRecruiter(product));
    const response = await product.post(paths.apply(job.id), { ...NEWCOMER, email: "amara@example..org" });
    expect(response.status).toBe(422);
    const words = await wordsOf(response);
    expect(words).toContain("Registration Failed Please enter a valid email address. ");
    expect(await allRows(product, "users")).toHaveLength(1);
  });

  test("a weak password is named under Registration Failed", async () => {
    const job = await aJob(product, await aRecruiter(product));
    const weak = { ...NEWCOMER, password: "password1", confirmPassword: "password1" };
    const response = await product.post(paths.apply(job.id), weak);
    expect(response.status).toBe(422);
    const words = await wordsOf(response);
    expect(words).toContain("Registration Failed");
    expect(words).toContain(
      "Password is too weak. Please choose a stronger password. It is one of the most used passwords.",
    );
  });

  test("sent twice at once makes one account and one application", async () => {
    const job = await aJob(product, await aRecruiter(product));
    const sent = await Promise.all([1, 2, 3].map(() => product.post(paths.apply(job.id), NEWCOMER)));
    expect(sent.map(location)).toEqual(Array(3).fill(paths.verifyEmail(job.id)));
    expect(await allRows(product, "applications")).toHaveLength(1);
    expect(await allRows(product, "users")).toHaveLength(2);
  });

  test("somebody signed in is asked only what this job needs", async () => {
    const job = await aJob(product, await aRecruiter(product));
    const { cookie } = await anApplicant(product);
    const html = await (await product.fetch(paths.apply(job.id), { cookie })).text();
    expect(html).not.toContain('name="password"');
    expect(html).toContain("Done: your address is verified.");
    const missing = await product.post(paths.apply(job.id), {}, { cookie });
    expect(await wordsOf(missing)).toContain("Please select your earliest start date");
    const fields = { workAuthorization: "no", startDate: "other", termsAccepted: "on" };
    const sent = await product.post(paths.apply(job.id), fields, { cookie });
    expect(location(sent)).toBe(paths.upload(job.id));
    expect(await allRows(product, "applications")).toHaveLength(1);
  });

  test("whoever fills the form in while somebody else signs in beside it applies for nobody", async () => {
    const job = await aJob(product, await aRecruiter(product));
    const amara = await anApplicant(product, { email: "amara@example.org" });
    const page = await (await product.fetch(paths.apply(job.id), amara)).text();
    expect(page).toContain('<input type="hidden" name="email" value="amara@example.org"/>');
    const answers = { workAuthorization: "no", startDate: "other", termsAccepted: "on" };
    for (const fields of [
      { ...NEWCOMER, email: "bela@example.org" },
      { ...answers, email: "b@example.org" },
    ]) {
      const sent = await product.post(paths.apply(job.id), fields, { cookie: amara.cookie });
      expect(sent.status).toBe(409);
      const html = await sent.text();
      expect(html).toContain("signed in as Amara Okafor by now");
      expect(html).not.toContain("bela@example.org");
    }
    expect(await allRows(product, "applications")).toHaveLength(0);
    const own = { ...NEWCOMER, email: " Amara@Example.org" };
    const sent = await product.post(paths.apply(job.id), own, { cookie: amara.cookie });
    expect(location(sent)).toBe(paths.upload(job.id));
  });

  test("applying again opens the application that exists", async () => {
    const { job, applicant } = await onTheWay(product);
    const { cookie } = applicant;
    expect(location(await product.fetch(paths.apply(job.id), { cookie }))).toBe(paths.application(job.id));
    const fields = { workAuthorization: "no", startDate: "other", termsAccepted: "on" };
    const again = await Promise.all(
      [1, 2, 3].map(() => product.post(paths.apply(job.id), fields, { cookie })),
    );
    expect(again.map(location)).toEqual(Array(3).fill(paths.application(job.id)));
    expect(await allRows(product, "applications")).toMatchObject([{ work_authorization: "yes" }]);
  });
});

describe("the order of the steps", () => {
  const steps = (jobId: string) => [
    paths.upload(jobId),
    paths.assess(jobId),
    paths.assess(jobId, 1),
    paths.assessReview(jobId),
    paths.application(jobId),
  ];

  test("signed out, each leads to sign in and back", async () => {
    const { job } = await onTheWay(product);
    for (const path of steps(job.id)) {
      expect(location(await product.fetch(path))).toBe(paths.login(path));
    }
  });

  test("unverified, each leads to the verification, and no post changes anything", async () => {
    const recruiter = await aRecruiter(product);
    const job = await aJob(product, recruiter);
    const applicant = await anApplicant(product, { verified: false });
    await anApplication(product, job, applicant, { submittedAt: null });
    for (const path of steps(job.id)) {
      const response = await product.fetch(path, { cookie: applicant.cookie });
      expect(location(response)).toBe(paths.verifyEmail(job.id));
    }
    await upload(product, job.id, applicant.cookie, { cv: aCv() });
    await answerQuestion(product, { job, applicant }, 1, "x");
    await submit(product, { job, applicant });
    expect(await allRows(product, "documents")).toEqual([]);
    expect(await allRows(product, "answers")).toEqual([]);
    expect(await firstRow(product, "applications")).toMatchObject({ submitted_at: null });
  });

  test("without an application each leads to the form, even for a job that is not there", async () => {
    const { job } = await onTheWay(product);
    const { cookie } = await anApplicant(product);
    for (const id of [job.id, NO_SUCH_JOB]) {
      for (const path of steps(id)) {
        expect(location(await product.fetch(path, { cookie }))).toBe(paths.apply(id));
      }
    }
  });

  test("without a CV the questions lead to the upload, and take no answer", async () => {
    const way = await onTheWay(product);
    const { cookie } = way.applicant;
    for (const path of [
      paths.assess(way.job.id),
      paths.assess(way.job.id, 2),
      paths.assessReview(way.job.id),
    ]) {
      expect(location(await product.fetch(path, { cookie }))).toBe(paths.upload(way.job.id));
    }
    expect(location(await answerQuestion(product, way, 1, "early"))).toBe(paths.assess(way.job.id));
    expect(await allRows(product, "answers")).toEqual([]);
    expect(location(await submit(product, way))).toBe(paths.upload(way.job.id));
    expect(await firstRow(product, "applications")).toMatchObject({ submitted_at: null });
  });

  test("an answer is missing, and nothing is handed in", async () => {
    const way = await onTheWay(product);
    await upload(product, way.job.id, way.applicant.cookie, { cv: aCv() });
    await answerQuestion(product, way, 1, "only this one");
    const response = await submit(product, way);
    expect(response.status).toBe(409);
    expect(await wordsOf(response)).toContain("Each question needs an answer");
    expect(await firstRow(product, "applications")).toMatchObject({ submitted_at: null });
  });

  test("whoever has answered all is told that nothing is sent yet, and led to send it", async () => {
    const way = await readyToSubmit(product);
    const page = await product.fetch(paths.application(way.job.id), { cookie: way.applicant.cookie });
    const html = await page.text();
    expect(html).toMatch(/All (<!-- -->)?5(<!-- -->)? answered, and not sent yet/);
    expect(html).toMatch(new RegExp(`href="${paths.assessReview(way.job.id)}"[^>]*>Review and submit<`));
  });

  test("whose job has closed is asked for no CV and no answers any more", async () => {
    const { job, applicant } = await onTheWay(product);
    const { cookie } = applicant;
    await product.db.prepare("update jobs set status = 'closed'").run();
    expect(location(await product.fetch(paths.upload(job.id), { cookie }))).toBe(paths.application(job.id));
    const page = await wordsOf(await product.fetch(paths.application(job.id), { cookie }));
    expect(page).toContain("This job closed before you submitted");
    expect(page).not.toContain("your CV stays here");
    expect(page).toMatch(/Application form\s?, done Filled in/);
    await product.db.prepare("update jobs set status = 'active'").run();
    await upload(product, job.id, cookie, { cv: aCv() });
    await product.db.prepare("update jobs set status = 'closed'").run();
    expect(location(await product.fetch(paths.assess(job.id), { cookie }))).toBe(paths.assessReview(job.id));
    await product.db.prepare("update documents set text_state = 'no-text'").run();
    const late = await wordsOf(await product.fetch(paths.application(job.id), { cookie }));
    expect(late).toContain("We could not read text in this file");
    expect(late).not.toMatch(/people who are hiring see this|saved straight from a word processor|\bSent\b/);
  });

  test("whoever answers while the job closes reads so, keeps the text and sees other jobs", async () => {
    const way = await onTheWay(product);
    const { cookie } = way.applicant;
    const other = await aJob(product, way.recruiter, { title: "Night Porter" });
    await aJob(product, await aRecruiter(product), { title: "Elsewhere" });
    await upload(product, way.job.id, cookie, { cv: aCv() });
    await answerQuestion(product, way, 1, "The first answer");
    const open = async (path: string) => (await product.fetch(path, { cookie })).text();
    for (const path of [paths.assess(way.job.id, 2), paths.applications(), paths.dashboard()])
      expect(await open(path)).not.toContain("has closed");
    await product.db.prepare("update jobs set status = 'closed' where id = ?").bind(way.job.id).run();
    const next = await answerQuestion(product, way, 2, "Written after it closed");
    expect(await next.text()).toMatch(/Question (<!-- -->)?3(.|\n)*This job has closed/);
    expect(await allRows(product, "answers")).toHaveLength(2);
    const pages = [1, 2, 5].map((number) => paths.assess(way.job.id, number));
    for (const path of [...pages, paths.assessReview(way.job.id), paths.application(way.job.id)]) {
      const page = await open(path);
      expect(page).toMatch(/This job (has )?closed.*takes no more applications/);
      expect(page).toMatch(new RegExp(`Open at .*href="/careers/[^"]*"[^>]*>${other.title}<`, "s"));
      expect(page).not.toContain("Elsewhere");
    }
    const [list, home] = [await open(paths.applications()), await open(paths.dashboard())];
    expect(list).toMatch(/Not submitted<.*this job has closed; what you wrote is kept/s);
    expect(home).toMatch(/Nothing is under way.*See open jobs.*This job has closed. What you wrote is kept/s);
    expect(home).not.toContain("Continue");
    const review = await open(paths.assessReview(way.job.id));
    expect(review).not.toMatch(/then submit|>(Change|Answer)</);
  });

  test("the job closed meanwhile, and the person learns of it before sending", async () => {
    const way = await readyToSubmit(product);
    await product.db.prepare("update jobs set status = 'closed'").run();
    const response = await submit(product, way);
    expect(response.status).toBe(409);
    expect(await wordsOf(response)).toContain("This job has closed and takes no more applications");
    expect(await firstRow(product, "applications")).toMatchObject({ submitted_at: null });
  });
});
