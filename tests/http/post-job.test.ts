import { beforeAll, beforeEach, expect, test } from "vitest";
import { flashOf } from "../support/flash";
import { costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { aJob } from "../support/postings";
import { ORIGIN, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

const INFO = {
  title: "Senior Frontend Engineer",
  jobType: "full-time",
  locationType: "hybrid",
  location: "Leeds",
  salaryMin: "85000",
  salaryMax: "$105,000",
  department: "Engineering",
};
const DESCRIPTION =
  "You will build the screens that analysts use all day.\n\n## What you need\n\n- TypeScript\n- React";

const jobs = async () =>
  (await product.db.prepare("select * from jobs order by seq").all<Record<string, unknown>>()).results;
const draft = () => product.db.prepare("select * from job_drafts").first<Record<string, unknown>>();
const page = (person: TestPerson, path: string) => product.fetch(path, { cookie: person.cookie });
const send = (person: TestPerson, step: number, fields: Record<string, string>) =>
  product.post(`/postJob?step=${step}`, fields, { cookie: person.cookie });
/** Whichever draft the address names. */
const to = (response: Response) =>
  response.headers.get("Location")?.replace(/&draft=[0-9A-Z]{26}$/, "") ?? null;

/** The text that stands in a field of a page. */
const fieldText = (html: string, name: string) =>
  new RegExp(`<textarea[^>]*name="${name}"[^>]*>([^<]*)`)
    .exec(html)?.[1]
    ?.replaceAll("&#x27;", "'")
    .trimStart();

/** Goes through the first two steps, and returns what step 3 would send. */
async function reachReview(person: TestPerson, info: Record<string, string> = INFO) {
  await send(person, 1, info);
  await send(person, 2, { description: DESCRIPTION });
  const html = await (await page(person, "/postJob?step=3")).text();
  return {
    draft: /name="draft" value="(\w+)"/.exec(html)?.[1] ?? "",
    finalJobPosting: fieldText(html, "finalJobPosting") ?? "",
    agreed: "on",
  };
}

test("a language that is not offered gives way to the company's own, and the recruiter is told", async () => {
  const priya = await aRecruiter(product);
  await product.db.prepare("update companies set default_language = 'de'").run();
  const told = "“tlh” is not among the languages here, so the posting is marked as German.";
  const first = await send(priya, 1, { ...INFO, language: "tlh" });
  expect([first.status, to(first), flashOf(first)]).toEqual([303, "/postJob?step=2", told]);
  expect(await draft()).toMatchObject({ language: "de" });
  const offered = await send(priya, 1, { ...INFO, language: "fr" });
  expect([flashOf(offered), (await draft())?.language]).toEqual(["", "fr"]);
  await send(priya, 1, { ...INFO, language: "tlh", intent: "previous" });
  expect(await draft()).toMatchObject({ language: "de" });

  const job = await aJob(product, priya);
  const html = await (await page(priya, `/jobs/${job.id}/edit`)).text();
  const version = /name="version" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const texts = { description: DESCRIPTION, finalJobPosting: `# ${INFO.title}\n\n${DESCRIPTION}` };
  const place = { country: "GB", locality: "Leeds" };
  const fields = { ...INFO, ...place, ...texts, version, language: "constructor" };
  const saved = await product.post(`/jobs/${job.id}/edit`, fields, { cookie: priya.cookie });
  expect([saved.status, flashOf(saved)]).toEqual([
    303,
    expect.stringMatching(/is saved\. “constructor” is not among the languages here, .* German\.$/),
  ]);
  expect(await jobs()).toMatchObject([{ language: "de" }]);
});

test("a recruiter posts a job in three steps", async () => {
  const priya = await aRecruiter(product);
  const begun = await wordsOf(await page(priya, "/postJob?step=1"));
  expect(begun).toContain("Step 1 of 3");
  expect(begun).toContain("For remote work: countries, with commas between them, or “anywhere”.");
  const first = await send(priya, 1, INFO);
  expect([first.status, to(first)]).toEqual([303, "/postJob?step=2"]);
  const second = await send(priya, 2, { description: DESCRIPTION });
  expect([second.status, to(second)]).toEqual([303, "/postJob?step=3"]);
  const review = await reachReview(priya);
  const shown = await (await page(priya, "/postJob?step=3")).text();
  expect(shown.match(/<h1[ >]/g), "the posting's own heading stands below the page's").toHaveLength(1);
  expect(review.finalJobPosting).toBe(
    `# Senior Frontend Engineer\n\n**Department:** Engineering\n\n**Job type:** ` +
      `Full-time\n\n**Location:** Hybrid, Leeds\n\n**Salary:** $85,000 – $105,000 a ` +
      `year\n\n---\n\n${DESCRIPTION}`,
  );
  const last = await send(priya, 3, review);
  const [job] = await jobs();
  expect([last.status, to(last)]).toEqual([303, `/postJob/done/${job?.id}`]);
  expect(job).toMatchObject({
    company_id: priya.companyId,
    user_id: priya.id,
    title: "Senior Frontend Engineer",
    department: "Engineering",
    job_type: "full-time",
    location_type: "hybrid",
    location: "Leeds",
    salary_min: 85_000,
    salary_max: 105_000,
    status: "active",
    agreed: 1,
    applicants: 0,
    views: 0,
  });
  expect(await draft()).toBeNull();
});

test("the success page offers questionnaire, link to share, another job and dashboard", async () => {
  const priya = await aRecruiter(product);
  const done = to(await send(priya, 3, await reachReview(priya))) ?? "";
  const html = await (await page(priya, done)).text();
  const id = done.split("/").at(-1);
  for (const text of [
    "Job Posted Successfully!",
    "What happens next?",
    "AI enhancement",
    "Candidate sourcing",
    "First matches",
    "Regular updates",
    "Post Another Job",
    "Back to Dashboard",
    `value="${ORIGIN}/apply/${id}"`,
    `href="/buildAssessment/${id}"`,
    `<a href="/jobs/${id}/edit" class="btn quiet">Edit This Job`,
    'href="/dashboard"',
  ]) {
    expect(html).toContain(text);
  }
  expect(html).not.toMatch(/30 minutes|48 hours/);
  const order = ["Make the questionnaire", "Link for applicants", "Post Another Job"];
  expect(order.toSorted((one, other) => html.indexOf(one) - html.indexOf(other))).toEqual(order);
  expect(html).toMatch(/class="btn large"[^>]*>Make the questionnaire/);
  expect(await wordsOf(await page(priya, "/postJob?step=1"))).toContain("Step 1 of 3");
  await product.db.prepare("update jobs set status = 'draft' where id = ?").bind(id).run();
  expect(to(await page(priya, done))).toBe(`/jobs/${id}/publish`);
});

test("sending the last step twice, or from two tabs at once, makes one job", async () => {
  const priya = await aRecruiter(product);
  const review = await reachReview(priya);
  const both = await Promise.all([send(priya, 3, review), send(priya, 3, review)]);
  const late = await send(priya, 3, review);
  expect(await jobs()).toHaveLength(1);
  expect(new Set([...both, late].map(to)).size).toBe(1);
  expect(late.status).toBe(303);
  expect(await draft()).toBeNull();
});

test("the way back from a posted job leads to it, and not to an empty form", async () => {
  const priya = await aRecruiter(product);
  const steps = [await send(priya, 1, INFO), await send(priya, 2, { description: DESCRIPTION })];
  const review = await reachReview(priya);
  const back = await send(priya, 3, { ...review, intent: "previous" });
  const addresses = [...steps, back].map((response) => response.headers.get("Location") ?? "");
  for (const address of addresses) expect(address).toMatch(new RegExp(`&draft=${review.draft}$`));
  for (const address of addresses) expect((await page(priya, address)).status).toBe(200);
  const done = to(await send(priya, 3, review));
  await send(priya, 1, { ...INFO, title: "Another one" });
  for (const address of addresses) {
    const gone = await page(priya, address);
    expect([to(gone), flashOf(gone)]).toEqual([done, "This job has been posted already."]);
  }
  expect(await draft()).toMatchObject({ title: "Another one" });
  const dana = await aRecruiter(product);
  expect(to(await page(dana, addresses[1] ?? "")), "of another company").toBe("/postJob?step=1");
});

test("the page of a refused step says so until it is mended, and leads to the job afterwards", async () => {
  const priya = await aRecruiter(product);
  await send(priya, 1, { ...INFO, title: "", salaryMin: "plenty", closesOn: "2020-01-01" });
  const { draft } = await tabOf(priya, 1);
  const refused = (step: number, of = draft) => `/postJob?step=${step}&draft=${of}&refused=yes`;
  const read = async (address: string) => wordsOf(await page(priya, address));
  const html = await (await page(priya, refused(1))).text();
  for (const words of ["Job title is required", "Please enter a whole amount", "a day that is still to come"])
    expect(html).toContain(words);
  expect(html).toContain('value="plenty"');
  expect(await read(refused(1, "OTHER"))).not.toContain("Job title is required");
  await send(priya, 1, { ...INFO, location: "", country: "IE", salaryMin: "", salaryMax: "" });
  expect(await read(refused(1))).not.toContain("Job title is required");
  await send(priya, 2, { description: DESCRIPTION });
  await send(priya, 3, { finalJobPosting: "# Mine" });
  expect(await read(refused(3))).toContain("Please agree to the terms before you submit");
  await send(priya, 3, { finalJobPosting: "# Mine", agreed: "on" });
  expect(await read(refused(3))).toContain("Not posted yet: your draft is kept");
  await send(priya, 1, INFO);
  expect(await read(refused(3))).not.toContain("Not posted yet");
  const done = to(await send(priya, 3, { finalJobPosting: "# Mine", agreed: "on" }));
  expect(done).toBe(`/postJob/done/${draft}`);
  for (const step of [1, 3]) expect(to(await page(priya, refused(step)))).toBe(done);
});

test("a tab left at the second step of a posted job does not begin it again", async () => {
  const priya = await aRecruiter(product);
  const review = await reachReview(priya);
  const done = to(await send(priya, 3, review));
  const stale = await send(priya, 2, { draft: review.draft, description: DESCRIPTION });
  expect(to(stale)).toBe(done);
  expect(await draft()).toBeNull();
});

test.each([
  [{ title: "   " }, "Job title is required"],
  [{ jobType: "" }, "Please select a job type"],
  [{ jobType: "gig" }, "Please select a job type"],
  [{ locationType: "" }, "Please select a work type"],
  [{ salaryMin: "a lot" }, "Please enter a whole amount"],
  [{ salaryMin: "85000.50" }, "Please enter a whole amount"],
  [{ salaryMax: "10000001" }, "Please enter a whole amount"],
  [{ salaryMin: "105001" }, "Salary max must not be lower than salary min"],
  [{ title: "x".repeat(201) }, "Please use at most 200 characters"],
])("step 1 with %o stays at step 1 and says why", async (wrong, message) => {
  const priya = await aRecruiter(product);
  const response = await send(priya, 1, { ...INFO, ...wrong });
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain(message);
  expect(html).toContain('value="Engineering"');
});

test("office location, salaries and department may stay empty", async () => {
  const priya = await aRecruiter(product);
  const bare = { ...INFO, location: "", locality: "Leeds", salaryMin: "", salaryMax: "", department: "" };
  const review = await reachReview(priya, bare);
  expect(review.finalJobPosting).toBe(
    `# Senior Frontend Engineer\n\n**Job type:** Full-time\n\n**Location:** Hybrid\n\n---\n\n${DESCRIPTION}`,
  );
  await send(priya, 3, review);
  expect((await jobs())[0]).toMatchObject({
    location: "",
    salary_min: null,
    salary_max: null,
    department: "",
  });
});

test("a job without a place stays a draft, and a warning is passed by a tick that is recorded", async () => {
  const priya = await aRecruiter(product);
  const nowhere = await reachReview(priya, {
    ...INFO,
    location: "",
    country: "IE",
    salaryMin: "",
    salaryMax: "",
  });
  const refused = await send(priya, 3, { ...nowhere, anyway: "on" });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toMatch(
    /href="\/postJob\?step=1&amp;draft=\w{26}#job-info-locality"[^>]*>Name the town or city/,
  );
  expect(html).toMatch(/<section class="notice gate"[^>]* autofocus=""/);
  expect(html).not.toContain('name="anyway"');
  expect(await jobs()).toEqual([]);
  expect(await draft()).toMatchObject({ country: "IE", agreed: 1 });

  const warned = await reachReview(priya, {
    ...INFO,
    location: "Cork",
    country: "IE",
    salaryMin: "",
    salaryMax: "",
  });
  const asked = await send(priya, 3, warned);
  expect(asked.status).toBe(422);
  expect(await asked.text()).toMatch(/We found no law of Ireland[\s\S]*name="anyway"/);
  expect((await send(priya, 3, { ...warned, anyway: "on" })).status).toBe(303);
  const [job] = await jobs();
  expect(job).toMatchObject({ status: "active", country: "IE", locality: "Cork", pay_currency: "USD" });
  expect(JSON.parse(String(job?.published_anyway))).toMatchObject({ warnings: ["GW2"], userId: priya.id });
});

test("pay is asked for in the company's currency or the chosen one, whatever the country", async () => {
  const priya = await aRecruiter(product);
  const asked = async (response: Response) =>
    [...(await response.text()).matchAll(/id="job-info-salaryM\w+-hint"[^>]*>([^<]*)/g)].map(
      ([, hint]) => hint,
    );
  const twice = (hint: string) => {
    const whole = `${hint} in every country, unless “Place, pay and dates in full” below says otherwise.`;
    return [whole, whole];
  };
  const dollars = "Whole dollars a year";
  expect(await asked(await page(priya, "/postJob?step=1"))).toEqual(twice(dollars));
  await product.db.prepare("update companies set default_currency = 'GBP'").run();
  const pounds = "Whole British pounds a year";
  expect(await asked(await page(priya, "/postJob?step=1"))).toEqual(twice(pounds));
  for (const [payCurrency, hint] of [
    ["eur", "Euros an hour"],
    ["pounds", "British pounds an hour"],
    ["shells", "Amounts an hour"],
  ] as const) {
    const wrong = await send(priya, 1, { ...INFO, title: "", payCurrency, payUnit: "HOUR" });
    expect(await asked(wrong)).toEqual(twice(hint));
  }
});

test("the next job begins with the country, currency, pay and zone of the last one", async () => {
  const priya = await aRecruiter(product);
  await product.db
    .prepare("update companies set default_country = 'GB' where id = ?")
    .bind(priya.companyId)
    .run();
  const form = async () => {
    const html = await (await page(priya, "/postJob?step=1")).text();
    const chosen = (name: string) =>
      new RegExp(`<select[^>]*name="${name}".*?<option value="(\\w*)" selected`, "s").exec(html)?.[1];
    const filled = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1];
    return [chosen("country"), filled("payCurrency"), chosen("payUnit"), filled("timeZone")];
  };
  expect(await form()).toEqual(["GB", "USD", "YEAR", "Europe/London"]);
  const { id } = await aJob(product, priya);
  await product.db
    .prepare(
      "update jobs set country = 'IE', pay_currency = 'EUR', pay_unit = 'HOUR', " +
        "time_zone = 'Europe/Dublin' where id = ?",
    )
    .bind(id)
    .run();
  expect(await form()).toEqual(["GB", "EUR", "HOUR", "Europe/Dublin"]);
  const pay = { payCurrency: "pounds", salaryMin: "30000", salaryMax: "31000" };
  expect((await send(priya, 1, { ...INFO, ...pay })).status).toBe(303);
  await send(priya, 2, { description: "You cook for forty people, five days in a week, all year." });
  expect(await wordsOf(await page(priya, "/postJob?step=3"))).toContain("£30,000 – £31,000 a year");
});

test("an hour's pay has pennies, in the job's own currency, until its closing day", async () => {
  const priya = await aRecruiter(product);
  const hourly = { salaryMin: "12.90", salaryMax: "£13.50", payCurrency: "GBP", payUnit: "HOUR" };
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  for (const [closesOn, message] of [
    [day(-2), "Choose a day that is still to come"],
    [day(367), "At most a year ahead"],
    ["soon", "Please give a day like 2026-12-06"],
  ] as const) {
    const wrong = await send(priya, 1, { ...INFO, ...hourly, closesOn });
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining(message)]);
  }
  const review = await reachReview(priya, { ...INFO, ...hourly, closesOn: day(9), timeZone: "Asia/Kolkata" });
  expect(review.finalJobPosting).toContain("**Salary:** £12.90 – £13.50 an hour");
  await send(priya, 3, review);
  expect((await jobs())[0]).toMatchObject({
    salary_min: 12.9,
    salary_max: 13.5,
    closes_at: Date.parse(`${day(9)}T23:59:59+05:30`) + 1000,
  });
});

