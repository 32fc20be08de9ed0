import { ANY_LANGUAGE, KIND_CUES, LANGUAGE, PAPER_NAMES, TOOL } from "../data/kind-cues";
import { IMPERATIVE, TOOL_IN_USE } from "../data/posting-cues";
import { isToolAsWritten, namesListedTool, namesPaper } from "./aliases";
import { withoutNoNames } from "./no-names";
import type { Requirement, RequirementKind } from "./requirement";

/** What sort of thing a line asks for: it decides what can be told from one sentence of an application. */
export function kindOf(written: string, strength: Requirement["strength"]): RequirementKind {
  const line = written.replace(/^holds? (?=an? )/i, "");
  const cued = cueOf(line, strength);
  const doing =
    !NAMED.test(line) &&
    !SCHOOL.test(line) &&
    !BURDEN.test(line) &&
    ((strength === "duty" && cued !== "condition") ||
      DOING.test(line) ||
      DEED.test(line) ||
      (IMPERATIVE.test(line) && !/\bawareness\b/i.test(line)));
  if (
    cued &&
    !(
      doing &&
      cued !== "licence" &&
      !(cued === "years" && strength !== "duty") &&
      cued !== "language" &&
      !ASKS_TO_BE.test(line)
    )
  )
    return cued;
  if (!doing && [PAPER_NAMES, GRADED, CODED].some((paper) => paper.test(line))) return "licence";
  if (!doing && namesPaper(line)) return "licence";
  if (TOOL_IN_USE.test(line) || namesTool(withoutNoNames(line).replace(doing ? EVERYDAY : A_WORD, " ")))
    return "tool";
  if (cued === "trait" && !doing) return cued;
  return doing ? "task" : "skill";
}

function cueOf(line: string, strength: Requirement["strength"]): RequirementKind | undefined {
  if (TRAIT?.test(QUALITY.exec(line)?.[1] ?? "") === true) return "trait";
  if (BURDEN.test(line)) return "condition";
  if (strength !== "duty" && ((YEARS_OF.test(line) && !PAPER.test(line)) || YEARS_SINCE.test(line)))
    return "years";
  if (REFRESHED.test(line)) return "licence";
  if (ANY_LANGUAGE.test(line) && SPOKEN.test(line)) return "language";
  const cued = KIND_CUES.find(([, cue]) => cue.test(line.replace(NO_CUE, " ")))?.[0];
  return cued === "education" && HAS_DONE.test(line) ? undefined : cued;
}

const NO_CUE =
  /\b[a-z\d]+[- ]year[- ]olds?\b|\b(?:since|after) (?:you )?(?:have |had |first )?qualif(?:ied|ying|ication)\b|\bpost[- ]qualif\w+|\bcertificates? (?:of (?:origin|conformity|analysis)\b|(?:is|are|gets?) (?:done|filled|issued|kept|printed|sent|signed|written)\b)|\b(?:invoices?|sheets?|reports?) and certificates(?= are )/gi;

const SPOKEN =
  /^(?!.*\bprogramming\b).*\b(?:speaks?|spoken|fluen\w+|conversational|ability in|knowledge of)\b/i;

