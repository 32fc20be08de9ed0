import * as v from "valibot";
import {
  emailAddress,
  oneOf,
  optionalEmailAddress,
  optionalLine,
  requiredLine,
  requiredText,
  ticked,
} from "~/lib/fields";
import { MEANS, NOTICE_TYPES } from "~/vocabulary/notices";
import { LONGEST_REASONS, outcomesOf } from "./rules";

const NoticeFields = v.object({
  noticeType: oneOf(NOTICE_TYPES, "Please say what you are sending"),
  submitterName: requiredLine("Your name is required"),
  email: emailAddress("Email is required", "Please enter a valid email"),
  organization: optionalLine(),
  affectedUrls: v.pipe(
    requiredText("At least one address is required", 5000),
    v.check(
      namesAddresses,
      "Please give each address as your browser shows it, such as https://www.example.org/jobs/1",
    ),
  ),
  affectedDates: optionalLine(),
  description: requiredText("A description is required", 5000),
  legalBasis: requiredText("The legal basis is required", 2000),
  declaration: ticked("You must confirm the declaration to continue"),
  signature: requiredLine("Your signature is required"),
  signatureDate: v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.nonEmpty("The date is required"),
    v.check(isDay, "Please enter a date, such as 2026-11-21"),
  ),
  captcha: requiredLine("Please solve the captcha"),
  captchaToken: v.optional(v.string(), ""),
  /** Hidden from people: whoever fills it is a machine. */
  website: v.optional(v.string(), ""),
  draft: v.optional(v.string(), ""),
});

const isOwnName = ({ submitterName, signature }: { submitterName: string; signature: string }) =>
  lettersOf(submitterName) === lettersOf(signature);

export const NoticeForm = v.pipe(
  NoticeFields,
  v.forward(
    v.partialCheck(
      [["submitterName"], ["signature"]],
      isOwnName,
      "Please sign with your name, as you wrote it above",
    ),
    ["signature"],
  ),
);

export const decisionForm = (notice: { noticeType: string; email: string }) =>
  v.object({
    outcome: oneOf(outcomesOf(notice.noticeType), "Please say what was decided"),
    reasons: requiredText("Please give the reasons", LONGEST_REASONS),
    means: oneOf(MEANS, "Please say whether automated means were used"),
    /** It is not kept. */
    posterEmail: v.pipe(
      optionalEmailAddress("Please enter a valid email"),
      v.check((text) => text !== notice.email, "This is where the notice came from, which is told anyway"),
    ),
  });

export type DecisionForm = ReturnType<typeof decisionForm>;
export type DecisionInput = v.InferOutput<DecisionForm>;

export type NoticeInput = v.InferOutput<typeof NoticeForm>;

function namesAddresses(text: string): boolean {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.every((line) => /https?:\/\/\S|[\p{L}\p{N}-]\.\p{L}{2,}(?:[:/?#\s]|$)/iu.test(line));
}

const lettersOf = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
