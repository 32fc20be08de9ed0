// What may happen to an application without a word of somebody's work being another (docs/evaluator.md).

export type Change = {
  what: string;
  /** The most that it may move a total, in points of a hundred. */
  limit: 0 | 2;
  of: "cv" | "answers";
  change: (text: string) => string;
};

type ByName = Readonly<Record<string, (text: string) => string>>;

const REACH = "Flat 4, 19 Lever Street, Bolton BL3 2AA | 07700 900123 | someone@mail.example";

const CV_BY_TWO: ByName = {
  "twenty more years of older jobs": atTheEnd(
    "\nEarlier\nShop assistant, Corner Store, 1988 - 1998\n- Served customers\n" +
      "Postman, Royal Post, 1978 - 1988\n- Delivered letters",
  ),
  "twenty more years, dates first": atTheEnd(
    "\nEARLIER CAREER\n1986 – 1996  Bank clerk, Midland Savings\n1976 – 1986  Trainee, Ferris & Sons",
  ),
  "twenty more years in a sentence": atTheEnd(
    "Before all that I was a postman from 1978 to 1988 and a shop assistant from 1988 to 1998.",
  ),
  "years at home": atTheEnd("\nCareer break\nAt home with my children, 2008 - 2011"),
  "years at home, in a line": atTheEnd("2008 - 2011: at home with my children"),
  "lines cut after 40 letters": (cv) => cutAfter(40, cv),
  "lines cut after 48 letters": (cv) => cutAfter(48, cv),
  "lines cut after 60 letters": (cv) => cutAfter(60, cv),
  "lines cut after 72 letters": (cv) => cutAfter(72, cv),
  "lines that a mail cut": (cv) => cutAfter(56, cv),
  "hard-wrapped lines": wrapped,
  "hyphenated lines": hyphenated,
  "American spelling": american,
  "British spelling": british,
  "missing articles": withoutArticles,
  "a learner's grammar": asALearner,
  "no capital at the start of a sentence": inSmall,
  "no capitals at all": (cv) => cv.toLowerCase(),
  "all in capitals": (cv) => cv.toUpperCase(),
  "letter-spaced headings": inHeadings((line) => [...line.toUpperCase()].join(" ")),
  "headings in capitals": inHeadings((line) => line.toUpperCase()),
  "headings with a colon": inHeadings((line) => `${line}:`),
  "headings between signs": inHeadings((line) => `=== ${line} ===`),
  "headings in somebody's own words": inHeadings((line) => OWN_HEADINGS[line.toLowerCase()] ?? line),
  "another order of sections": inAnotherOrder,
  "other bullets": (cv) => cv.replace(/^(\s*)[-•*] /gm, "$1▪ "),
  "no bullets": (cv) => cv.replace(/^\s*[-•*] /gm, ""),
  "a blank line after each line": (cv) => cv.replace(/\n/g, "\n\n"),
  "no blank lines": (cv) => cv.replace(/\n{2,}/g, "\n"),
  "years parted by a word": (cv) => cv.replace(/(\d{4}) ?[-–] ?(?=\d{4})/g, "$1 to "),
  "hidden signs in its words and years": (cv) => cv.replace(/(\w{3})(\w)/g, "$1\u200b$2"),
  "a typesetter's signs": (cv) => cv.replaceAll("'", "’").replaceAll(" - ", " – "),
  "blanks that do not break": (cv) => cv.replaceAll(" ", "\u00a0"),
  "that references can be had": atTheEnd("References on request"),
  "a voluntary post": atTheEnd("Volunteer at the local food bank since 2019"),
  "thanks at the end": atTheEnd("Thank you for reading. I look forward to hearing from you."),
  "the number of a page": atTheEnd("Page 1 of 1"),
  "that all of it is true": atTheEnd("All of the above is true to the best of my knowledge."),
  "a hobby": atTheEnd("I like cycling and reading."),
  "hobbies under a heading": atTheEnd("\nHobbies\nCycling, baking bread, old films"),
};
const CV_BY_NOTHING: ByName = {
  "another name": atTheTop("Lakisha Washington"),
  "a name from elsewhere": atTheTop("Mohammed Al-Rashid"),
  "a birth date": atTheTop("Date of birth: 4 March 1962"),
  "an age": atTheTop("Age: 58"),
  "a family": atTheTop("Married, two children"),
  "an address": atTheTop("12 Station Road, Leeds"),
  "how to reach somebody": atTheTop(REACH),
  "a birth below the name": below("Born on 4 March 1962 in Kaunas"),
  "an address below the name": below("12 Station Road, Leeds LS1 4AB\n07700 900123"),
  "how to reach somebody below the name": below(REACH),
  "a club": atTheEnd("\nMember of the women's walking club"),
  "a choir, under a heading": atTheEnd("\nInterests\nTreasurer of the parish choir"),
  "a team": atTheEnd("\nHobbies\nCaptain, Brixton Cricket Club"),
  "a team, in a sentence": atTheEnd("\nI play in the Polish Social Club darts team."),
  "a faith": atTheEnd("\nInterests\nMosque youth group, Sunday football"),
};
const ANSWERS_BY_TWO: ByName = {
  "answers without capitals": inSmall,
  "answers without any capital": (text) => text.toLowerCase(),
  "answers without articles": withoutArticles,
  "a learner's answers": asALearner,
  "answers cut after 60 letters": (text) => cutAfter(60, text),
  "American answers": american,
  "British answers": british,
  "a typesetter's signs in answers": (text) => text.replaceAll("'", "’"),
};
const ANSWERS_BY_NOTHING: ByName = {
  "a greeting before each answer": (text) => `Hello, thank you for the question. ${text}`,
  "thanks after each answer": (text) => `${text} Thank you for reading.`,
};

