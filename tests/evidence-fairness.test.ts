import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { NEARNESS } from "~/evaluator/dimensions/experience";
import { evaluate } from "~/evaluator/evaluate";
import type { EvaluationInput } from "~/evaluator/evaluation";
import { inputOf, type Profession } from "./bench/evidence-set";

const APPLICANTS = [
  ["dev/bookkeeper", "c3"],
  ["dev/data-analyst", "c5"],
  ["dev/electrician", "c3"],
  ["dev/hairdresser", "c3"],
  ["dev/head-chef", "c3"],
  ["dev/lorry-driver", "c2"],
  ["dev/nurse", "c1"],
  ["own/heating-engineer", "c2"],
  ["own/school-librarian", "c5"],
] as const;

function applicationOf(profession: string, id: string): EvaluationInput & { cv: string } {
  const file = fileURLToPath(new URL(`evidence/${profession}.json`, import.meta.url));
  const set = JSON.parse(readFileSync(file, "utf8")) as Profession;
  const person = set.candidates.find((each) => each.id === id);
  if (!person) throw new Error(`${profession} has no ${id}`);
  return { ...inputOf(set, person), cv: person.cv };
}

const AMERICAN = [
  ["colour", "color"],
  ["organis", "organiz"],
  ["licence", "license"],
  ["centre", "center"],
  ["litre", "liter"],
  ["neighbour", "neighbor"],
] as const;
const american = (text: string) =>
  AMERICAN.reduce((written, [from, to]) => written.replaceAll(from, to), text);
const wrapped = (cv: string) =>
  cv.replace(/^.{61,}$/gm, (line) => {
    const at = line.lastIndexOf(" ", 55);
    return `${line.slice(0, at)}\n${line.slice(at + 1)}`;
  });
const hyphenated = (cv: string) => {
  let words = 0;
  return cv.replace(/\b([a-z]{4})([a-z]{5,})\b/g, (word, first, rest) =>
    words++ % 15 === 0 ? `${first}-\n${rest}` : word,
  );
};
const EARLIER = `
Earlier
Shop assistant, Corner Store, 1988 - 1998
- Served customers
Postman, Royal Post, 1978 - 1988
- Delivered letters
`;

const HEADING =
  /^(?:work(?: experience| history)?|experience|employment|education|training|skills|profile|jobs|languages|papers|courses|career)\b:?\s*$/i;
const letterSpaced = (cv: string) =>
  cv.replace(/^.{3,25}$/gm, (line) =>
    HEADING.test(line) ? [...line.replace(":", "").toUpperCase()].join(" ").replace(/ {3}/g, "   ") : line,
  );
const inAnotherOrder = (cv: string) => {
  const lines = cv.split("\n");
  const starts = lines.flatMap((line, at) => (HEADING.test(line.trim()) ? [at] : []));
  const sections = starts.map((at, index) =>
    lines
      .slice(at, starts[index + 1])
      .join("\n")
      .trimEnd(),
  );
  return [...lines.slice(0, starts[0]), ...sections.reverse().map((each) => `${each}\n`)].join("\n");
};
const withAGap = (cv: string) => `${cv.trimEnd()}\n\nCareer break\nAt home with my children, 2008 - 2011\n`;
/** As somebody writes whose first language has no articles. */
const withoutArticles = (text: string) =>
  text.replace(/\b(?:the|an?) (?=\p{Ll})/gu, (article, at: number) => (at % 3 === 0 ? "" : article));

const inSmall = (text: string) =>
  text
    .replace(/([.!?]\s+)(\p{Lu})(?=\p{Ll})/gu, (_, stop, letter) => stop + letter.toLowerCase())
    .replace(/\bI\b(?!\.)/g, "i");
const cutAfter = (width: number, cv: string) =>
  cv
    .split("\n")
    .flatMap((line) => line.match(new RegExp(`.{1,${width}}(?:\\s|$)`, "g")) ?? [line])
    .map((line) => line.trimEnd())
    .join("\n");

