import { ANYWHERE, countryName } from "~/vocabulary/countries";
import type { JobText } from "./fields";
import { OTHER_PAY, otherPayIn } from "./other-pay";
import { AI_NOTICE_RULES, PAY_RULES, type Rule, ruleFor } from "./pay-rules";
import { remoteCountries } from "./place";

export type GateProblem = { code: string; field: keyof JobText; message: string };
/** With an error a job stays a draft; a warning asks for one tick. */
export type Gate = { errors: GateProblem[]; warnings: GateProblem[] };

/** `today` as it is in the job's zone: `2026-11-22`. */
export const publishGate = (job: JobText, about: { evaluates: boolean; today: string }): Gate => ({
  errors: errorsIn(job, about.today),
  warnings: warningsIn(job, about),
});

function errorsIn(job: JobText, today: string): GateProblem[] {
  const remote = job.locationType === "remote";
  const paid = job.salaryMin !== null || job.salaryMax !== null;
  return found([
    !remote && job.country === "" && ["GE1", "country", "Choose the country that the work is in."],
    !remote && job.locality === "" && ["GE2", "locality", "Name the town or city that the work is in."],
    remote &&
      job.remoteFrom === "" && [
        "GE3",
        "remoteFrom",
        "Name the countries that one may work from, or write “anywhere”.",
      ],
    paid &&
      (job.payCurrency === "" || !job.payUnit) && [
        "GE4",
        "payCurrency",
        "Choose the currency of the pay, and what it is for.",
      ],
    job.closesOn !== "" &&
      job.closesOn < today && [
        "GE5",
        "closesOn",
        "The closing day is over: choose one that is still to come.",
      ],
    otherPayIn(job)?.named === true && ["GE6", "finalJobPosting", OTHER_PAY],
  ]);
}

function warningsIn(job: JobText, { evaluates, today }: { evaluates: boolean; today: string }) {
  const unpaid = job.salaryMin === null && job.salaryMax === null;
  const payRule = ruleWhereWorkIs(PAY_RULES, job, today);
  const aiRule = ruleWhereWorkIs(AI_NOTICE_RULES, job, today);
  return found([
    titleSaysTooMuch(job) && [
      "GW1",
      "title",
      "The title holds pay, a place, “!!!” or capitals only: search engines mark such titles down.",
    ],
    unpaid && payRule !== undefined && ["GW2", "salaryMin", asksForPay(payRule)],
    /\b(?:salary|pay|wage) history\b|\b(?:current|previous|last|present) (?:salary|pay|wage)\b/i.test(
      job.finalJobPosting,
    ) && ["GW3", "finalJobPosting", "The posting asks what somebody earned before."],
    evaluates &&
      aiRule !== undefined &&
      !/\bAI\b|artificial intelligence|automated|evaluator/i.test(job.finalJobPosting) && [
        "GW4",
        "finalJobPosting",
        `${(aiRule.town ?? aiRule).name} asks that people are told that software reads along: ` +
          `in the advert${from(aiRule)}.`,
      ],
    job.locationType === "remote" &&
      job.remoteFrom === ANYWHERE && [
        "GW5",
        "remoteFrom",
        "Remote from anywhere: Google will not list the job, as it asks for countries.",
      ],
    otherPayIn(job)?.named === false && ["GW6", "finalJobPosting", OTHER_PAY],
  ]);
}

/** Remote work is done in each country that it may be done from. */
function ruleWhereWorkIs(rules: readonly Rule[], job: JobText, today: string): Rule | undefined {
  const countries = job.locationType === "remote" ? remoteCountries(job) : [];
  const places = [job, ...countries.map((country) => ({ country, region: "", locality: "" }))];
  return places.map((place) => ruleFor(rules, place, today)).find((rule) => rule !== undefined);
}

const asksForPay = (rule: Rule): string =>
  rule.known === "awaited"
    ? `${rule.source}, wants the pay in the advert or before the interview since ${rule.since}. ` +
      `We found no law of ${rule.name} that says so yet (not legal advice).`
    : `${rule.name} asks for the pay in the advert since ${rule.since}${from(rule)}.`;

function from({ or, source, known }: Rule): string {
  const reported = known === "report" ? ", as reported" : "";
  return `${or === undefined ? "" : `, or ${or}`} (${source}${reported}; not legal advice)`;
}

type Found = [code: string, field: keyof JobText, message: string];

const found = (checks: (Found | false)[]): GateProblem[] =>
  checks.filter((check) => check !== false).map(([code, field, message]) => ({ code, field, message }));

function titleSaysTooMuch({ title, locality, location, region, country }: JobText): boolean {
  const letters = title.replace(/[^\p{L}]/gu, "");
  const shouts = letters.length > 5 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  const places = [locality, location, region, country && countryName(country)].filter(Boolean);
  const words = ` ${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  return (
    shouts ||
    title.includes("!!!") ||
    /[$€£¥]\s?\d|\d\s?[$€£¥]|\b\d+\s?k\b/i.test(title) ||
    places.some((place) => words.includes(` ${place.toLowerCase()} `))
  );
}
