import * as v from "valibot";
import { isBlank, oneLine, plainText } from "./plain-text";

/**
 * Building blocks for `form.ts` files. An absent field (an unticked radio, an empty box) reads as an empty text, so that its
 * own message appears and never the parser's.
 */
const typed = () => v.optional(v.string(), "");

const tooLong = (longest: number) => `Please use at most ${longest.toLocaleString("en-GB")} characters`;

/** One line that must be filled. */
export const requiredLine = (message: string, longest = 200) =>
  v.pipe(
    typed(),
    v.transform(oneLine),
    v.check((line) => !isBlank(line), message),
    v.maxLength(longest, tooLong(longest)),
  );

/** One line that may stay empty. */
export const optionalLine = (longest = 200) =>
  v.pipe(typed(), v.transform(oneLine), v.maxLength(longest, tooLong(longest)));

/** Several lines that must hold something. */
export const requiredText = (message: string, longest: number) =>
  v.pipe(
    typed(),
    v.transform(plainText),
    v.check((text) => !isBlank(text), message),
    v.maxLength(longest, tooLong(longest)),
  );

/** Several lines that may stay empty. */
export const optionalText = (longest: number) =>
  v.pipe(
    typed(),
    v.transform((text) => plainText(text).trim()),
    v.maxLength(longest, tooLong(longest)),
  );

/** A secret, exactly as typed. */
export const secretText = (message: string) => v.pipe(typed(), v.nonEmpty(message));

/** An e-mail address, lower-cased: text, at sign, text, dot, text, without spaces, at most 254 characters (RFC 5321). */
export const emailAddress = (required: string, invalid: string) =>
  v.pipe(
    typed(),
    v.transform(lowered),
    v.nonEmpty(required),
    v.check((text) => isAddress(text), invalid),
  );

/** The same, which may stay empty. */
export const optionalEmailAddress = (invalid: string) =>
  v.pipe(
    typed(),
    v.transform(lowered),
    v.check((text) => text === "" || isAddress(text), invalid),
  );

const lowered = (text: string) => text.trim().toLowerCase();

const ADDRESS = /^[^\s@\p{Cc}<>"(),:;\\[\]]+@[^\s@\p{Cc}<>"(),:;\\[\]]+\.[^\s@.\p{Cc}<>"(),:;\\[\]]+$/u;

const isAddress = (text: string) => text.length <= 254 && ADDRESS.test(text);

/** One of several values; anything else, and nothing at all, gets the message. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values, message: string) =>
  v.pipe(typed(), v.picklist(values, message));

const tickedOrNot = () =>
  v.pipe(
    typed(),
    v.transform((sent) => sent === "on"),
  );

/** A checkbox that must be ticked. */
export const ticked = (message: string) =>
  v.pipe(
    tickedOrNot(),
    v.check((on) => on, message),
  );

/** A checkbox that may be ticked. */
export const tickable = tickedOrNot;

/** What a page's `useForm` needs to know of a schema: its fields, each as typed. */
export type FormInput<Schema extends v.GenericSchema> = {
  [Name in keyof v.InferOutput<Schema>]: v.InferOutput<Schema>[Name];
};