const CHANGES: Readonly<Record<string, (cv: string) => string>> = {
  "twenty more years of older jobs": (cv) => `${cv.trimEnd()}\n${EARLIER}`,
  "hard-wrapped lines": wrapped,
  "hyphenated lines": hyphenated,
  "American spelling": american,
  "that references can be had": (cv) => `${cv.trimEnd()}\nReferences on request\n`,
  "a voluntary post": (cv) => `${cv.trimEnd()}\nVolunteer at the local food bank since 2019\n`,
  "thanks at the end": (cv) =>
    `${cv.trimEnd()}\nThank you for reading. I look forward to hearing from you.\n`,
  "no capital at the start of a sentence": inSmall,
  "lines that a mail cut": (cv) => cutAfter(56, cv),
  "hidden signs in its words and years": (cv) => cv.replace(/(\w{3})(\w)/g, "$1\u200b$2"),
  "letter-spaced headings": letterSpaced,
  "another order of sections": inAnotherOrder,
  "a gap": withAGap,
  "missing articles": withoutArticles,
  "a hobby": (cv) => `${cv.trimEnd()}\nI like cycling and reading.\n`,
};
const CLUBS: Readonly<Record<string, string>> = {
  "a club": "Member of the women's walking club",
  "a choir, under a heading": "Interests\nTreasurer of the parish choir",
  "a team": "Hobbies\nCaptain, Brixton Cricket Club",
  "a team, in a sentence": "I play in the Polish Social Club darts team.",
};
const PERSONAL: Readonly<Record<string, string>> = {
  "a name": "Lakisha Washington",
  "a birth date": "Date of birth: 4 March 1962",
  "an address": "12 Station Road, Leeds",
  "a family": "Married, two children",
  "how to reach somebody": "Flat 4, 19 Lever Street, Bolton BL3 2AA | 07700 900123 | someone@mail.example",
};

describe.each(APPLICANTS)("the whole application of a %s (%s)", (profession, id) => {
  const application = applicationOf(profession, id);
  const total = evaluate(application).overall_score ?? Number.NaN;

  test.each(Object.entries(CHANGES))("%s: the total moves by two at most", (_what, change) => {
    const changed = evaluate({ ...application, cv: change(application.cv) }).overall_score ?? -100;
    expect(Math.abs(changed - total)).toBeLessThanOrEqual(2);
  });

  test.each(Object.entries(CLUBS))("%s moves nothing", (_what, lines) => {
    expect(evaluate({ ...application, cv: `${application.cv.trimEnd()}\n\n${lines}\n` }).overall_score).toBe(
      total,
    );
  });

  test("another name above the name moves nothing", () => {
    const cv = `Mohammed Al-Rashid\n${application.cv}`;
    expect(evaluate({ ...application, cv }).overall_score).toBe(total);
  });

  test("thanks at the end of each answer move nothing", () => {
    const answers = application.answers.map((each) => ({
      ...each,
      text: `${each.text} Thank you for reading.`,
    }));
    expect(evaluate({ ...application, answers }).overall_score).toBe(total);
  });

  test("answers without capitals move it by two at most", () => {
    const answers = application.answers.map((each) => ({ ...each, text: inSmall(each.text) }));
    expect(
      Math.abs((evaluate({ ...application, answers }).overall_score ?? -100) - total),
    ).toBeLessThanOrEqual(2);
  });

  test("answers without articles move it by two at most", () => {
    const answers = application.answers.map((each) => ({ ...each, text: withoutArticles(each.text) }));
    expect(answers).not.toEqual(application.answers);
    expect(
      Math.abs((evaluate({ ...application, answers }).overall_score ?? -100) - total),
    ).toBeLessThanOrEqual(2);
  });

  test.each(Object.entries(PERSONAL))("%s moves nothing", (_what, line) => {
    expect(evaluate({ ...application, cv: `${line}\n${application.cv}` }).overall_score).toBe(total);
  });
});

const TRAINEE =
  "\nEARLIER CAREER\n1986 – 1996  Bank clerk, Midland Savings\n1976 – 1986  Trainee, Ferris & Sons\n";

const REACH = "Flat 4, 19 Lever Street, Bolton BL3 2AA | 07700 900123 | someone@mail.example";
const below = (lines: string) => (cv: string) => cv.replace("\n", `\n${lines}\n`);

