import { FILLER } from "../data/filler-words";
import { stemOf, type Word, wordsOf } from "../text/words";
import { withAliases } from "./aliases";
import { isEveryday, namedBodies } from "./named-terms";
import type { RequirementKind, Term } from "./requirement";

/** What a paper is called: whoever holds it may call it otherwise, or not at all. */
export const HEADS =
  /^(?:holder|complet|pass|licens|ticket|card|certif|cert|permit|qualif|registr?|train|cours|member\w*|truck|regul)$/;

export function termOf(text: string, kind: RequirementKind): Term {
  const words = text.replaceAll("_", " ").replace(/^[\s–—,;:]+|[\s–—,;:.!]+$/gu, "");
  const content = contentOf(
    kind === "licence" || kind === "education" ? words.replace(LIMITING, " ") : words,
  );
  if (/^(?:an? |your )?time[- ]served$/i.test(words)) return { words, forms: withAliases("apprenticeship") };
  if (content.length === 0 || /\bequivalent\b|\brelated field\b|\bsomething equal\b/i.test(words))
    return { words, forms: [] };
  return {
    words,
    forms:
      kind === "licence" || kind === "education" ? paperForms(words, content) : namedForms(words, content),
  };
}

export const LIMITING =
  /\b(?:in[- ]date|current|valid|up[- ]to[- ]date|full|clean|fully|UK|US|EU|British|Irish|Scottish|Victorian|Queensland|NSW|Australian|Ontario|Canadian|level [\d\w]|\d+(?= wpm\b)|working towards it|(?:max\w*\.?|up to|no more than|fewer than|less than) \w+ (?:penalty )?points|(?:at )?grades? [A-D\d](?:\s?[/(–-]\s?[A-D\d]\)?)*)(?![\p{L}\p{N}])/giu;

function namedForms(words: string, content: readonly Word[]): string[] {
  const named = content.map(({ stem, start, end }) =>
    (start > 0 || content.length === 1) && isEveryday(words.slice(start, end))
      ? `=${words.slice(start, end)}`
      : stem,
  );
  const head = /^(\p{L}+) of\b/u.exec(words) && named[0];
  const forms = withAliases(named.join(" ")).filter((form) => !head || form.split(" ").includes(head));
  return [...forms, ...initialsOf(words)];
}

const initialsOf = (words: string): string[] =>
  /^(?:an? |the )?(?:\p{L}{4,} ){2,3}\p{L}{4,}$/u.test(words) && !NO_NAME.test(words)
    ? [`=${[...words.replace(/^(?:an?|the) /i, "").matchAll(/\b\p{L}/gu)].join("").toUpperCase()}`]
    : [];
/** "Customer service skills" are no CSS. */
const NO_NAME =
  /\b(?:with|from|into|your|their|that|this)\b|\b(?:skills?|experience|knowledge|ability|work|duties|tasks|roles?|tools?|systems?|software)$/i;

/** A paper by its short name, by its own words, and by those words without "licence" or "certificate". */
function paperForms(words: string, content: readonly Word[]): string[] {
  const stems = content.map(({ stem }) => stem);
  const bare = stems.filter((stem) => !HEADS.test(stem));
  const isWhole = OF_EVERY_DAY.test(bare.join(" ")) || ON_A_REGISTER.test(words);
  const core = isWhole ? stems.filter((stem) => stem !== "holder") : bare;
  const graded = content.filter(({ written }) => /^\p{Lu}+\d+$/u.test(written)).map(({ stem }) => stem);
  const bodies = namedBodies(words);
  const own = OF_A_BODY.test(words) ? initialsIn(words) : bodies;
  const forms = new Set([...own, ...withAliases(stems.join(" ")), ...graded, ...gluedIn(words)]);
  const [only] = content.filter(({ stem }) => !HEADS.test(stem));
  const isDoing =
    core.length === 1 &&
    /^\p{Ll}+ing$|^driver/u.test(only?.form ?? "") &&
    withAliases(core[0] ?? "").length === 1;
  if (core.length > 0 && !isDoing) for (const form of withAliases(core.join(" "))) forms.add(form);
  // "Food Safety in Catering": a part that has names of its own is what people write.
  for (let length = 2; length < core.length; length++) {
    for (let at = 0; at + length <= core.length; at++) {
      const part = core.slice(at, at + length).join(" ");
      if (withAliases(part).length > 1) for (const form of withAliases(part)) forms.add(form);
    }
  }
  return [...forms];
}

const ON_A_REGISTER =
  /\b(?:registered|licen[cs]ed) (?:\p{L}+ ){0,2}(?:nurse|midwife|paramedic|\p{L}{3,}(?:er|or|ist|ian|ant))\b/iu;
const OF_EVERY_DAY =
  /^(?:care|person|premis|premiz|practis|practic|teach|oper|safeti|custom|schoo?l|nation|standard|site|work)$/;

const gluedIn = (words: string): string[] =>
  [...words.matchAll(/\b(\p{Lu}{3,6}) (?:[Ll]evel|[Ss]tage) (\d)\b/gu)].map(([, paper = "", level]) =>
    `${paper}${level}`.toLowerCase(),
  );

/** "IOSH Managing Safely" is one of several that IOSH has. */
const OF_A_BODY =
  /\b\p{Lu}{3,} (?!(?:Level|Registration|Registered|Member|Membership|Card|Licen[cs]e|Certificate|Certification|Qualification|Number|Pin|Grade|Part|Stage|Class)\b)(?:(?:\p{Lu}\p{Ll}+ ?){2,}|(?:professional|advanced)(?: \p{Ll}{4,}){2,})/u;

/** "GWO Basic Safety Training" is written "GWO BST". */
function initialsIn(words: string): string[] {
  const [, body, name = ""] = /(\p{Lu}{3,}) ((?:\p{Lu}\p{Ll}+ )+\p{Lu}\p{Ll}+)/u.exec(words) ?? [];
  const initials = name.replace(/(\p{Lu})\p{Ll}+ ?/gu, "$1");
  return body === undefined ? [] : [`${stemOf(body.toLowerCase())} =${initials}`];
}

export const contentOf = (text: string): Word[] => wordsOf(text).filter(({ form }) => !FILLER.has(form));
