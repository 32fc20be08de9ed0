import type { Job } from "../claims/jobs";
import { withoutExplanation, YEARS } from "../requirements/line-frame";
import type { Requirement } from "../requirements/requirement";
import { inOneForm } from "../requirements/requirement-details";
import { withoutCircumstance } from "../requirements/years-terms";
import { remembered } from "../text/remembered";
import type { Reading } from "./reading";

type Place = { asked: RegExp; title: RegExp | null; firm: RegExp | null; inAnyTrade?: true };

const PLACES: readonly Place[] = [
  { asked: /kitchens?/, title: /\b(?:chef|cook|commis|kitchen)\b/i, firm: null },
  { asked: /hotels?/, title: null, firm: /\bhotels?\b/i },
  { asked: /restaurants?/, title: null, firm: /\b(?:restaurant|bistro|brasserie|trattoria|pizzeria)\b/i },
  { asked: /schools?/, title: null, firm: /\b(?:school|primary|infants?|juniors?)\b/i },
  { asked: /hospitals?/, title: null, firm: /\b(?:hospital|infirmary)\b/i },
  { asked: /warehouses?/, title: /\bwarehouse\b/i, firm: /\b(?:warehouse|distribution cent(?:re|er))\b/i },
  {
    asked: /(?:(?:care|nursing|residential) )+homes?/,
    title: null,
    firm: /\b(?:care|nursing|residential) home\b/i,
  },
  {
    asked:
      /(?:(?:health|social) ?)?care(?: settings?| environments?| sectors?)?(?: or (?:in )?an? hospital)?/,
    title:
      /\b(?:carer|care (?:assistant|worker)|support worker|hca|health ?care assistant|nursing (?:aide|assistant))\b/i,
    firm: /\b(?:care|nursing|residential) home\b/i,
  },
  {
    asked: /(?:dental|dentist['’]?s?) (?:practices?|surger(?:y|ies)|clinics?)/,
    title: /\b(?:dental|dentist|orthodont\w+) (?:nurse|receptionist|hygienist|therapist)\b|^dentist\b/i,
    firm: /\b(?:dental|dentists?) (?:practice|surgery|clinic|care|cent(?:re|er))\b|\borthodontics\b/i,
  },
  {
    asked: /(?:building|construction) sites?/,
    title: /\b(?:groundworker|scaffolder|bricklayer|hod carrier|site (?:labourer|operative|manager))\b/i,
    firm: /\b(?:labourer|operative|carpenter|joiner|plasterer|roofer)\b.*\b(?:construction|builders)\b/i,
  },
  {
    asked: /(?:local government|(?:an? )?local authorit(?:y|ies)|(?:an? )?councils?)/,
    title: null,
    firm: /\b(?:district|borough|county|city|town|parish|shire|regional) council\b|\blondon borough of\b/i,
    inAnyTrade: true,
  },
  {
    asked: /(?:home|domiciliary) care/,
    title: /\bhome (?:help(?:er)?|care ?(?:worker|assistant)|carer)\b|\bdomiciliary care/i,
    firm: /\b(?:home ?care|domiciliary care)\b/i,
    inAnyTrade: true,
  },
];

const ANY = "(?:(?:busy|professional|commercial|modern|working|similar|real) )?";
const OF_WORK =
  "(?:(?:of |paid |previous |proven |relevant )*(?:experience|employment|work(?:ing|ed)?),? ?)*";
const IN = "(?:in|at|on|inside) (?:an? |the |any )?(?:front desk of an? |reception of an? )?";
const HAVE = "(?:(?:you )?(?:(?:must|should|will) )?have )?";
const ASKS = PLACES.map(
  ({ asked }) =>
    new RegExp(`^${HAVE}(?:at least )?${OF_WORK}${IN}${ANY}${asked.source}(?: environment)?\\W*$`, "i"),
);
const MAY_ASK =
  /\b(?:kitchen|hotel|restaurant|school|hospital|warehouse|home|care|dent|site|local|council|domiciliary)/i;

const CALLED_SO = new RegExp(
  "\\b(?:hotels?|restaurants?|schools?|hospitals?|warehouses?)\\b.* " +
    "(?:suppl(?:y|ies)|equipment|furniture|software|uniforms?|recruitment|agency|linen|pub|inn|bar|" +
    "street|road|lane|house)\\b|\\b(?:driving|riding|dance|language) school\\b",
  "i",
);
const WORKS_FOR_ONE = /\bcouncil (?:contract\w*|agency|supplier|client)\b/i;
const ALIKE = 0.35;

/** "Three (3) years in a clinic, because …" without its years and its reasons: "in a clinic". */
export const withoutYears = (line: string): string =>
  withoutExplanation(withoutCircumstance(inOneForm(line)), "years")
    .replace(YEARS, (years) => (/\bin\b/i.test(years) ? " in " : " "))
    .replace(/\s+/g, " ")
    .trim();

/** The jobs in a kind of place, where a line asks for no more: "two years in a professional kitchen". */
export function jobsInPlace({ line, limits }: Requirement, reading: Reading): Job[] {
  if (line.length > LONGEST || !MAY_ASK.test(line)) return [];
  const asked = limits.years === undefined ? line : withoutYears(line);
  const plain = asked.replace(
    /,? or (?:somewhere|something|anywhere|another|any other|an? similar)\b[^;]*$/i,
    "",
  );
  const place = PLACES[ASKS.findIndex((asks) => asks.test(plain))];
  if (place === undefined) return [];
  return reading.application.jobs.filter(
    (job) => (place.inAnyTrade || (reading.fit.get(job) ?? 0) >= ALIKE) && isIn(place, job, reading),
  );
}

function isIn({ title, firm }: Place, job: Job, reading: Reading): boolean {
  if (title?.test(job.title)) return true;
  const head = headOf(job, reading);
  return firm?.test(head) === true && !CALLED_SO.test(head) && !WORKS_FOR_ONE.test(head);
}

/** Whether a job's head tells of a kind of place that is known by other names: a chef works in a kitchen. */
export const isOfAPlace = (job: Job, named: string, reading: Reading): boolean =>
  PLACES.some((place) => isWhole(place.asked).test(named) && isIn(place, job, reading));

const isWhole = remembered(({ source }: RegExp) => new RegExp(`^(?:an? )?(?:${source})$`, "i"));
const LONGEST = 200;

export const headOf = (job: Job, { application }: Reading) =>
  application.statements
    .filter(({ source, isHead, job: own }) => source === "cv" && isHead && own === job)
    .map(({ sentence }) => sentence.text)
    .join(" · ");

export const isOnlyCalledSo = (job: Job, { line }: Requirement, reading: Reading): boolean =>
  MAY_ASK.test(line) && CALLED_SO.test(headOf(job, reading));