test("what a job needs to be published is asked for where it begins, in the open", async () => {
  const priya = await aRecruiter(product);
  const html = await (await product.fetch("/postJob?step=1", { cookie: priya.cookie })).text();
  const [before = ""] = html.split('<details class="unfold job-more"');
  for (const name of ["country", "locality", "remoteFrom"]) {
    expect(before).toContain(`name="${name}"`);
    expect(before).toMatch(
      new RegExp(`for="[^"]*-${name}">[^(]*<span class="optional">\\(.*needed to publish`),
    );
  }
});

test("a closing day that is over is told beside a wrong salary, in a section that stands open", async () => {
  const priya = await aRecruiter(product);
  const wrong = { salaryMin: "35000", salaryMax: "31000", closesOn: "2020-01-01", timeZone: "Europe/Lundun" };
  for (const timeZone of ["Europe/London", "Europe/Lundun"]) {
    const html = await (await send(priya, 1, { ...INFO, ...wrong, timeZone })).text();
    expect(html).toContain('#job-info-salaryMax">Salary max must not be lower');
    expect(html).toContain('#job-info-closesOn">Choose a day that is still to come');
    expect(html).toMatch(/<details class="unfold job-more" open="">/);
  }
});

test("a remote job has no office, and the draft remembers the office all the same", async () => {
  const priya = await aRecruiter(product);
  const review = await reachReview(priya, { ...INFO, locationType: "remote" });
  expect(review.finalJobPosting).toContain("**Location:** Remote\n");
  expect(await draft()).toMatchObject({ location: "Leeds" });
  await send(priya, 3, review);
  expect((await jobs())[0]).toMatchObject({ location_type: "remote", location: "" });
});