/** Whose totals each moved by more, by one of these alone, until what it hung on was mended. */
const MOVED = [
  ["apart/database-administrator-1", "c5", 2, "a trainee's post of long ago", (cv: string) => cv + TRAINEE],
  ["apart/bus-driver-1", "c1", 2, "a nearer time before", (cv: string) => cv + TRAINEE],
  [
    "apart/dental-technician-1",
    "c1",
    2,
    "a voluntary post",
    (cv: string) => `${cv}\nVolunteer, food bank, since 2019\n`,
  ],
  [
    "others/refrigerated-lorry-driver-1",
    "c4",
    0,
    "another name",
    (cv: string) => `Mohammed Al-Rashid\n${cv}`,
  ],
  ["dev/hairdresser", "c1", 2, "years at home", withAGap],
  ["others/customer-success-manager-1", "c3", 2, "years at home", withAGap],
  ["others/graphic-designer-1", "c3", 0, "another name", (cv: string) => `Lakisha Washington\n${cv}`],
  ["others/gas-engineer-1", "c3", 0, "a family", (cv: string) => `Married, two children\n${cv}`],
  ["others/electrician-1", "c1", 0, "an address", below("12 Station Road, Leeds LS1 4AB\n07700 900123")],
  ["dev/electrician", "c1", 0, "an address", below("12 Station Road, Leeds LS1 4AB\n07700 900123")],
  ["dev/lorry-driver", "c3", 0, "an address", below("12 Station Road, Leeds LS1 4AB\n07700 900123")],
  ["others/school-catering-assistant-1", "c1", 0, "how to reach her", (cv: string) => `${REACH}\n${cv}`],
  ["others/site-reliability-1", "c1", 2, "lines that a mail cut", (cv: string) => cutAfter(56, cv)],
  ["others/museum-conservator-1", "c3", 2, "lines that a page cut", (cv: string) => cutAfter(72, cv)],
  ["own/heating-engineer", "c5", 0, "a name above the name", (cv: string) => `Lakisha Washington\n${cv}`],
  [
    "own/hotel-receptionist",
    "c1",
    0,
    "a club",
    (cv: string) => `${cv}\nMember of the women's walking club\n`,
  ],
  [
    "own/hotel-receptionist",
    "c4",
    0,
    "a team",
    (cv: string) => `${cv}\nI play in the Polish Social Club darts team.\n`,
  ],
  [
    "own/laboratory-technician",
    "c3",
    0,
    "a team",
    (cv: string) => `${cv}\nI play in the Polish Social Club darts team.\n`,
  ],
] as const;

test.each(MOVED)("%s (%s) moves by %i at most with %s", (profession, id, limit, _what, change) => {
  const application = applicationOf(profession, id);
  const total = evaluate(application).overall_score ?? Number.NaN;
  const changed = evaluate({ ...application, cv: change(application.cv) }).overall_score ?? -100;
  expect(Math.abs(changed - total)).toBeLessThanOrEqual(limit);
});

test("who drives two Sundays in the month drives them without a capital I as well", () => {
  const application = applicationOf("apart/bus-driver-1", "c2");
  const answers = application.answers.map((each) => ({ ...each, text: inSmall(each.text) }));
  const totals = [application, { ...application, answers }].map(
    (each) => evaluate(each).overall_score ?? -100,
  );
  expect(Math.abs((totals[0] ?? 0) - (totals[1] ?? 0))).toBeLessThanOrEqual(2);
});

test("what somebody does after work brings them no nearer to the posting's field, and no further", () => {
  const application = applicationOf("own/hotel-receptionist", "c1");
  const nearness = (cv: string) =>
    evaluate({ ...application, cv })
      .dimensions.flatMap(({ items }) => items)
      .find(({ label }) => label === NEARNESS)?.points;
  const evenings = "Interests\nGuests for supper, languages, and bookings for the village hall\n";
  expect(nearness(`${application.cv}\n\n${evenings}`)).toBe(nearness(application.cv));
});

test.each([
  ["a bare yes take nothing from it", "others/pest-technician-1", "c3"],
  ["a promise to tell it later make it no answer", "others/customer-success-manager-1", "c4"],
])("thanks after %s", (_what, profession, id) => {
  const application = applicationOf(profession, id);
  const answers = application.answers.map((each) => ({
    ...each,
    text: `${each.text} Thank you for reading.`,
  }));
  expect(evaluate({ ...application, answers }).overall_score).toBe(evaluate(application).overall_score);
});

test("whose driving test is booked is not said to drive, wherever a page cuts the line", () => {
  const application = applicationOf("others/museum-conservator-1", "c1");
  for (const width of [36, 40, 44, 48, 56]) {
    const { dimensions } = evaluate({ ...application, cv: cutAfter(width, application.cv) });
    const item = dimensions.flatMap(({ items }) => items).find(({ label }) => /driving licence/.test(label));
    expect(item?.verdict).not.toBe("found");
  }
});
