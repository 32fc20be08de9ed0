import type { Unread } from "~/vocabulary/findings";
import { wholeYears } from "../claims/dates";
import type { Finding } from "./finding";
import { jobInWords, kindOfJob, latestJob } from "./job-words";
import type { Reading } from "./reading";

const REASONS: Readonly<Record<Unread, string>> = {
  "no CV": "There is no CV to read, so there is no score.",
  "CV not read": "The CV could not be read as text, so there is no score. A person should open it.",
  "language not read":
    "The CV, the answers or the posting are in a language that people read here and the program does not, " +
    "so there is no score.",
  "too little to judge": "There is too little that a program can judge, so there is no score.",
};

/** What a colleague who has read everything would say first: the latest job, what is stated, what is left. */
export function summaryOf(
  unread: Unread | null,
  findings: readonly Finding[],
  reading: Reading,
  unanswered: number,
): string {
  if (unread !== null) return REASONS[unread];
  const traits = findings.filter(({ requirement }) => requirement.kind === "trait");
  const asked = findings.filter((finding) => !traits.includes(finding));
  const answered = reading.answers.length - unanswered;
  const sentences = [
    lastWork(reading),
    whatIsStated(asked),
    leftToPeople(traits.length, unanswered, answered),
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

function lastWork(reading: Reading): string {
  const job = latestJob(reading);
  const paid = reading.application.jobs.length > 0 ? "paid job" : "job";
  if (job === null) return `No ${paid} in the CV has dates that could be read.`;
  const years = wholeYears(job.end - job.start);
  return `${jobInWords(job, years >= 1 ? amount(years, "year") : null)}${kindOfJob(job, reading)}.`;
}

function whatIsStated(asked: readonly Finding[]): string {
  const all = asked.length;
  if (all === 0) return "";
  const count = (...verdicts: Finding["verdict"][]) =>
    asked.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const [found, touched, silent] = [count("found"), count("partly", "mentioned"), count("not found")];
  const otherwise = count("says otherwise");
  const things = all === 1 ? "one thing" : `${inWords(all)} things`;
  if (silent === all)
    return all === 1 ? "What is asked for is not shown." : `None of the ${things} asked for is shown.`;
  if (found === all) return `${all === 1 ? "The" : "All"} ${things} asked for ${areOf(all)} stated.`;
  if (all === 1)
    return otherwise > 0
      ? "The opposite of what is asked for is said."
      : "What is asked for is touched on, and not stated outright.";
  const parts = [
    `${found > 0 ? inWords(found) : "none"} of the ${things} asked for ${areOf(found)} stated outright`,
    touched > 0 ? `${inWords(touched)}${found > 0 ? " more" : ""} ${areOf(touched)} touched on` : "",
    silent > 0 ? `nothing is said about ${inWords(silent)}` : "",
    otherwise > 0 ? `the opposite is said of ${inWords(otherwise)}` : "",
  ].filter((part) => part !== "");
  const last = parts.pop() ?? "";
  return `${capital(parts.length === 0 ? last : `${parts.join(", ")}, and ${last}`)}.`;
}

function leftToPeople(traits: number, unanswered: number, answered: number): string {
  const open =
    unanswered > 0 ? `${amount(unanswered, "question")} ${unanswered === 1 ? "was" : "were"} left open` : "";
  const judge =
    traits > 0
      ? `the posting also asks for ${amount(traits, "quality", "qualities")} of character, which only a ` +
        "conversation can show"
      : answered > 0
        ? "whether the answers are right is for a person to judge"
        : "";
  const text = [open, judge].filter((part) => part !== "").join("; ");
  return text === "" ? "" : `${capital(text)}.`;
}

const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
const inWords = (count: number): string => NUMBERS[count] ?? String(count);
const amount = (count: number, one: string, many = `${one}s`) =>
  `${count === 1 ? (/^[aeiou]/.test(one) ? "an" : "a") : inWords(count)} ${count === 1 ? one : many}`;
const areOf = (count: number) => (count > 1 ? "are" : "is");
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