test.each([
  [50, 422],
  [51, 303],
])("a description of %i characters answers %i", async (length, status) => {
  const priya = await aRecruiter(product);
  await send(priya, 1, INFO);
  const response = await send(priya, 2, { description: ` ${"a".repeat(length)}\r\n ` });
  expect(response.status).toBe(status);
  if (status === 422)
    expect(await response.text()).toContain("Job description must be longer than 50 characters");
});

test("nothing is posted without the agreement, or without a text", async () => {
  const priya = await aRecruiter(product);
  const review = await reachReview(priya);
  const unticked = await send(priya, 3, { draft: review.draft, finalJobPosting: "My own words" });
  expect(unticked.status).toBe(422);
  const html = await unticked.text();
  expect(html).toContain("Please agree to the terms before you submit");
  expect(fieldText(html, "finalJobPosting")).toBe("My own words");
  expect((await send(priya, 3, { ...review, finalJobPosting: " \n " })).status).toBe(422);
  expect(await jobs()).toHaveLength(0);
});

test("skipping ahead by address leads back to the first unfinished step", async () => {
  const priya = await aRecruiter(product);
  expect(to(await page(priya, "/postJob?step=3"))).toBe("/postJob?step=1");
  await send(priya, 1, INFO);
  expect(to(await page(priya, "/postJob?step=3"))).toBe("/postJob?step=2");
  expect(to(await send(priya, 3, { finalJobPosting: "Hello", agreed: "on" }))).toBe("/postJob?step=2");
  expect(await jobs()).toHaveLength(0);
});

