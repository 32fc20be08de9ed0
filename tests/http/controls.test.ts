import { beforeAll, expect, test } from "vitest";
import { paths } from "~/paths";
import { onTheWay } from "../support/applying";
import { unlock } from "../support/pass";
import { anApplicant, aRecruiter } from "../support/people";
import { aJob, anApplication } from "../support/postings";
import { type Product, startProduct } from "../support/product";

// What somebody who drives the product by the specification's field names and values finds in its forms,
// letter for letter.

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});

test("the sign-in form", async () => {
  const html = await page(paths.login());
  expect(namesIn(html)).toEqual(["email", "password", "remember"]);
  expect(labelsIn(html)).toEqual(["Email Address", "Password", "Remember me"]);
  expect(html).toMatch(/href="\/forgot-password"[^>]*>Forgot password/);
  expect(html).toMatch(/href="\/register"[^>]*>Register Now</);
  expect(buttonsIn(html)).toEqual(["Sign In"]);
});

test("the registration form", async () => {
  const html = await page(paths.register());
  const names = ["email", "password", "confirmPassword", "companyName", "personName"];
  expect(namesIn(html)).toEqual(names);
  expect(labelsIn(html)).toEqual([
    "Email Address",
    "Password",
    "Confirm Password",
    "Company Name",
    "Your Name",
  ]);
  for (const name of names) expect(controlIn(html, name)).toMatch(/ required=/);
  expect(controlIn(html, "email")).toContain('type="email"');
  expect(html).toMatch(/href="\/login[^"]*"[^>]*>Sign In</);
});

test("the application form", async () => {
  const job = await aJob(product, await aRecruiter(product));
  const html = await page(paths.apply(job.id));
  expect([...new Set(namesIn(html))]).toEqual([
    "firstName",
    "lastName",
    "email",
    "password",
    "confirmPassword",
    "phone",
    "workAuthorization",
    "startDate",
    "termsAccepted",
  ]);
  expect(valuesOf(html, "workAuthorization")).toEqual(["yes", "no"]);
  expect(optionsOf(html, "startDate")).toEqual([
    "",
    "immediately",
    "1-week",
    "2-weeks",
    "1-month",
    "2-months",
    "3-months",
    "other",
  ]);
  expect(buttonsIn(html)).toEqual(["Create Account & Continue"]);
  expect(html).toContain(`href="/login?redirect=${encodeURIComponent(paths.apply(job.id))}"`);
});

test("the wizard's forms", async () => {
  const { cookie } = await aRecruiter(product);
  const first = await page(paths.postJob(1), cookie);
  expectStep(first, 1);
  const names = ["title", "jobType", "locationType", "location", "salaryMin", "salaryMax", "department"];
  names.push("country", "locality", "remoteFrom", "region", "street", "postalCode", "payCurrency", "payUnit");
  names.push("closesOn", "timeZone", "language", "openings");
  expect([...new Set(namesIn(first))]).toEqual(names);
  expect(optionsOf(first, "jobType")).toEqual([
    "",
    "full-time",
    "part-time",
    "contract",
    "internship",
    "temporary",
  ]);
  expect(valuesOf(first, "locationType")).toEqual(["remote", "office", "hybrid"]);
  const job = { title: "Editor", jobType: "contract", locationType: "remote", intent: "next" };
  await product.post(paths.postJob(1), job, { cookie });
  const second = await page(paths.postJob(2), cookie);
  expectStep(second, 2);
  expect(namesIn(second)).toEqual(["description"]);
  expect(second).toMatch(/>0 characters<.*>minimum 50 required</s);
  await product.post(paths.postJob(2), { description: "x".repeat(51), intent: "next" }, { cookie });
  const third = await page(paths.postJob(3), cookie);
  expectStep(third, 3);
  expect(namesIn(third)).toEqual(["finalJobPosting", "agreed"]);
  expect(buttonsIn(third)).toContain("Submit Job Posting");
});

/** Progress bar, words, dots and tips of the wizard. */
function expectStep(html: string, step: number): void {
  expect(html).toMatch(new RegExp(`<progress max="3" value="${step}"`));
  expect(wordsIn(html, "p")[0]).toContain(`Step ${step} of 3`);
  expect(html.match(/<li class="(?:done|now|next)"/g)).toHaveLength(3);
  expect(html).toMatch(/<aside [^>]*aria-label="Tips">/);
}

test("the assessment", async () => {
  const html = await page(paths.practice());
  expect(html).toMatch(/<progress max="5" value="1"/);
  expect(html).toMatch(/Question 1 of 5.*at most 5,000.*Tips/s);
  expect(buttonsIn(html)).toEqual(["Next"]);
});

test("the header's menu", async () => {
  const { cookie } = await aRecruiter(product, {
    email: "menu@example.org",
    name: "Priya Anjali Nair",
  });
  const html = await (await product.fetch(paths.dashboard(), { cookie })).text();
  const header = /<header class="site-header[\s\S]*?<\/header>/.exec(html)?.[0] ?? "";
  expect(header.match(/class="avatar"[^>]*>([^<]*)</g)?.map((each) => each.slice(-3, -1))).toEqual([
    "PN",
    "PN",
  ]);
  expect(header).toContain("Priya Anjali Nair");
  expect(header.replaceAll("<wbr/>", "")).toContain("menu@example.org");
  const links = wordsIn(/<div class="menu-panel">[\s\S]*/.exec(header)?.[0] ?? "", "a");
  for (const link of ["Add a job", "Dashboard", "Jobs", "Provide Feedback", "New Idea", "Report Issue"])
    expect(links).toContain(link);
  expect(links).toContain("Add Feature");
  expect(buttonsIn(header)).toEqual(["Sign Out"]);
});

