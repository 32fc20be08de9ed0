import * as v from "valibot";
import { optionalLine, optionalText, requiredText } from "~/lib/fields";
import { LONGEST_MESSAGE } from "./rules";

export const FeedbackForm = v.object({
  message: requiredText("Message is required", LONGEST_MESSAGE),
  where: optionalLine(),
  expected: optionalText(1000),
});

export const FeedbackAnswerForm = v.object({
  answer: requiredText("Please write an answer", LONGEST_MESSAGE),
});
