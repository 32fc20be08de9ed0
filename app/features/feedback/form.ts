import * as v from "valibot";
import { optionalLine, optionalText, requiredText } from "~/lib/fields";
import { LONGEST_MESSAGE } from "./rules";

export const FeedbackForm = v.object({
  message: requiredText("Message is required", LONGEST_MESSAGE),
  expected: optionalText(1000),
  where: optionalLine(),
});

export const FeedbackAnswerForm = v.object({
  answer: requiredText("Please write an answer", LONGEST_MESSAGE),
});