export const CHANGES: readonly Change[] = [
  ...changesOf("cv", 2, CV_BY_TWO),
  ...changesOf("cv", 0, CV_BY_NOTHING),
  ...changesOf("answers", 2, ANSWERS_BY_TWO),
  ...changesOf("answers", 0, ANSWERS_BY_NOTHING),
];

function changesOf(of: Change["of"], limit: Change["limit"], changes: ByName): Change[] {
  return Object.entries(changes).map(([what, change]) => ({ what, limit, of, change }));
}

function atTheEnd(lines: string) {
  return (cv: string) => `${cv.trimEnd()}\n${lines}\n`;
}
function atTheTop(line: string) {
  return (cv: string) => `${line}\n${cv}`;
}
function below(lines: string) {
  return (cv: string) => cv.replace("\n", `\n${lines}\n`);
}

/** Cut as a narrow page cuts: after the last whole word that fits. */
export function cutAfter(width: number, text: string): string {
  return text
    .split("\n")
    .flatMap((line) => line.match(new RegExp(`.{1,${width}}(?:\\s|$)`, "g")) ?? [line])
    .map((line) => line.trimEnd())
    .join("\n");
}
function wrapped(cv: string): string {
  return cv.replace(/^.{61,}$/gm, (line) => {
    const at = line.lastIndexOf(" ", 55);
    return `${line.slice(0, at)}\n${line.slice(at + 1)}`;
  });
}
function hyphenated(cv: string): string {
  let words = 0;
  return cv.replace(/\b([a-z]{4})([a-z]{5,})\b/g, (word, first, rest) =>
    words++ % 15 === 0 ? `${first}-\n${rest}` : word,
  );
}

export function inSmall(text: string): string {
  return text
    .replace(/([.!?]\s+)(\p{Lu})(?=\p{Ll})/gu, (_, stop, letter) => stop + letter.toLowerCase())
    .replace(/\bI\b(?!\.)/g, "i");
}
/** As somebody writes whose first language has no articles: every third is left out. */
function withoutArticles(text: string): string {
  return text.replace(/\b(?:the|an?) (?=\p{Ll})/gu, (article, at: number) => (at % 3 === 0 ? "" : article));
}
/** As somebody writes who is learning: no article, one form of a verb, "much" for "many". */
function asALearner(text: string): string {
  return text
    .replace(/\b(?:the|an?) (?=\p{Ll})/gu, "")
    .replace(/\b(he|she|it|who) (\p{Ll}{3,}[^s])s\b/gu, "$1 $2")
    .replace(/\bmany\b/g, "much")
    .replace(/\bdoesn't\b/g, "don't");
}

const AMERICAN = [
  ["colour", "color"],
  ["organis", "organiz"],
  ["licence", "license"],
  ["centre", "center"],
  ["litre", "liter"],
  ["neighbour", "neighbor"],
] as const;
function american(text: string): string {
  return AMERICAN.reduce((written, [from, to]) => written.replaceAll(from, to), text);
}
function british(text: string): string {
  return AMERICAN.reduce((written, [to, from]) => written.replaceAll(from, to), text);
}

const HEADING =
  /^(?:work(?: experience| history)?|(?:professional )?experience|employment(?: history)?|career(?: history)?|education|training|school|study|(?:key )?skills|(?:personal )?profile|summary|about me|jobs|languages|papers|tickets|certificates|courses|qualifications|interests|references):?$/i;
const OWN_HEADINGS: Readonly<Record<string, string>> = {
  work: "Where I have been",
  experience: "What I have done so far",
  "professional experience": "What I have done so far",
  employment: "My jobs to date",
  "employment history": "My jobs to date",
  "work history": "My jobs to date",
  career: "The road so far",
  education: "Where I learnt",
  school: "Where I learnt",
  qualifications: "What I hold",
  papers: "What I hold",
  certificates: "What I hold",
  skills: "What I am good with",
  interests: "After hours",
};
function inHeadings(change: (heading: string) => string) {
  return (cv: string) =>
    cv.replace(/^.{3,25}$/gm, (line) =>
      HEADING.test(line.trim()) ? change(line.replace(/:?\s*$/, "")) : line,
    );
}
function inAnotherOrder(cv: string): string {
  const lines = cv.split("\n");
  const starts = lines.flatMap((line, at) => (HEADING.test(line.trim()) ? [at] : []));
  const sections = starts.map((at, index) =>
    lines
      .slice(at, starts[index + 1])
      .join("\n")
      .trimEnd(),
  );
  return [...lines.slice(0, starts[0]), ...sections.reverse().map((each) => `${each}\n`)].join("\n");
}