test("the jobs list", async () => {
  const recruiter = await aRecruiter(product);
  await aJob(product, recruiter);
  const html = await page(paths.jobs(), recruiter.cookie);
  const [filter = "", dropdown = ""] = html.match(/<select name="status".*?<\/select>/gs) ?? [];
  expect(wordsIn(filter, "option")).toEqual(["All", "Active", "Draft", "Paused", "Closed"]);
  expect(wordsIn(dropdown, "option")).toEqual(["Set Active", "Set Draft", "Set Paused", "Set Closed"]);
});

test("the candidates' list", async () => {
  const html = await page(paths.candidates());
  expect(optionsOf(html, "status")).toEqual([
    "",
    "all",
    "pending",
    "interview_approved",
    "offer_sent",
    "offer_accepted",
    "passed",
    "snoozed",
  ]);
  expect(optionsOf(html, "sort")).toEqual(["score", "name", "date"]);
});

test("a candidate who was passed is shown as out of consideration", async () => {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  const application = await anApplication(product, job, await anApplicant(product), { status: "passed" });
  const html = await page(paths.candidate(application.id), recruiter.cookie);
  expect(html).toMatch(/Candidate Passed<.*This candidate is no longer in consideration\./s);
});

test("whoever was passed at the first look is not shown as interviewed or offered the job", async () => {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  const application = await anApplication(product, job, await anApplicant(product));
  const steps = async () => {
    const html = await page(paths.candidate(application.id), recruiter.cookie);
    const list = /<ol class="stepper" aria-label="Where this application stands">(.*?)<\/ol>/s.exec(html);
    return [...(list?.[1] ?? "").matchAll(/<span class="visually-hidden">(.*?)<\/span>/gs)].map(([, words]) =>
      words?.replace(/<!-- -->/g, ""),
    );
  };
  expect(await steps()).toEqual(["Initial Review", "Interview", "Offer sent", "Hired"]);
  const move = { from: "pending", status: "passed" };
  await product.post(paths.candidateStatus(application.id), move, { cookie: recruiter.cookie });
  expect(await steps()).toEqual(["Initial Review, done", "Passed"]);
});

test("the beta form", async () => {
  const html = await page(paths.yellowApply());
  expect(namesIn(html)).toEqual(["personName", "email", "companyName", "feedback", "captcha", "website"]);
});

test("the gate's table", async () => {
  await product.empty();
  const html = await page(paths.pass(), await unlock(product));
  expect(html).toContain('data-busy="Loading data...">Refresh Data<');
});

test.for([
  [paths.terms(), "Terms of Service"],
  [paths.privacy(), "Privacy Policy"],
  [paths.cookies(), "Cookie Policy"],
  [paths.dsa(), "DSA Notice Form"],
])("%s is headed %s", async ([path = "", title = ""]) => {
  expect(wordsIn(await page(path), "h1")).toEqual([title]);
});

test("the upload form", async () => {
  const { job, applicant } = await onTheWay(product);
  const html = await page(paths.upload(job.id), applicant.cookie);
  expect(namesIn(html)).toEqual(["cv", "coverLetter"]);
  expect(html).toMatch(/<progress [^>]*max="100" value="60"/);
  for (const name of ["cv", "coverLetter"])
    expect(controlIn(html, name)).toContain('accept=".pdf,.doc,.docx"');
});

async function page(path: string, cookie: string | null = null): Promise<string> {
  const html = await (await product.fetch(path, { cookie })).text();
  return /<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/<!--.*?-->/g, "") ?? "";
}

/** The names of what a person can fill in, in the page's order. */
const namesIn = (html: string) =>
  [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)]
    .map(([control]) => control)
    .filter((control) => !control.includes('type="hidden"'))
    .flatMap((control) => / name="([^"]+)"/.exec(control)?.[1] ?? []);

const controlIn = (html: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)\\b[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? "";

const valuesOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<input[^>]* name="${name}"[^>]*>`, "g"))].map(
    ([control]) => / value="([^"]*)"/.exec(control)?.[1],
  );

const optionsOf = (html: string, name: string) => {
  const list = new RegExp(`<select[^>]* name="${name}"[^>]*>.*?</select>`, "s").exec(html)?.[0] ?? "";
  return [...list.matchAll(/<option[^>]* value="([^"]*)"/g)].map(([, value]) => value);
};

const wordsIn = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "gs"))].map(([, inside = ""]) =>
    inside
      .replace(/<!--.*?-->|<[^>]+>/g, "")
      .replaceAll("&amp;", "&")
      .trim(),
  );

const labelsIn = (html: string) => wordsIn(html, "label");
const buttonsIn = (html: string) =>
  wordsIn(html.replace(/<button[^>]*(?:hidden|tabindex="-1")[^>]*>.*?<\/button>/gs, ""), "button");
