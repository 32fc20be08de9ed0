import * as v from "valibot";
import {
  oneOf,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  ticked,
  typedAddress,
} from "~/lib/fields";
import { NOT_SAME, newPasswordTwice, same } from "~/lib/password-fields";
import { plainText } from "~/lib/plain-text";
import { plainSource } from "~/lib/visit-source";
import { START_DATES, WORK_AUTHORIZATIONS } from "~/vocabulary/applications";
import { LONGEST_ANSWER } from "./rules";

/** Up to fifteen digits (ITU-T E.164), with what people write between them. */
const PHONE = /^$|^\+?(?:[ ().\-/]*\d){5,15}[ ().\-/]*$/;

const source = () => v.pipe(v.optional(v.string(), ""), v.transform(plainSource));

const perApplication = {
  phone: v.pipe(optionalLine(40), v.regex(PHONE, "Please enter a phone number, or leave this empty")),
  workAuthorization: oneOf(WORK_AUTHORIZATIONS, "Please select your work authorization status"),
  startDate: oneOf(START_DATES, "Please select your earliest start date"),
  src: source(),
  medium: source(),
  campaign: source(),
  termsAccepted: ticked("You must accept the terms and conditions to continue"),
};

export const ApplyForm = v.pipe(
  v.object({
    firstName: requiredLine("First name is required", 100, "First name"),
    lastName: requiredLine("Last name is required", 100, "Last name"),
    email: typedAddress("Email address is required", "Please enter a valid email address"),
    ...newPasswordTwice,
    ...perApplication,
  }),
  v.forward(v.partialCheck([["password"], ["confirmPassword"]], same, NOT_SAME), ["confirmPassword"]),
);

/** `email`: for whom the form was filled in, who need not be signed in any more. */
export const ApplyAgainForm = v.object({
  email: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase()), ""),
  ...perApplication,
});

/** In UTF-16 units. */
export const LONGEST_WHY = 500;

export const WithdrawForm = v.object({ why: optionalText(LONGEST_WHY) });

export const ANSWER_REQUIRED = "Please write an answer before you go on";

const MOST_SENT = 6;

const kept = () => v.optional(v.pipe(v.string(), v.transform(plainText)));

export const AnswerForm = v.object({
  answer: requiredText(ANSWER_REQUIRED, LONGEST_ANSWER),
  intent: v.optional(v.string(), "next"),
  shown: kept(),
  sent: v.optional(
    v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.transform((all) => [all].flat().slice(-MOST_SENT).map(plainText)),
    ),
  ),
  over: kept(),
});

/** The texts that an answer may replace; any where its page said nothing of them. */
export const replaceable = ({ shown, sent = [], over }: v.InferOutput<typeof AnswerForm>) =>
  over !== undefined ? [over] : shown === undefined ? null : [shown, ...sent];
