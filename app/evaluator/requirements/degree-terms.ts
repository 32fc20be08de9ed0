import type { Alternative, Term } from "./requirement";
import { contentOf, termOf } from "./term-forms";

/** "A science A level, HND or degree": all of them in a science. */
export function inTheField(parts: readonly string[]): string[] {
  const field = FIELD_FIRST.exec(parts[0] ?? "")?.[1];
  return parts.map((part, at) => (field && at > 0 && BARE_DEGREE.test(part) ? `${field} ${part}` : part));
}
const FIELD_FIRST =
  /^(?:an? )?(?!(?:good|relevant|university|under\w*|post\w*|bachelor\S*|master\S*|related|higher|national|first|second|honours|college|any|ordinary|foundation|associate\S*)\b)(\p{L}{4,}(?: \p{L}{4,})?) (?:a[- ]levels?|hn[cd]|degree|diploma)$/iu;
const BARE_DEGREE = /^(?:a[- ]levels?|hn[cd]|degree|diploma)$/i;

const OF_A_SUBJECT =
  /^(?:an? )?(?!(?:closely |directly )?(?:related|relevant|similar|appropriate|suitable|other|another|allied|cognate|scien\p{L}*|numerate|technical|stem|any|different|comparable)\b)(\p{L}+(?: \p{L}+)?) (?:subject|discipline|field|area)s?$/iu;

const DEGREES =
  /\b(?:(?:bachelor|master)['’]?s?(?: degree)?|b\.?s\.?c?\.?|m\.?s\.?c?\.?|b\.?a\.?|m\.?a\.?|mba|ph\.?d|hnc|hnd|degree|diploma|(?:post)?graduate certificate|cert(?:ificate)? (?:i+v?|iv|\d)|(?:nvq|svq|qqi)(?: level)? \d|(?:nvq|svq|btec|qqi|vtct|city (?:&|and) guilds) award|qualification|certificate|apprenticeship)(?=[\s/]|$)/gi;

/** "NVQ Level 3 Beauty Therapy", and what else such papers are called; the level is compared apart. */
const GRADED = /^((?:NVQ|SVQ|QCF|RQF|QQI|BTEC|City (?:&|and) Guilds)(?: level)? \d)\s+(?!or\b)(.+)$/i;
const VOCATIONAL = /^(?:nvq|svq|qcf|rqf|qqi|btec|vtct|city)\b/i;
const VOCATIONAL_NAMES = [
  "nvq",
  "nvq2",
  "nvq3",
  "nvq4",
  "svq",
  "qcf",
  "rqf",
  "qqi",
  "btec",
  "diploma",
  "award",
  "certif",
  "guild",
  "vtct",
  "cach",
];

/** "A degree in accounting or finance": the degree in each field. Null without a degree and field. */
export function degreesIn(text: string): Alternative[] | null {
  const outside = text
    .replace(/\s*\([^)]*\)?/g, " ")
    .replace(BACHELOR, "bachelor's degree")
    .replace(MASTER, "master's degree")
    .trim();
  const parts = outside
    .split(
      /,?\s+or\s+(?=(?:an? )?(?:equivalent|related|similar|something|(?:\p{L}+ )?(?:degree|diploma)|apprenticeship|time[- ]served|indentures)|an? \p{L}+ (?:qualification|certificate)\b|level|you(?:['’]ve| have) )/iu,
    )
    .filter((part, at) => at === 0 || !/^you\b/i.test(part));
  const field = parts.map((part) => FIELD_LAST.exec(part)?.[1]).findLast(Boolean) ?? "";
  const all = parts.map((bare) => {
    const part = BARE_DEGREE.test(bare.replace(/^an? /i, "")) ? `${bare}${field}` : bare;
    const named = /^(.*?)\s+(?:in|of)\s+(.+)$/i.exec(part) ?? GRADED.exec(part);
    const heads = named ? [...(named[1] ?? "").matchAll(DEGREES)].map(([head]) => head) : [];
    if (!named || heads.length === 0) return null;
    const fields = (named[2] ?? "")
      .split(/,\s*(?:or\s+)?|\s+or\s+/i)
      .map((field) => field.replace(OF_A_SUBJECT, "$1"))
      .filter((field) => contentOf(field).length > 0);
    const isGraded = /\blevel \d\b/i.test(named[1] ?? "");
    const called = heads.map((head) =>
      isGraded || VOCATIONAL.test(head)
        ? { words: head, forms: VOCATIONAL_NAMES }
        : termOf(head, "education"),
    );
    return called.flatMap((each) =>
      fields.map((field) => {
        const of = termOf(field, "skill");
        return { terms: [contentOf(field).length === 1 ? anyPaper(each) : each, of] };
      }),
    );
  });
  if (all.every((each) => each === null)) return null;
  return parts.flatMap((part, at) => all[at] ?? [{ terms: [termOf(part, "education")] }]);
}

/** "A certificate in locksmithing": whatever the body that gave it calls it, if all of the field is told. */
const anyPaper = (term: Term): Term =>
  /^(?:certificate|qualification)$/i.test(term.words)
    ? { words: term.words, forms: [...term.forms, ...VOCATIONAL_NAMES] }
    : term;

const BACHELOR = /\b(?:BE|B\.E\.|BEng|BTech|B\.Tech|BCom|BComm|BDes|BBS|BBA|BCA)(?= +(?:in|of) )/g;
const MASTER = /\b(?:ME|M\.E\.|MEng|MTech|M\.Tech|MCom|MDes|MRes|MPhil)(?= +(?:in|of) )/g;
const FIELD_LAST =
  /^(?:an? )?(?:degree|diploma|hn[cd]|certificate|bachelor\S*|(?:\p{L}{3} )?level \d(?: \p{L}+)?)( in .+)$/iu;
