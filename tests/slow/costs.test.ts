import { afterAll, beforeAll, expect, test } from "vitest";
import { after, days } from "~/lib/time";
import { paths } from "~/paths";
import { type Person, professionsIn } from "../bench/evidence-set";
import { NEWCOMER } from "../support/applying";
import { makeTextPdf } from "../support/documents/pdf";
import { linkTo } from "../support/mails";
import { costOf } from "../support/pages";
import { aRecruiter, type TestPerson } from "../support/people";
import { PlainBrowser } from "../support/plain-browser";
import { aJob, type TestJob } from "../support/postings";
import { type Product, startAnother } from "../support/product";
import { workerdCpu } from "../support/workerd-cpu";

/** Of one look or one application, rounded up: what docs/performance.md reckons the month's price from. */
const RECKONED = {
  looking: { requests: 2, read: 25, written: 0, messages: 1, behindRead: 30, behindWritten: 13 },
  applying: {
    requests: 14,
    read: 61,
    written: 31,
    messages: 4,
    behindRead: 180,
    behindWritten: 90,
  },
  deciding: { requests: 5, read: 195, written: 38, messages: 5, behindRead: 40, behindWritten: 15 },
};

/** What one application and the decision on it take of the database once their tasks are forgotten. */
const KEPT_BYTES = 9_800;

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

type Spent = { requests: number; read: number; written: number };

let product: Product & { stop(): Promise<void> };
let recruiter: TestPerson & { companyId: string };
beforeAll(async () => {
  // A password's work is part of what an application costs.
  product = await startAnother({ QUICK_PASSWORDS: "" });
  recruiter = await aRecruiter(product);
});
afterAll(() => product.stop());

test("one application costs no more than what the month's price is reckoned from", async () => {
  const sets = professionsIn("tests/evidence/dev").slice(0, 5);
  const jobs = await Promise.all(
    sets.map(({ posting }) =>
      aJob(product, recruiter, { title: posting.title, finalJobPosting: posting.text }),
    ),
  );
  const [first, ...others] = sets.flatMap(({ candidates }, at) =>
    candidates.slice(0, 5).map((person) => ({ person, job: jobs[at] as TestJob })),
  );
  if (first === undefined) throw new Error("nobody applies");
  // Whoever comes first pays for what is compiled once.
  await applies(first, 0, { requests: 0, read: 0, written: 0 });
  const looks = Array.from({ length: 100 }, (_, at) => ({ at, job: jobs[at % jobs.length] as TestJob }));
  const empty = await size();
  const figures = {
    looking: await costOfEach(looks, ({ at, job }, spent) => looksAt(job, at, spent)),
    applying: await costOfEach(others, (one, spent, at) => applies(one, at + 1, spent)),
    deciding: await costOfEach(await candidates(), (id, spent) => decides(id, spent)),
  };
  await product.sweep(after(new Date(), days(8)));
  const kept = ((await size()) - empty) / others.length;
  console.table(figures);
  console.log(`kept of each application and its decision: ${Math.round(kept)} bytes`);
  for (const [what, most] of Object.entries(RECKONED))
    for (const [fact, number] of Object.entries(most)) {
      const found = figures[what as keyof typeof figures][fact as keyof (typeof figures)["looking"]];
      expect(found, `${what}: ${fact}`).toBeLessThanOrEqual(number);
    }
  expect(kept).toBeLessThanOrEqual(KEPT_BYTES);
});

/** On average, with what the background did for it; CPU is the whole of workerd's. */
async function costOfEach<T>(all: T[], act: (one: T, spent: Spent, at: number) => Promise<void>) {
  const spent = { requests: 0, read: 0, written: 0 };
  const [bytes, cpu, mails] = [await size(), workerdCpu(), product.mailbox.messages().length];
  const logged = product.logs().length;
  for (const [at, one] of all.entries()) await act(one, spent, at);
  await product.sweep();
  const facts = {
    ...spent,
    ...backgroundOf(product.logs().slice(logged)),
    bytes: (await size()) - bytes,
    cpuMs: workerdCpu() - cpu,
    mails: product.mailbox.messages().length - mails,
  };
  const each = Object.entries(facts).map(([fact, sum]) => [fact, Math.round((sum * 10) / all.length) / 10]);
  return Object.fromEntries(each) as typeof facts;
}

async function looksAt(job: TestJob, at: number, spent: Spent) {
  const headers = { "CF-Connecting-IP": `198.51.100.${at}`, "User-Agent": BROWSER };
  pay(await product.fetch(paths.careers(), { headers }), spent);
  pay(await product.fetch(paths.apply(job.id), { headers }), spent);
}

async function applies({ person, job }: { person: Person; job: TestJob }, at: number, spent: Spent) {
  const email = `person${at}@example.org`;
  const browser = new PlainBrowser(product);
  await browser.open(paths.apply(job.id));
  await browser.press("Create Account", { ...NEWCOMER, email });
  await browser.open(await linkTo(product, email));
  await browser.press("Verify my address");
  await browser.press("Continue", { cv: new File([makeTextPdf(person.cv.split("\n")).slice()], "cv.pdf") });
  const answers = Object.values(person.answers);
  for (const number of [0, 1, 2, 3, 4])
    await browser.press("Next", { answer: answers[number % answers.length] ?? "" });
  await browser.press("Submit Assessment");
  expect(browser.html).toContain("Your application has been sent.");
  spent.requests += browser.spent.requests;
  spent.read += browser.spent.rows;
  spent.written += browser.spent.written;
}

/** One look at the list, one at the candidate, one at the CV, one decision and the page after it. */
async function decides(id: string, spent: Spent) {
  const { cookie } = recruiter;
  const paid = async (answer: Promise<Response>) => pay(await answer, spent);
  const document = await product.db
    .prepare("select cv_document_id as id from applications where id = ?")
    .bind(id)
    .first<string>("id");
  await paid(product.fetch(paths.candidates(), { cookie }));
  await paid(product.fetch(paths.candidate(id), { cookie }));
  await paid(product.fetch(paths.document(document ?? ""), { cookie }));
  const decided = await paid(
    product.post(`${paths.candidate(id)}/status`, { status: "interview_approved" }, { cookie }),
  );
  expect(decided.status).toBe(303);
  await paid(product.fetch(paths.candidate(id), { cookie }));
}

function pay(response: Response, spent: Spent): Response {
  const { rows, written } = costOf(response);
  expect(response.status).toBeLessThan(400);
  spent.requests += 1;
  spent.read += rows;
  spent.written += written;
  return response;
}

function backgroundOf(lines: Record<string, unknown>[]) {
  const behind = { messages: 0, behindRead: 0, behindWritten: 0 };
  for (const { event, messages, rowsRead, rowsWritten } of lines) {
    if (event !== "batch" && event !== "sweep") continue;
    behind.messages += Number(messages);
    behind.behindRead += Number(rowsRead);
    behind.behindWritten += Number(rowsWritten);
  }
  return behind;
}

async function candidates(): Promise<string[]> {
  const all = product.db.prepare("select id from applications where received_at is not null");
  return (await all.all<{ id: string }>()).results.map(({ id }) => id);
}

/** Bytes of the database's file. */
async function size(): Promise<number> {
  return (await product.db.prepare("select 1").run()).meta.size_after;
}
