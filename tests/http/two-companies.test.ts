import { ulid } from "ulid";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paths } from "~/paths";
import routes from "../../app/routes";
import { FORMS } from "../support/forms/all";
import { anEvaluatedCandidate } from "../support/forms/applicant";
import { type Sent, sendForm } from "../support/forms/form";
import { wordsOf } from "../support/pages";
import { anApplicant, aRecruiter } from "../support/people";
import { type Product, startProduct, tableNames } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

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
  "routes/recruiter/evaluate-again.ts",
  "routes/recruiter/job-status.tsx",
  "routes/recruiter/keep-questionnaire.ts",
];
const ID = /[0-9A-HJKMNP-TV-Z]{26}/g;

/** Somebody with a live session of another company, and an applicant who has nothing to do with this one. */
const STRANGERS = {
  "a recruiter of another company": () => aRecruiter(product, { companyName: "Bergwerk Tools" }),
  "another applicant": () => anApplicant(product),
};

describe.each(Object.entries(STRANGERS))("%s", (_, stranger) => {
  test.each(OWNED)("sees at /$path what stands at an id that is not there", async ({ path = "", file }) => {
    const { job, application, document, recruiter, applicant } = await anEvaluatedCandidate(product);
    await product.post(paths.connect("Idea"), { message: "More ticks, please." }, applicant);
    const ids: Record<string, string> = {
      jobId: job.id,
      applicationId: application.id,
      documentId: document.id,
      feedbackId: (await product.db.prepare("select id from feedback").first<string>("id")) ?? "",
      number: "1",
    };
    const filled = `/${path.replace(/:(\w+)\??/g, (_part, name: string) => ids[name] ?? "")}`;
    const { cookie } = await stranger();
    const before = await everything();
    const foreign = await product.fetch(filled, { cookie });
    const absent = await product.fetch(filled.replace(ID, ulid()), { cookie });
    const nothing = await shown(absent);
    expect(await shown(foreign)).toEqual(nothing);
    expect(await everything()).toEqual(before);
    if (ONLY_POSTED_TO.includes(file)) return;
    const own = await Promise.all(
      [recruiter, applicant].map(async (one) => shown(await product.fetch(filled, { cookie: one.cookie }))),
    );
    expect(own.some((seen) => seen.status !== nothing.status || seen.to !== nothing.to)).toBe(true);
  });

  const owned = FORMS.filter(({ route }) => OWNED.some(({ file }) => file === route));
  test.each(owned)("does nothing with $what", async (form) => {
    const sent = await form.prepare(product);
    await product.sweep();
    const { cookie } = await stranger();
    const before = await everything();
    const foreign = await sendForm(product, sent, cookie);
    const absent = await sendForm(product, elsewhere(sent), cookie);
    expect(foreign.status).not.toBe(500);
    expect(await shown(foreign)).toEqual(await shown(absent));
    await product.sweep();
    expect(await everything()).toEqual(before);
  });

  test("ends nobody else's session and opens nobody else's news", async () => {
    for (const what of ["signing out another browser", "opening a notification"]) {
      const sent = await FORMS.find((form) => form.what === what)?.prepare(product);
      if (sent === undefined) throw new Error(`no form of ${what}`);
      const { cookie } = await stranger();
      const before = await everything();
      const foreign = await sendForm(product, sent, cookie);
      const fields = { session: "0".repeat(64), open: 999_999_999 };
      const [name = ""] = Object.keys(sent.fields);
      const absent = { ...sent, fields: { [name]: fields[name as keyof typeof fields] } };
      expect(await shown(foreign)).toEqual(await shown(await sendForm(product, absent, cookie)));
      expect(await everything()).toEqual(before);
    }
  });
});

/** The same form for an id that is not there. */
const elsewhere = (sent: Sent): Sent => ({ ...sent, path: sent.path.replace(ID, ulid()) });

/** Status, place and words of an answer, whatever ids are in them. */
const shown = async (answer: Response) => ({
  status: answer.status,
  to: answer.headers.get("Location")?.replace(ID, "…"),
  words: (await wordsOf(answer)).replace(ID, "…"),
});

/** Every row of every table but for the counts that limit tries. */
async function everything(): Promise<Record<string, unknown[]>> {
  const names = (await tableNames(product.db)).filter((name) => name !== "attempts");
  const rows = await product.db.batch(names.map((name) => product.db.prepare(`select * from "${name}"`)));
  return Object.fromEntries(names.map((name, index) => [name, rows[index]?.results ?? []]));
}
