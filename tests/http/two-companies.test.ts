import { ulid } from "ulid";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paths } from "~/paths";
import routes from "../../app/routes";
import { FORMS } from "../support/forms/all";
import { anEvaluatedCandidate } from "../support/forms/applicant";
import { type Sent, sendForm } from "../support/forms/form";
import { wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, type TestPerson } from "../support/people";
import { type Product, startProduct, tableNames } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});

/** Open to everybody, or opened by another key than a session. */
const OPEN = [
  "routes/apply/apply.tsx",
  "routes/marketing/pass-contact.ts",
  "routes/marketing/pass-evidence.tsx",
  "routes/marketing/pass-message.tsx",
  "routes/marketing/pass-notice.tsx",
];
const OWNED = routes.filter(({ file, path }) => /:\w+Id/.test(path ?? "") && !OPEN.includes(file));
/** There is nothing to see at these, whosever they are. */
const ONLY_POSTED_TO = [
  "routes/apply/save-answer.ts",
  "routes/recruiter/candidate-status.tsx",
  "routes/recruiter/change-questionnaire.ts",
  "routes/recruiter/evaluate-again.ts",
  "routes/recruiter/job-status.tsx",
  "routes/recruiter/keep-questionnaire.ts",
  "routes/recruiter/undo-decision.tsx",
];
const ID = /[0-9A-HJKMNP-TV-Z]{26}/g;

/** A recruiter of another company, and an applicant who has nothing to do with this one. */
const strangers = async (): Promise<TestPerson[]> => [
  await aRecruiter(product, { companyName: "Bergwerk Tools" }),
  await anApplicant(product),
];

describe("a stranger who looks around", () => {
  let world: Awaited<ReturnType<typeof aWorld>>;
  let theirs: TestPerson[];
  beforeAll(async () => {
    await product.empty();
    world = await aWorld();
    theirs = await strangers();
  });

  test.each(OWNED)("sees at /$path what stands at an id that is not there", async ({ path = "", file }) => {
    const filled = `/${path.replace(/:(\w+)\??/g, (_part, name: string) => world.ids[name] ?? "")}`;
    const at = async (address: string, { cookie }: TestPerson) =>
      shown(await product.fetch(address, { cookie }));
    const before = await everything();
    for (const stranger of theirs) {
      const nothing = await at(filled.replace(ID, ulid()), stranger);
      expect(await at(filled, stranger)).toEqual(nothing);
      expect(await everything()).toEqual(before);
      if (ONLY_POSTED_TO.includes(file)) continue;
      const own = await Promise.all(world.owners.map((owner) => at(filled, owner)));
      expect(own.some((seen) => seen.status !== nothing.status || seen.to !== nothing.to)).toBe(true);
    }
  });
});

describe("a stranger who sends a form", () => {
  beforeEach(() => product.empty());

  const owned = FORMS.filter(({ route }) => OWNED.some(({ file }) => file === route));
  test.each(owned)("does nothing with $what", async (form) => {
    const sent = await form.prepare(product);
    await product.sweep();
    const theirs = await strangers();
    const before = await everything();
    for (const { cookie } of theirs) {
      const foreign = await sendForm(product, sent, cookie);
      const absent = await sendForm(product, elsewhere(sent), cookie);
      expect(foreign.status).not.toBe(500);
      expect(await shown(foreign)).toEqual(await shown(absent));
    }
    await product.sweep();
    expect(await everything()).toEqual(before);
  });

  test("ends nobody else's session and opens nobody else's news", async () => {
    for (const what of ["signing out another browser", "opening a notification"]) {
      const sent = await FORMS.find((form) => form.what === what)?.prepare(product);
      if (sent === undefined) throw new Error(`no form of ${what}`);
      const [name = ""] = Object.keys(sent.fields);
      const fields = { session: "0".repeat(64), open: 999_999_999 };
      const absent = { ...sent, fields: { [name]: fields[name as keyof typeof fields] } };
      const theirs = await strangers();
      const before = await everything();
      for (const { cookie } of theirs) {
        const foreign = await sendForm(product, sent, cookie);
        expect(await shown(foreign)).toEqual(await shown(await sendForm(product, absent, cookie)));
      }
      expect(await everything()).toEqual(before);
    }
  });
});

/** One of everything that has an address of its own. */
async function aWorld() {
  const { job, application, document, recruiter, applicant } = await anEvaluatedCandidate(product);
  await product.post(paths.connect("Idea"), { message: "More ticks, please." }, applicant);
  const feedbackId = (await product.db.prepare("select id from feedback").first<string>("id")) ?? "";
  const ids: Record<string, string> = {
    ...{ jobId: job.id, applicationId: application.id, documentId: document.id, feedbackId },
    number: "1",
  };
  return { ids, owners: [recruiter, applicant] };
}

/** The same form for an id that is not there. */
const elsewhere = (sent: Sent): Sent => ({ ...sent, path: sent.path.replace(ID, ulid()) });

/** Status, place and words of an answer, whatever ids are in them. */
const shown = async (answer: Response) => ({
  status: answer.status,
  to: answer.headers.get("Location")?.replace(ID, "…"),
  words: (await wordsOf(answer)).replace(ID, "…"),
});

/** Every row of every table but for the counts that limit tries, and what the log learns by the queue. */
async function everything(): Promise<Record<string, unknown[]>> {
  const names = (await tableNames(product.db)).filter((name) => name !== "attempts");
  const rows = await product.db.batch(
    names.map((name) =>
      product.db.prepare(`select * from "${name}"${name === "activity" ? " where once is null" : ""}`),
    ),
  );
  return Object.fromEntries(names.map((name, index) => [name, rows[index]?.results ?? []]));
}