test("somebody who comes back goes on where they were, also on another device", async () => {
  const priya = await aRecruiter(product);
  expect(to(await page(priya, "/postJob"))).toBe("/postJob?step=1");
  await send(priya, 1, INFO);
  expect(to(await page(priya, "/postJob"))).toBe("/postJob?step=2");
  expect((await page(priya, "/postJob?step=1")).status).toBe(200);
});

test("Previous keeps everything, wrong values included", async () => {
  const priya = await aRecruiter(product);
  await send(priya, 1, INFO);
  const back = await send(priya, 2, { description: "too short", intent: "previous" });
  expect([back.status, to(back)]).toEqual([303, "/postJob?step=1"]);
  expect(fieldText(await (await page(priya, "/postJob?step=2")).text(), "description")).toBe("too short");
  const wrong = await send(priya, 1, { ...INFO, salaryMin: "plenty" });
  expect(wrong.status).toBe(422);
  expect(await (await page(priya, "/postJob?step=1")).text()).toContain('value="plenty"');
});

test("the posting follows the steps until somebody edits it, and then on request only", async () => {
  const priya = await aRecruiter(product);
  const review = await reachReview(priya);
  await send(priya, 1, { ...INFO, title: "Staff Engineer" });
  await send(priya, 2, { description: DESCRIPTION });
  const followed = await (await page(priya, "/postJob?step=3")).text();
  expect(fieldText(followed, "finalJobPosting")).toMatch(/^# Staff Engineer\n/);
  expect(followed).not.toContain("You have edited this text");

  await send(priya, 3, { ...review, finalJobPosting: "Mine", intent: "previous" });
  await send(priya, 1, { ...INFO, title: "Principal Engineer" });
  await send(priya, 2, { description: DESCRIPTION });
  const kept = await (await page(priya, "/postJob?step=3")).text();
  expect(fieldText(kept, "finalJobPosting")).toBe("Mine");
  expect(kept).toContain("You have edited this text");

  expect(to(await send(priya, 3, { ...review, finalJobPosting: "Mine", intent: "rebuild" }))).toBe(
    "/postJob?step=3",
  );
  expect(fieldText(await (await page(priya, "/postJob?step=3")).text(), "finalJobPosting")).toMatch(
    /^# Principal Engineer\n/,
  );
});

test("a title keeps its signs, and the preview holds no HTML of a person's", async () => {
  const priya = await aRecruiter(product);
  const title = "C++ <img src=x onerror=alert(1)> *Dev*";
  await send(priya, 1, { ...INFO, title });
  await send(priya, 2, {
    description: `<script>alert(1)</script>\n\n[x](javascript:alert(1)) ${DESCRIPTION}`,
  });
  const html = await (await page(priya, "/postJob?step=3")).text();
  const preview = /class="posting">(.*?)<\/section>/s.exec(html)?.[1] ?? "";
  expect(preview).toContain("<h2>C++ &lt;img src=x onerror=alert(1)&gt; *Dev*</h2>");
  expect(preview).not.toMatch(/<script|<img|="javascript:/);
  expect(preview).toContain('<a href="">x</a>');
});

test("what is typed is kept while it is typed", async () => {
  const priya = await aRecruiter(product);
  await send(priya, 1, INFO);
  const keep = (fields: Record<string, string>) =>
    product.post("/postJob/draft", fields, { cookie: priya.cookie, multipart: true });
  expect((await keep({ step: "2", description: "Half a sen" })).status).toBe(200);
  expect(await draft()).toMatchObject({ title: INFO.title, description: "Half a sen" });
  expect((await keep({ step: "3", finalJobPosting: "# Hello <b>" })).status).toBe(200);
  expect(await draft()).toMatchObject({ description: "Half a sen", final_job_posting: "# Hello <b>" });
  expect((await keep({ step: "4" })).status).toBe(400);
  expect((await page(priya, "/postJob/draft")).status).toBe(405);
  const applicant = await anApplicant(product);
  expect(to(await product.post("/postJob/draft", { step: "2" }, { cookie: applicant.cookie }))).toBe("/jobs");
});

test("what is kept late does not bring a posted job's draft back", async () => {
  const priya = await aRecruiter(product);
  const review = await reachReview(priya);
  await send(priya, 3, review);
  const late = await product.post("/postJob/draft", { ...review, step: "3" }, { cookie: priya.cookie });
  expect([late.status, await draft()]).toEqual([409, null]);
});

/** What a tab that shows this step would send besides what is typed. */
async function tabOf(person: TestPerson, step: number) {
  const html = await (await page(person, `/postJob?step=${step}`)).text();
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  return { draft: hidden("draft"), version: hidden("version") };
}

test("a tab of a draft that was thrown away writes nothing over the next one, and offers both", async () => {
  const priya = await aRecruiter(product);
  await send(priya, 1, INFO);
  const old = { ...(await tabOf(priya, 2)), description: `Old. ${DESCRIPTION}` };
  await send(priya, 2, { draft: old.draft, intent: "discard" });
  const gone = await send(priya, 2, old);
  expect([gone.status, await draft()]).toEqual([409, null]);
  const words = await wordsOf(gone);
  expect(words).toMatch(/thrown this draft away in another tab.*Start again.*Old\. You will/);
  expect(words, "what is not").not.toMatch(/is kept, where it differs|Your draft is kept on this account/);
  expect((await product.post("/postJob/draft", { ...old, step: "2" }, priya)).status).toBe(409);
  await send(priya, 1, { ...INFO, title: "The next one" });
  await send(priya, 2, { description: DESCRIPTION });
  const kept = await product.post("/postJob/draft", { ...old, step: "2" }, priya);
  expect([kept.status, await kept.text()]).toEqual([
    409,
    "You have begun another draft in another tab or on another device: “The next one”. " +
      "What you change here is not saved.",
  ]);
  const told = await send(priya, 2, old);
  const html = await told.clone().text();
  expect(told.status).toBe(409);
  expect(await wordsOf(told)).toMatch(
    /“The next one”.*is kept, where it differs.*Job Description You will build.*Keep what is here instead/,
  );
  expect(fieldText(html, "description")).toMatch(/^Old\./);
  expect(await draft()).toMatchObject({ title: "The next one", description: DESCRIPTION });
  const thrown = await send(priya, 2, { draft: old.draft, intent: "discard" });
  expect(flashOf(thrown)).toMatch(/thrown away already. This is the one that you have begun since/);
  expect(await draft()).toMatchObject({ title: "The next one" });

  const over = /name="over" value="(\w+)"/.exec(html)?.[1] ?? "";
  expect((await send(priya, 2, { ...old, over })).status).toBe(303);
  expect(await draft(), "and nothing of another job").toMatchObject({
    title: "",
    description: old.description,
  });
});

test("two jobs that are begun in two tabs do not become one", async () => {
  const priya = await aRecruiter(product);
  const [one, other] = [await tabOf(priya, 1), await tabOf(priya, 1)];
  const pressedTwice = [await send(priya, 1, { ...one, ...INFO }), await send(priya, 1, { ...one, ...INFO })];
  expect(pressedTwice.map(to)).toEqual(["/postJob?step=2", "/postJob?step=2"]);
  const late = await send(priya, 1, { ...other, ...INFO, title: "Tax Adviser" });
  expect(late.status).toBe(409);
  expect(await wordsOf(late)).toContain("begun another draft in another tab or on another device: “Senior");
  expect(await draft()).toMatchObject({ title: INFO.title });
});

test("an old tab of a draft does not post its text with another one's facts", async () => {
  const priya = await aRecruiter(product);
  const review = await reachReview(priya);
  const old = { ...review, ...(await tabOf(priya, 3)), finalJobPosting: "# Mine" };
  await send(priya, 3, { draft: review.draft, intent: "discard" });
  await reachReview(priya, { ...INFO, title: "The next one" });
  const told = await send(priya, 3, old);
  expect([told.status, await jobs()]).toEqual([409, []]);
  const html = await told.text();
  expect(html).toContain('class="posting"><h2>Mine</h2>');
  const over = /name="over" value="(\w+)"/.exec(html)?.[1] ?? "";
  expect(to(await send(priya, 3, { ...old, over }))).toBe("/postJob?step=3");
  expect([await jobs(), (await draft())?.final_job_posting]).toEqual([[], "# Mine"]);
});

test("of two tabs of one step the second is told, and two steps do not disturb each other", async () => {
  const priya = await aRecruiter(product);
  await send(priya, 1, INFO);
  const [info, one, other] = [await tabOf(priya, 1), await tabOf(priya, 2), await tabOf(priya, 2)];
  const keep = (tab: object, description: string) =>
    product.post("/postJob/draft", { ...tab, step: "2", description }, priya);
  const first = await keep(one, "Half a sen");
  const version = await first.text();
  expect((await keep({ ...one, version }, "Half a sentence")).status).toBe(200);
  expect((await send(priya, 1, { ...info, ...INFO, title: "Staff Engineer" })).status).toBe(303);
  expect(await (await keep(other, "Another")).text()).toContain("You have changed this draft in another tab");
  const told = await send(priya, 2, { ...other, description: DESCRIPTION });
  expect([told.status, await draft()]).toMatchObject([
    409,
    { title: "Staff Engineer", description: "Half a sentence" },
  ]);
  const over = /name="over" value="(\w+)"/.exec(await told.text())?.[1] ?? "";
  expect(to(await send(priya, 2, { ...other, description: DESCRIPTION, over }))).toBe("/postJob?step=2");
  expect(await draft()).toMatchObject({ title: "Staff Engineer", description: DESCRIPTION });
});

test("a suggestion of the posting review is taken at a press, without the agreement", async () => {
  const priya = await aRecruiter(product);
  const review = await reachReview(priya);
  const more = "Be a ninja, or a guru, or a digital native.";
  const posting = `${review.finalJobPosting}\n\n${more}\n\nWe want a rockstar.`;
  await send(priya, 3, { ...review, finalJobPosting: posting, intent: "previous" });
  const html = await (await page(priya, "/postJob?step=3")).text();
  expect(html).toContain("<mark>rockstar</mark>");
  const id = /name="take" value="(rockstar@\d+)"/.exec(html)?.[1] ?? "";
  const taken = await send(priya, 3, { draft: review.draft, finalJobPosting: posting, take: id });
  expect([taken.status, to(taken)]).toEqual([303, "/postJob?step=3"]);
  expect(String((await draft())?.final_job_posting)).toMatch(/We want a skilled person\.$/);
  const after = await (await page(priya, "/postJob?step=3")).text();
  expect(after).toMatch(/<details open=""><summary>[5-9] suggestions/);
  expect(await jobs()).toHaveLength(0);
});

test("starting again throws the draft away", async () => {
  const priya = await aRecruiter(product);
  await send(priya, 1, INFO);
  expect(to(await send(priya, 2, { intent: "discard" }))).toBe("/postJob?step=1");
  expect(await draft()).toBeNull();
});

test("what a form must not decide is not taken from it", async () => {
  const priya = await aRecruiter(product);
  const review = await reachReview(priya, {
    ...INFO,
    company_id: "OTHER",
    user_id: "OTHER",
    status: "closed",
  });
  await send(priya, 3, {
    ...review,
    companyId: "OTHER",
    status: "draft",
    views: "9000",
    applicants: "9",
    id: "X",
  });
  expect((await jobs())[0]).toMatchObject({
    company_id: priya.companyId,
    user_id: priya.id,
    status: "active",
    views: 0,
    applicants: 0,
  });
});

test("a draft is its person's own, and a posted job its company's own", async () => {
  const priya = await aRecruiter(product);
  const rival = await aRecruiter(product);
  const review = await reachReview(priya);
  await send(rival, 1, { ...INFO, title: "Rival" });
  await send(rival, 2, { description: DESCRIPTION });
  const theirs = await send(rival, 3, review);
  expect((await jobs()).map((job) => job.title)).toEqual(["Rival"]);
  expect((await page(priya, to(theirs) ?? "")).status).toBe(404);
  expect((await page(priya, "/postJob/done/01ARZ3NDEKTSV4RRFFQ69G5FAV")).status).toBe(404);
  expect((await page(priya, "/postJob/done/nonsense")).status).toBe(404);
  expect((await page(priya, "/postJob?step=3")).status).toBe(200);
});

test("only verified recruiters get to the wizard", async () => {
  const applicant = await anApplicant(product);
  const unverified = await aRecruiter(product, { verified: false });
  expect(to(await page(applicant, "/postJob"))).toBe("/jobs");
  expect(to(await send(applicant, 1, INFO))).toBe("/jobs");
  expect(to(await page(unverified, "/postJob"))).toBe("/verifyemail");
  expect(to(await product.fetch("/postJob?step=2"))).toBe("/login?redirect=%2FpostJob%3Fstep%3D2");
  expect((await product.post("/postJob", INFO)).status).toBe(401);
  expect(await draft()).toBeNull();
});

test("a save that fails says so, and the page holds what was typed", async () => {
  const priya = await aRecruiter(product);
  await product.db
    .prepare(
      "create trigger broken before insert on job_drafts begin select raise(abort, 'the disk is full'); end",
    )
    .run();
  try {
    const response = await send(priya, 1, INFO);
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(html).toContain("Your posting could not be saved");
    expect(html).toContain('value="Senior Frontend Engineer"');
    await expect.poll(() => product.logs().some((line) => line.event === "job.not-saved")).toBe(true);
  } finally {
    await product.db.prepare("drop trigger broken").run();
  }
});

test("a description of the full length passes, a longer one is refused and kept", async () => {
  const priya = await aRecruiter(product);
  await send(priya, 1, INFO);
  expect((await send(priya, 2, { description: "ä".repeat(20_000) })).status).toBe(303);
  const longer = await send(priya, 2, { description: "ä".repeat(20_001) });
  expect(longer.status).toBe(422);
  expect(await longer.text()).toContain("Please use at most 20,000 characters");
});

test("each step stays within its budget", async () => {
  const priya = await aRecruiter(product);
  const steps: Response[] = [await page(priya, "/postJob?step=1")];
  await send(priya, 1, INFO);
  steps.push(await page(priya, "/postJob?step=2"));
  await send(priya, 2, { description: DESCRIPTION });
  steps.push(await page(priya, "/postJob?step=3"));
  for (const response of steps) {
    const cost = costOf(response);
    expect(cost.queries).toBeLessThanOrEqual(4);
    expect(cost.trips).toBeLessThanOrEqual(2);
    expect(cost.rows).toBeLessThanOrEqual(60);
    expect(cost.written).toBe(0);
  }
});

test("a draft is published when it is whole, and its page says what is missing until then", async () => {
  const priya = await aRecruiter(product);
  const job = await aJob(product, priya, { status: "draft", location: "" });
  const publish = (fields = {}) => product.post(`/jobs/${job.id}/publish`, fields, { cookie: priya.cookie });
  const status = async () => (await jobs())[0]?.status;
  expect(
    to(await product.post(`/jobs/${job.id}/status`, { status: "active" }, { cookie: priya.cookie })),
  ).toBe(`/jobs/${job.id}/publish`);
  const refused = await publish({ anyway: "on" });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain(`href="/jobs/${job.id}/edit#edit-job-locality"`);
  expect(await status()).toBe("draft");
  await product.db.prepare("update jobs set locality = 'Leeds'").run();
  expect((await publish()).status).toBe(303);
  expect(await status()).toBe("active");
  await product.db.prepare("update jobs set locality = '', country = ''").run();
  const edit = await wordsOf(await page(priya, `/jobs/${job.id}/edit`));
  expect(edit).toContain("Please look at this again Choose the country that the work is in.");
});
