type Grade = { ladder: string; rank: number };

const CEFR = ["a1", "a2", "b1", "b2", "c1", "c2"];
/** From which band on IELTS stands for B1, B2, C1 and C2, by its own table. */
const IELTS = [4, 5.5, 7, 8.5];
const WORDS: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:native|mother(?:['’]s)? (?:tongue|language)|bilingual|(?:first|home) language|grew up (?:with|speaking)|muttersprach\w*|(?:langue )?maternelle|iaith gyntaf)\b|\((?:home|mother)\b/i,
    6,
  ],
  [/\b(?:fluent|fluently|excellent|proficient|very good|advanced|negotiation|degree level)\b/i, 5],
  [/\b(?:good(?! (?:morning|day|evening))|confident|working|solid)\b/i, 4],
  [/\b(?:conversational|intermediate)\b/i, 3],
  [/\b(?:some|basic|basics|beginner|simple|little|elementary)\b/i, 2],
  [/\b(?:learning|duolingo|greetings|few words|small bit)\b/i, 1],
];

function gradesIn(text: string): Grade[] {
  const grades: Grade[] = [];
  for (const match of text.matchAll(
    /\b(level|class|grade|tier|cat(?:egory|\.)?|part|stage|cert(?:ificate)?)\s?(\d|iv|iii|ii|i)\b/gi,
  )) {
    const ladder = (match[1] ?? "")
      .toLowerCase()
      .replace(/^cert.*/, "certificate")
      .replace(/^cat.*/, "category");
    const rank = numberOf(match[2] ?? "");
    grades.push({ ladder, rank: /^c[la]/.test(ladder) ? -rank : rank });
  }
  for (const [name = ""] of text.matchAll(/\b(?:foundation|practitioner)\b(?! degree)/gi))
    grades.push({ ladder: "practice", rank: /^f/i.test(name) ? 1 : 2 });
  for (const [, rank = ""] of text.matchAll(/\b(?:L|(?:NVQ|SVQ|QCF|RQF|QQI|BTEC)\s?)([1-8])\b/g))
    grades.push({ ladder: "level", rank: Number(rank) });
  for (const [, held = ""] of text.matchAll(OF_FOOD))
    grades.push({ ladder: "food", rank: /^h/i.test(held) ? 1 : 2 });
  for (const [, band = ""] of text.matchAll(/\bIELTS\D{0,20}([4-9](?:\.\d)?)\b/g))
    grades.push({ ladder: "cefr", rank: IELTS.filter((least) => Number(band) >= least).length + 2 });
  for (const match of text.matchAll(/\b([abc][12])\b/gi))
    grades.push({ ladder: "cefr", rank: CEFR.indexOf((match[1] ?? "").toLowerCase()) + 1 });
  return grades;
}

const OF_FOOD = /\b(?:food (?:safety |protection )?|servsafe )(handler|manager)s?['’]?\b/gi;

const numberOf = (text: string) => ({ i: 1, ii: 2, iii: 3, iv: 4 })[text.toLowerCase()] ?? Number(text);

/** How well somebody says to know a language, 1–6, or null. */
export function fluencyIn(text: string): number | null {
  const cefr = gradesIn(text).find(({ ladder }) => ladder === "cefr");
  return cefr?.rank ?? WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

export const hasGrade = (text: string): boolean => gradesIn(text).length > 0;

/** "FREC 3", "AAT4": the level of a paper that is asked for as "FREC Level 4". */
function levelsOf(asked: string, text: string): Grade[] {
  const [, paper] = /\b(\p{Lu}{3,6})\W+(?:level|stage) \d\b/iu.exec(asked) ?? [];
  if (paper === undefined || paper !== paper.toUpperCase()) return [];
  const levels = [...text.matchAll(new RegExp(`\\b${paper} ?([1-8])\\b`, "g"))];
  return levels.map(([, rank]) => ({ ladder: "level", rank: Number(rank) }));
}

/** "reached", "below", or null when the text names no grade on the ladder that is asked for. */
export function reaches(asked: string, text: string): "reached" | "below" | null {
  const wanted = gradesIn(asked)[0];
  if (!wanted) return null;
  const own = [...gradesIn(text), ...levelsOf(asked, text)].filter(({ ladder }) => ladder === wanted.ladder);
  if (own.length === 0) return null;
  return own.some(({ rank }) => rank >= wanted.rank) ? "reached" : "below";
}

const DEGREES: readonly RegExp[] = [
  /\b(?:gcses?|o[- ]levels?|leaving cert\w*|high school|secondary school|ged)\b/i,
  /\b(?:a[- ]levels?|btec|national diploma)\b/i,
  /\b(?:h\.?n\.?[cd]|foundation degree|associate(?:['’]?s)?(?: degree| of)|ordinary degree)\b/i,
  /\b(?:bachelor\w*|b\.?sc|b\.?s|b\.?a|b\.?eng|b\.?tech|b\.?ed|b\.?pharm|ll\.?b|bsme|diplom|dipl\.-?ing|(?<!\b(?:foundation|ordinary|associate(?:['’]?s)?) )degree)\b/i,
  /\b(?:master\w*|m\.?sc|m\.?s|m\.?a|m\.?eng|m\.?pharm|ll\.?m|mba)\b/i,
  /\b(?:ph\.?d|doctorate|d\.?phil|doctor of philosophy|dr\.? (?:rer|phil|ing|sc)\b\.?|dr\.-ing)\b/i,
];

/** How high the degrees in a text are, 1–6; 0 when it names none. */
export function lowestDegree(text: string): number {
  const named = text.replace(/\b((?:bachelor|master|associate|doctor)\S*) degrees?\b/gi, "$1 of");
  return DEGREES.findIndex((each) => each.test(named)) + 1;
}
export const highestDegree = (text: string): number => DEGREES.findLastIndex((each) => each.test(text)) + 1;
