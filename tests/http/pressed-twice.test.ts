import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import routes from "../../app/routes";
import { FORMS } from "../support/forms/all";
import { type Form, type Sent, sendForm } from "../support/forms/form";
import { cookiesOf, wordsOf } from "../support/pages";
import { type Product, startProduct, tableNames } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
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

/** Two presses at once; and one after the other, as after going back, from a page as old as the first. */
const WAYS: [string, (sent: Sent) => Promise<Response[]>][] = [
  ["at once", (sent) => Promise.all([sendForm(product, sent), sendForm(product, sent)])],
  ["one after the other", async (sent) => [await sendForm(product, sent), await sendForm(product, sent)]],
];

/** What the second press shows, where it is not led to the same place as the first. */
const TOLD: Record<string, RegExp> = {
  // It leads on to where the first press led.
  "joining a company with a new account": /^303 \/dashboard /,
  "leaving a company": /^(302 \/login\?|303 \/login )/,
  "asking for the verification again": /^429 .*We have just sent you one\. Please wait a minute/,
  "a refresh once the address is verified": /^401 .*You are signed out Sign in in a new tab/,
  "a verification": /^303 \/login Email verified! Please sign in to go on\./,
  "the code of the second step": /^422 .*That code does not fit, or was used already/,
  "an application by somebody known": /^303 \/applications\/\w+ /,
  "the removal of a job": /^404 .*what stood here has gone/,
};

describe.each(FORMS)("$what", (form) => {
  let onePress: Promise<Effect> | undefined;
  const effectOfOnePress = () => {
    onePress ??= effectOf(form, async (sent) => [await sendForm(product, sent)]);
    return onePress;
  };
  test.each(WAYS)("sent twice %s does what one press does, and says so", async (_, press) => {
    const once = await effectOfOnePress();
    await product.empty();
    const twice = await effectOf(form, press);
    expect(twice.stands).toEqual(once.stands);
    const [first = "", second = ""] = twice.shown;
    const [one = ""] = once.shown;
    expect(place(one)).not.toMatch(/^[45]/);
    // Of two at once either may be the first.
    const [led, other] = place(first) === place(one) ? [first, second] : [second, first];
    expect(place(led)).toBe(place(one));
    if (place(other) !== place(one)) expect(other).toMatch(TOLD[form.what] ?? /nothing else/);
  });
});

type Effect = { shown: string[]; stands: Record<string, number> };

/** What a form leaves behind once all that follows from it in the background is done. */
async function effectOf(form: Form, press: (sent: Sent) => Promise<Response[]>): Promise<Effect> {
  const sent = await form.prepare(product);
  const before = await standing();
  const answers = await press(sent);
  await product.sweep();
  const after = await standing();
  const changes = Object.keys(after).map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]);
  return { shown: await shownBy(answers), stands: Object.fromEntries(changes) };
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

/** Rows by table, and mails. */
async function standing(): Promise<Record<string, number>> {
  const names = (await tableNames(product.db)).filter((name) => !BOOKKEEPING.includes(name));
  const counts = await product.db.batch<{ n: number }>(
    names.map((name) =>
      product.db.prepare(`select count(*) as n from "${name}" where ${COUNTED[name] ?? "true"}`),
    ),
  );
  const rows = names.map((name, index) => [name, counts[index]?.results[0]?.n ?? 0]);
  return { ...Object.fromEntries(rows), mails: product.mailbox.messages().length };
}

/** An answer in one line: its status, where it leads, and its words. */
const shownBy = (answers: Response[]) =>
  Promise.all(
    answers.map(async (answer) => {
      const flash = /__Host-flash=([^;]+)/.exec(cookiesOf(answer))?.[1] ?? "";
      const words = answer.status === 303 ? flashedIn(flash) : await wordsOf(answer);
      return `${answer.status} ${answer.headers.get("Location") ?? ""} ${words}`;
    }),
  );

/** The words in a flash cookie's value; none where there is no such cookie. */
const flashedIn = (value: string): string =>
  value === "" ? "" : JSON.parse(Buffer.from(decodeURIComponent(value), "base64").toString());

/** Where an answer leads, whatever the ids are this time. */
const place = (answer: string) =>
  answer
    .split(" ")
    .slice(0, 2)
    .join(" ")
    .replace(/[0-9A-HJKMNP-TV-Z]{26}|DSA-\d{4}-\w+/g, "…");
