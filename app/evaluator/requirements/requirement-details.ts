import { FILLER } from "../data/filler-words";
import { isWord } from "../text/dictionary";
import { stemOf, stemsOf, wordsOf } from "../text/words";
import { isToolForm } from "./aliases";
import { askedPart } from "./asked-part";
import { likelyKind } from "./likely-kind";
import type { Requirement } from "./requirement";
import { limitsOf } from "./requirement-limits";
import { alternativesOf } from "./requirement-terms";

type Details = Pick<Requirement, "asked" | "kind" | "alternatives" | "limits" | "setting">;

export function detailsOf(line: string, strength: Requirement["strength"]): Details {
  const asked = askedPart(line);
  const told = inOneForm(asked);
  const kind = likelyKind(told, strength);
  const limits = limitsOf(inOneForm(line));
  return {
    asked,
    kind,
    alternatives: alternativesOf(told, kind),
    limits: strength === "duty" ? { ...limits, count: undefined } : limits,
    setting: settingOf(line),
  };
}

/** "CODE B DRIVERS LICENCE" as others write it: names of tools, countries and codes keep their capitals. */
function inSmallLetters(line: string): string {
  if (/\p{Ll}/u.test(line) || (line.match(/\p{Lu}{2,}/gu) ?? []).length < FEW) return line;
  return line.replace(/\p{Lu}[\p{Lu}'’]+/gu, (word, at: number) => {
    const form = word.toLowerCase();
    const capital = word.charAt(0) + form.slice(1);
    if (isToolForm(stemOf(form))) return capital;
    if (isWord(form)) return at === 0 ? capital : form;
    return word.length > LONGEST_CODE ? capital : word;
  });
}
const FEW = 2;
const LONGEST_CODE = 5;

/** "NVQ2", "L2 or L3 in …", "two (2) YEARS": written out, and the lower of two grades. */
export const inOneForm = (line: string): string =>
  inSmallLetters(line)
    .replace(IN_FIGURES_TOO, "$1")
    .replace(FRAMEWORKS, "$1")
    .replace(/\bworking with children(?:['’]s)? checks?(?: \(WWCC?\))?/gi, "WWCC")
    .replace(/\b(nvq|svq|qcf|rqf|qqi|btec)\s?(?=\d\b)/gi, "$1 Level ")
    .replace(/\bL(?=[1-8]\b)/g, "Level ")
    .replace(/\b(level \d)(?: or |\s?\/\s?)(?:level )?\d\b/gi, "$1");

const IN_FIGURES_TOO = /\b(one|two|three|four|five|six|seven|eight|nine|ten|twelve) \(\d{1,2}\+?\)(?= )/gi;
const FRAMEWORKS =
  /\b(nvq|svq|qcf|rqf)(?:\s?\/\s?| or )(?:nvq|svq|qcf|rqf|btec|diploma)(?=\s(?:level|l)\s?\d|\s?\d\b)/gi;

const SETTING = /\b(?:in|on|at|within|inside) (?:an? |the |our |your )?((?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+)/giu;
const PLACE =
  /\b(?:floor|ward|hospital|kitchen|school|office|shop|salon|clinic|practice|warehouse|site|sites|company|business|industry|sector|environment|setting|settings|home|homes|role|department|production|plant|factory|lab|laboratory|store|restaurant|pharmacy|team|organisation|organization|domain|trade|logistics|manufacturing|retail|healthcare|construction|hospitality|agency|court|classroom|garage|workshop|farm|hotel)\b/i;
const ANY_PLACE = /^(?:company|business|industry|sector|environment|settings?|role|team|organi[sz]ation)$/;

function settingOf(line: string): string[] {
  const places = [...line.matchAll(SETTING)]
    .map(([, place = ""]) => place)
    .filter((place) => PLACE.test(place));
  const words = places.flatMap((place) =>
    wordsOf(place.slice(0, (PLACE.exec(place)?.index ?? 0) + (PLACE.exec(place)?.[0].length ?? 0))),
  );
  return [
    ...new Set(
      words
        .filter(({ form }) => !FILLER.has(form) && !ANY_PLACE.test(form))
        .flatMap(({ form }) => stemsOf(form)),
    ),
  ];
}
