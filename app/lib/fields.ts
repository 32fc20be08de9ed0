import * as v from "valibot";
import { currencyOf } from "./currency";
import { mailCanReach, readsAsAddress } from "./email-address";
import { isBlank, oneLine, plainText } from "./plain-text";

/** An absent field reads as an empty text, so that its own message appears and never the parser's. */
const typed = () => v.optional(v.string(), "");

const tooLong = (longest: number, what = "") =>
  `${what === "" ? "Please use" : `${what} can have`} at most ${longest.toLocaleString("en-GB")} characters`;

export const requiredLine = (message: string, longest = 200, what = "") =>
  v.pipe(
    typed(),
    v.transform(oneLine),
    v.check((line) => !isBlank(line), message),
    v.maxLength(longest, tooLong(longest, what)),
  );

export const optionalLine = (longest = 200) =>
  v.pipe(typed(), v.transform(oneLine), v.maxLength(longest, tooLong(longest)));

export const requiredText = (message: string, longest: number) =>
  v.pipe(
    typed(),
    v.transform(plainText),
    v.check((text) => !isBlank(text), message),
    v.maxLength(longest, tooLong(longest)),
  );

export const optionalText = (longest: number) =>
  v.pipe(
    typed(),
    v.transform((text) => plainText(text).trim()),
    v.maxLength(longest, tooLong(longest)),
  );

/** ISO 4217, in capitals; `first` where nothing was typed. */
export const currencyCode = (first = "") =>
  v.pipe(
    typed(),
    v.transform((text) => currencyOf(text) || first),
    v.check(
      (code) => Intl.supportedValuesOf("currency").includes(code),
      ({ input }) => `${input === "" ? "That" : `“${input}”`} is no currency: please give one such as EUR`,
    ),
  );

export const secretText = (message: string) => v.pipe(typed(), v.nonEmpty(message));

/** Lower-cased, and such that mail can reach it. */
export const emailAddress = (required: string, invalid: string) =>
  v.pipe(
    typedAddress(required, invalid),
    v.check((text) => mailCanReach(text), invalid),
  );

/** Lower-cased. Only its pattern is looked at: whether mail can reach it is for the server to say. */
export const typedAddress = (required: string, invalid: string) =>
  v.pipe(
    typed(),
    v.transform(lowered),
    v.nonEmpty(required),
    v.check((text) => readsAsAddress(text), invalid),
  );

export const optionalEmailAddress = (invalid: string) =>
  v.pipe(
    typed(),
    v.transform(lowered),
    v.check((text) => text === "" || isAddress(text), invalid),
  );

const lowered = (text: string) => text.trim().toLowerCase();

const isAddress = (text: string) => readsAsAddress(text) && mailCanReach(text);

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values, message: string) =>
  v.pipe(typed(), v.picklist(values, message));

const tickedOrNot = () =>
  v.pipe(
    typed(),
    v.transform((sent) => sent === "on"),
  );

export const ticked = (message: string) =>
  v.pipe(
    tickedOrNot(),
    v.check((on) => on, message),
  );

export const tickable = tickedOrNot;

export type FormInput<Schema extends v.GenericSchema> = {
  [Name in keyof v.InferOutput<Schema>]: v.InferOutput<Schema>[Name];
};
