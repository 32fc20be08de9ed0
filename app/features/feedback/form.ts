import * as v from "valibot";
import { requiredText } from "~/lib/fields";
import { LONGEST_MESSAGE } from "./rules";

export const FeedbackForm = v.object({ message: requiredText("Message is required", LONGEST_MESSAGE) });

export const FeedbackAnswerForm = v.object({
  answer: requiredText("Please write an answer", LONGEST_MESSAGE),
});
