import * as v from "valibot";
import { emailAddress, secretText, tickable } from "~/lib/fields";

export const LOGIN_FAILED = "Failed to sign in. Please check your credentials.";

export const LoginForm = v.object({
  email: emailAddress("Email address is required", "Please enter a valid email address"),
  // A longer one is nobody's: it is refused before any hashing.
  password: v.pipe(secretText("Password is required"), v.maxLength(128, LOGIN_FAILED)),
  remember: tickable(),
});
