import * as v from "valibot";
import { secretText } from "./fields";

/** Characters (code points). The specification sets the least; the form advises 12. */
export const SHORTEST_PASSWORD = 6;
const LONGEST_PASSWORD = 128;

export const TOO_SHORT = "Password must be at least 6 characters long";
export const TOO_LONG = "Password must be at most 128 characters long";

export const isTooShort = (password: string): boolean => [...password].length < SHORTEST_PASSWORD;

/** Before any hashing, so the cheap length comes first: a code point has at most two code units. */
export const isTooLong = (password: string): boolean =>
  password.length > 2 * LONGEST_PASSWORD || [...password].length > LONGEST_PASSWORD;

export const newPasswordTwice = {
  password: v.pipe(
    secretText("Password is required"),
    v.check((text) => !isTooShort(text), TOO_SHORT),
    v.check((text) => !isTooLong(text), TOO_LONG),
  ),
  confirmPassword: secretText("Please confirm your password"),
};

export const same = (typed: { password: string; confirmPassword: string }): boolean =>
  typed.confirmPassword === "" || typed.password === typed.confirmPassword;
export const NOT_SAME = "Passwords do not match";
