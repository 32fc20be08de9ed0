import * as v from "valibot";
import { requiredText } from "~/lib/fields";

export const FeedbackForm = v.object({ message: requiredText("Message is required", 5000) });
