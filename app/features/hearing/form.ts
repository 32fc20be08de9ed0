import * as v from "valibot";
import { optionalText, requiredText } from "~/lib/fields";
import { LONGEST_COMMENT, LONGEST_QUESTION, LONGEST_TEXT } from "./rules";

export const CommentForm = v.object({
  comment: requiredText("Please write your comment", LONGEST_COMMENT),
});

/** What a person should look at may stay unsaid. */
export const LookForm = v.object({
  question: optionalText(LONGEST_QUESTION),
});

/** `seen`: the correction that stood in the box when it was opened; empty for the text as it was read. */
export const CorrectionForm = v.object({
  text: requiredText("Please leave the text of your CV in the box", LONGEST_TEXT),
  seen: v.optional(v.pipe(v.string(), v.maxLength(26)), ""),
});

export const AnswerForm = v.object({
  look: v.optional(v.pipe(v.string(), v.maxLength(26)), ""),
  answer: requiredText("Please write an answer", LONGEST_COMMENT),
});
