import * as v from "valibot";
import { oneOf, optionalText, requiredText } from "~/lib/fields";
import { DIMENSIONS } from "~/vocabulary/dimensions";
import { LONGEST_COMMENT, LONGEST_QUESTION, LONGEST_TEXT } from "./rules";

export const CommentForm = v.object({
  comment: requiredText("Please write your comment", LONGEST_COMMENT),
});

export const ReviewRequestForm = v.object({
  question: optionalText(LONGEST_QUESTION),
});

/** `seen`: the correction that stood in the box when it was opened; empty for the text as it was read. */
export const CorrectionForm = v.object({
  text: requiredText("Please leave the text of your CV in the box", LONGEST_TEXT),
  seen: v.optional(v.pipe(v.string(), v.maxLength(26)), ""),
});

export const AnswerForm = v.object({
  request: v.optional(v.pipe(v.string(), v.maxLength(26)), ""),
  answer: requiredText("Please write an answer", LONGEST_COMMENT),
});

const SCORE = "Please give a whole number from 0 to 100";
export const REASON_NEEDED = "Please say why: your score is more than 10 points from the evaluation’s";
/** UTF-16 units. */
const LONGEST_REASON = 1000;

export const VerdictForm = v.object({
  dimension: oneOf(DIMENSIONS, "Please choose what you judge"),
  score: v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.regex(/^(?:100|\d{1,2})$/, SCORE),
    v.transform(Number),
  ),
  reason: optionalText(LONGEST_REASON),
  /** The run and the verdict that stood there; empty for none. */
  evaluation: v.optional(v.pipe(v.string(), v.maxLength(26)), ""),
  seen: v.optional(v.pipe(v.string(), v.maxLength(26)), ""),
});
