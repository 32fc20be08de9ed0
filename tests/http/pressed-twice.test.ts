import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, expect, test } from "vitest";
import routes from "../../app/routes";
import { flashOf, isRefusal } from "../support/flash";
import { FORMS } from "../support/forms/all";
import { type Form, sendForm } from "../support/forms/form";
import { leadsTo, wordsOf } from "../support/pages";
import { type Product, startProduct, tableNames } from "../support/product";

let product: Product;
let counted: string[];
beforeAll(async () => {
  product = await startProduct();
  counted = (await tableNames(product.db)).filter((name) => !BOOKKEEPING.includes(name));
});
beforeEach(() => product.empty());

/**
 * Answers 404 to everything; and one that is there only where a provider is configured, which
 * `provider-sign-in` presses twice.
 */
const NOT_HERE = ["routes/public/not-found.tsx", "routes/auth/provider-link.tsx"];

test("every route that takes a form is pressed twice here", () => {
  const taking = routes
    .map(({ file }) => file)
    .filter((file) => /^export (async function|const) action\b/m.test(readFileSync(`app/${file}`, "utf8")));
  const listed = [...new Set([...FORMS.map(({ route }) => route), ...NOT_HERE])];
  expect(listed.sort()).toEqual(taking.sort());
});

/** What the second press shows, where it is not led to the same place as the first. */
const TOLD: Record<string, RegExp> = {
  // It leads on to where the first press led.
  "joining a company with a new account": /^303 \/dashboard /,
  "leaving a company": /^(302 \/login\?|303 \/login )/,
  "asking for the verification again": /^429 .*We have just sent you one\. Please wait a minute/,
  "a refresh once the address is verified": /^401 .*You are signed out Sign in in a new tab/,
  "a verification": /^303 \/login Email verified! Please sign in to go on\./,
  "the code of the second step": /^422 .*That code does not fit, or was used already/,
  "a passkey of the second step": /^422 .*That passkey was not taken/,
  "an application by somebody known": /^303 \/applications\/\w+ /,
  "the removal of a job": /^404 .*what stood here has gone/,
};

test.each(FORMS)("$what: sent twice does what one press does, and says so", async (form) => {
  const { once, later } = await pressAndAgain(form);
  await product.empty();
  for (const twice of [later, await pressBothAtOnce(form)]) {
    expect(twice.stands).toEqual(once.stands);
    const [first = "", second = ""] = twice.shown;
    const [one = ""] = once.shown;
    expect(place(one)).not.toMatch(/^[45]/);
    // Of two at once either may be the first.
    const [led, other] = place(first) === place(one) ? [first, second] : [second, first];
    expect(place(led)).toBe(place(one));
    if (place(other) !== place(one)) expect(other).toMatch(TOLD[form.what] ?? /nothing else/);
    for (const answer of twice.shown) expect(answer).not.toContain(REFUSED);
  }
});

type Effect = { shown: string[]; stands: Record<string, number> };

/** One press and all that follows from it; then another, as after going back, from a page as old. */
async function pressAndAgain(form: Form): Promise<{ once: Effect; later: Effect }> {
  const sent = await form.prepare(product);
  const before = await standing();
  const shown = await shownBy([await sendForm(product, sent)]);
  const once = { shown, stands: await changesSince(before) };
  shown.push(...(await shownBy([await sendForm(product, sent)])));
  return { once, later: { shown, stands: await changesSince(before) } };
}

async function pressBothAtOnce(form: Form): Promise<Effect> {
  const sent = await form.prepare(product);
  const before = await standing();
  const answers = await Promise.all([sendForm(product, sent), sendForm(product, sent)]);
  return { shown: await shownBy(answers), stands: await changesSince(before) };
}

/** What has come and gone. */
async function changesSince(before: Record<string, number>): Promise<Record<string, number>> {
  const after = await standing();
  return Object.fromEntries(
    Object.keys(after).map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]),
  );
}

/**
 * Not what is counted to limit tries, not who is signed in where, and not what is yet to be done or has been.
 */
const BOOKKEEPING = ["attempts", "sessions", "pass_sessions", "outbox"];
/** A file that a later one has replaced goes with its text when the sweep finds it. */
const IN_USE =
  "select cv_document_id from applications union select cover_letter_document_id from applications";
const COUNTED: Record<string, string> = {
  // What a page only shows is written when the queue comes to it.
  activity: "once is null",
  documents: `id in (${IN_USE})`,
  document_texts: `document_id in (${IN_USE})`,
};

/** Rows by table, and mails, once all that follows in the background is done. */
async function standing(): Promise<Record<string, number>> {
  await product.settle();
  const counts = await product.db.batch<{ n: number }>(
    counted.map((name) =>
      product.db.prepare(`select count(*) as n from "${name}" where ${COUNTED[name] ?? "true"}`),
    ),
  );
  const rows = counted.map((name, index) => [name, counts[index]?.results[0]?.n ?? 0]);
  return { ...Object.fromEntries(rows), mails: product.mailbox.messages().length };
}

/** An answer in one line: its status, where it leads, and its words. */
const shownBy = (answers: Response[]) =>
  Promise.all(
    answers.map(async (answer) => {
      const words = answer.status === 303 ? flashOf(answer) : await wordsOf(answer);
      return `${answer.status} ${leadsTo(answer) ?? ""} ${isRefusal(answer) ? REFUSED : ""}${words}`;
    }),
  );

const REFUSED = "Refused: ";

/** Where an answer leads, whatever the ids are this time. */
const place = (answer: string) =>
  answer
    .split(" ")
    .slice(0, 2)
    .join(" ")
    .replace(/[0-9A-HJKMNP-TV-Z]{26}|DSA-\d{4}-\w+/g, "…");