/** "Discretion – what you hear in the office stays there": what is behind the dash explains a quality. */
const QUALITY = /^((?:[\p{L}'’]+ ){0,2}[\p{L}'’]+)(?:\s[–—-]|:)\s+\p{Ll}/u;
const TRAIT = KIND_CUES.find(([kind]) => kind === "trait")?.[1];

const HAS_DONE =
  /\b(?:must|should|will|to|you) have (?!(?:complet|obtain|pass|gain|achiev|earn|attain|finish|receiv|studi|qualifi|graduat|attend|need)\w*ed\b)(?:\p{L}{3,}ed|run|led|built|written|made|done|taken)\b/iu;

const REFRESHED =
  /\b(?:awareness|training|refresher|certificate)\b.{0,30}\b(?:within|in) the (?:last|past) (?:\w+ )?(?:months|years?)\b/i;
/** "At least one year of post-registration experience" asks for time, whatever else it names. */
const YEARS_OF =
  /\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|ten)\+? (?:or more )?(?:full )?years?['’]?(?: or more)? (?:of (?!study|training)|as an? )/i;
const YEARS_SINCE =
  /^(?:at least |(?:a )?minimum of |min\.? )?(?:\d+|one|two|three|four|five|six|seven|eight|ten)\+? (?:or more )?years['’]? (?:\S+ ){0,6}(?:after|since)\b/i;
const PAPER = /\b(?:licen[cs]es?|degree|diploma|certificates?|qualification|register)\b/i;

/** "Own car", "Care Certificate": begins like an order, and is a thing. */
const NAMED =
  /^(?:own (?:car|van|transport|vehicle|tools)\b|clean (?:credit|driving|criminal)\b|(?:\p{L}+ ){1,4}(?:certificate|diploma|degree|licen[cs]e|card|ticket|award|qualification)s?\W*$)/iu;
const SCHOOL =
  /^(?:an? |good |minimum |five |\d )*(?:gcses?|a-levels?|nvq|svq|btec|hn[cd]|degree|diploma|bachelor\w*|master['’]?s)\b/i;
const GRADED =
  /^\p{Lu}.*\b(?<!Key )(?:[Ll]evel|[Ss]tage|[Pp]art|[Gg]rade) [1-8]\b|^[Ll]evel [1-8](?: or [1-8])? (?:in \p{L}|(?!support|tech|engineer|service|help|desk|incident|data|or\b|and\b)\p{Ll}{4,})/u;

/** "BOHS P402", "Fellow of the Institute of Actuaries (FIA)". */
const CODED =
  /^\p{Lu}{3,6} member(?:ship)?\b|^\p{Lu}{3,6} \p{Lu}{1,3}\d{2,3}\b|^(?:Fellow|Member|Chartered|Registered)\b[^()]*\(\p{Lu}[\p{L}]{2,6}\)/u;

/** "Lifting up to 25 kg", "rotating shifts": begins like a doing, and is something to live with. */
const BURDEN = new RegExp(
  "^waking nights?\\b|^(?:to )?(?:you(?:['’]ll| will|['’]d| would| can| must| should)? )?" +
    "(?:be able to )?(?:" +
    "(?:(?:work|lift|stand|travel|carry|walk|start)(?:l?ing)?|rotating) (?:\\p{L}+ ){0,3}" +
    "(?:(?:\\d+-h\\p{L}+ )?shifts?|nights|weekends|(?:every|most|some) \\p{L}+day|outdoors|outside|" +
    "weathers?|your feet|europe|abroad|away|early|at [4-6])|" +
    "live (?:in|near|within)|" +
    "(?:lift|carry)(?:ing)? (?:\\p{L}+ ){0,6}\\d+ ?(?:kg|kilos|lbs)|" +
    "(?:stand|travel|walk)(?:l?ing)? (?:\\p{L}+ ){0,3}\\d+ ?(?:km|miles)|" +
    "(?:take (?:part|turns|your turn) (?:in|on)|join|share|be on) (?:\\p{L}+ )?" +
    "(?:out[- ]of[- ]hours|on[- ]call|call[- ]?out|night|weekend|duty) (?:\\p{L}+ )?" +
    "(?:rota|duty|duties|shifts?|roster))\\b|" +
    "^(?:you )?(?:do not|don['’]t) mind (?:\\p{L}+ ){0,3}" +
    "(?:cold|wet|weathers?|heights?|weekends|nights|early|lifting|standing|outdoors|outside)\\b|" +
    "\\bone (?:week|weekend|night|sunday|saturday) in (?:two|three|four|five|six|seven|eight|\\d)\\b",
  "iu",
);

const DOING =
  /^(?:we (?:also )?(?:keep|make|write|check|serve|send|record|clean|test|log)\b|you(?:['’]ll| will|['’]d| would)? (?!have\b|be\b|are\b|can\b|need\b|must\b|know\b|(?:will|would) (?:need|have|hold)\b)\p{Ll}+|\p{Lu}?\p{Ll}+ing\b.{0,40}\b(?:is part of|every|daily))/iu;
/** "Cutting and fitting staircases": a doing, wherever it is done. */
const DEED =
  /^(?!(?:working|being|having|lifting|standing|driving|travell?ing|knowing|understanding|speaking|holding|walking|living|starting|during|willing|including|following|leaving|evening|morning|scripting|programming|coding)\b)\p{L}{3,}ing\b(?! (?:experience|qualification|certificate|skills?|licen[cs]e|degree|system|software))/iu;
const ASKS_TO_BE =
  /\b(?:be|are|able|available|willing|must|need|right|fine for you|patien\w+|calm|hold|have)\b/i;

/** Names of tools that are things as well when written small. */
const EVERYDAY =
  /(?<!\p{L})(?:windows?|words?|outlook|sage|lookers?|tools?|machines?|rust|swift|scanner|digital|printer|till|truck|trucks)(?!\p{L})/gu;

const A_WORD = /(?<!\p{L})words?(?!\p{L})/gu;

/** "Knowledge of Northgate or Civica": nothing but names. */
const namesOnly = (line: string): boolean => {
  const rest = line.replace(LEADING, "");
  return (
    rest !== line &&
    rest
      .replace(/[.;]$/, "")
      .split(/,\s*(?:or |and )?|\s+(?:or|and)\s+(?!(?:similar|another|equivalent)\b)|\s*\/\s*/)
      .every((part) =>
        /^(?:\p{Lu}[\p{L}\d.+#]*\s?){1,3}(?: or (?:similar|another|equivalent).*)?$/u.test(part),
      ) &&
    !LANGUAGE.test(rest)
  );
};
const LEADING =
  /^(?:(?:you know|you have used|knowledge|experience|use|familiarity|familiar|skills?|working knowledge|proficien\w+|confident)(?: of| with| in| using)?|used to) (?=\p{Lu})/iu;

const BARE =
  /^(?:R|C|Go|[CF]#|C\+\+|\.NET(?: \p{Lu}\p{L}+)?|\p{Lu}\p{L}+\.js)(?: (?:programming|development))?$/u;

const namesTool = (line: string) =>
  BARE.test(line) ||
  isToolAsWritten(line) ||
  namesOnly(line) ||
  TOOL.test(line) ||
  namesListedTool(line) ||
  /(?:^|\s)\p{L}+(?:\p{Ll}\p{Lu}\p{L}*|\.js(?![\p{L}\d]))/u.test(line);
