import * as v from "valibot";
import { emailAddress, optionalText, requiredLine, secretText } from "~/lib/fields";
import { BETA_STATUSES } from "./rules";

const LONGEST_MESSAGE = 5000;

export const BetaForm = v.object({
  personName: requiredLine("Contact person name is required"),
  email: emailAddress("Email is required", "Please enter a valid email"),
  companyName: requiredLine("Company name is required"),
  feedback: optionalText(LONGEST_MESSAGE),
  captcha: requiredLine("Please solve the captcha"),
  captchaToken: v.optional(v.string(), ""),
  /** Hidden from people: whoever fills it is a machine. */
  website: v.optional(v.string(), ""),
});

export type BetaApplication = v.InferOutput<typeof BetaForm>;

export const PassForm = v.object({ password: secretText("Password is required") });

export const ContactStatusForm = v.object({ status: v.picklist(BETA_STATUSES) });
