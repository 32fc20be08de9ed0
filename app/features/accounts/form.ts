import * as v from "valibot";
import {
  currencyCode,
  emailAddress,
  optionalEmailAddress,
  optionalLine,
  optionalText,
  requiredLine,
  secretText,
  tickable,
  typedAddress,
} from "~/lib/fields";
import { isTimeZone } from "~/lib/is-time-zone";
import { isTooLong, NOT_SAME, newPasswordTwice, same } from "~/lib/password-fields";
import { COUNTRIES } from "~/vocabulary/countries";
import { POSTING_LANGUAGES } from "~/vocabulary/jobs";
import { isReserved, isSlug, isWebsite, originsIn, SLUG_TAKEN } from "./rules";

export const LOGIN_FAILED = "Failed to sign in. Please check your credentials.";

const NO_ADDRESS = ["Email address is required", "Please enter a valid email address"] as const;
const email = () => typedAddress(...NO_ADDRESS);

const password = (tooLong: string, missing = "Password is required") =>
  v.pipe(
    secretText(missing),
    v.check((text) => !isTooLong(text), tooLong),
  );

const currentPassword = () => password("That is not your password", "Current password is required");

export const LoginForm = v.object({ email: email(), password: password(LOGIN_FAILED), remember: tickable() });

export const LinkAccountForm = v.object({ password: password(LOGIN_FAILED) });

export const RegisterForm = v.pipe(
  v.object({
    email: email(),
    ...newPasswordTwice,
    companyName: requiredLine("Company name is required", 120, "Company name"),
    personName: requiredLine("Your name is required", 120, "Your name"),
  }),
  v.forward(v.partialCheck([["password"], ["confirmPassword"]], same, NOT_SAME), ["confirmPassword"]),
);

const code = () => v.pipe(secretText("Code is required"), v.maxLength(40, "That is no code"));

const credential = () => v.pipe(secretText("Your browser has made no passkey"), v.maxLength(12_000));

/** `credential`: what a passkey has signed, as JSON. */
export const SecondStepForm = v.variant("intent", [
  v.object({ intent: v.literal("passkey"), credential: credential() }),
  v.object({ intent: v.optional(v.literal("code"), "code"), code: code() }),
]);

/** `offer`: what the page showed, locked. */
export const SecondFactorForm = v.variant("intent", [
  v.object({
    intent: v.literal("on"),
    offer: v.pipe(v.string(), v.maxLength(2000)),
    code: code(),
    currentPassword: currentPassword(),
  }),
  v.object({
    intent: v.literal("codes"),
    offer: v.pipe(v.string(), v.maxLength(2000)),
    currentPassword: currentPassword(),
  }),
  v.object({ intent: v.literal("off"), currentPassword: currentPassword() }),
  v.object({
    intent: v.literal("company"),
    needed: v.picklist(["yes", "no"]),
    currentPassword: currentPassword(),
  }),
]);

/** `offer`: what the page kept, locked; `credential`: what the browser has made, as JSON. */
export const PasskeysForm = v.variant("intent", [
  v.object({
    intent: v.literal("add"),
    offer: v.pipe(v.string(), v.maxLength(2000)),
    credential: credential(),
    name: requiredLine("A name is required", 60),
    currentPassword: currentPassword(),
  }),
  v.object({
    intent: v.literal("remove"),
    passkey: v.pipe(v.string("Choose a passkey"), v.maxLength(1400)),
    currentPassword: currentPassword(),
  }),
]);

export const ForgotPasswordForm = v.object({ email: email() });

export const ResetPasswordForm = v.pipe(
  v.object(newPasswordTwice),
  v.forward(v.partialCheck([["password"], ["confirmPassword"]], same, NOT_SAME), ["confirmPassword"]),
);

export const VerifyEmailForm = v.object({ intent: v.optional(v.picklist(["refresh", "resend"]), "refresh") });

export const ProfileForm = v.object({
  personName: requiredLine("Your name is required", 120, "Your name"),
  companyName: optionalLine(120),
  evaluates: v.optional(v.picklist(["on", "off"])),
  /** What stood in the page: what nobody touched stays as somebody else may have set it since. */
  seenCompanyName: optionalLine(120),
  seenEvaluates: v.optional(v.picklist(["on", "off"])),
});

export const RecruiterProfileForm = v.object({
  ...ProfileForm.entries,
  companyName: requiredLine("Company name is required", 120, "Company name"),
});

const typedLine = () =>
  v.pipe(
    v.optional(v.string(), ""),
    v.transform((typed) => typed.trim()),
  );

const NO_SITE = "Please give an address like https://www.example.com";

export const CompanyForm = v.object({
  slug: v.pipe(
    typedLine(),
    v.check(isSlug, "Please use 2 to 60 small letters, figures and hyphens"),
    v.check((slug) => !isReserved(slug), SLUG_TAKEN),
  ),
  website: v.pipe(
    typedLine(),
    v.check((typed) => typed === "" || isWebsite(typed), NO_SITE),
  ),
  embedSites: v.pipe(
    optionalText(1000),
    v.check((typed) => originsIn(typed) !== null, NO_SITE),
    v.transform((typed) => originsIn(typed) ?? ""),
  ),
  about: optionalText(3000),
  colour: v.pipe(
    typedLine(),
    v.regex(/^(?:#[0-9a-f]{6})?$/i, "Please give a colour like #1a6b54"),
    v.transform((colour) => colour.toLowerCase()),
  ),
  privacyEmail: optionalEmailAddress("Please enter a valid email address"),
  linkedinId: v.pipe(typedLine(), v.regex(/^\d{0,20}$/, "Please give the number alone, such as 1337")),
  defaultCountry: v.pipe(
    typedLine(),
    v.check((code) => code === "" || COUNTRIES.includes(code), "Please choose a country"),
  ),
  defaultCurrency: currencyCode(),
  defaultLanguage: v.pipe(
    typedLine(),
    v.check((code) => Object.hasOwn(POSTING_LANGUAGES, code), "Please choose a language"),
  ),
  defaultTimeZone: v.pipe(typedLine(), v.check(isTimeZone, "Please give a time zone like Europe/London")),
  /** As JSON, what stood in the page: what nobody touched stays as somebody else may have set it since. */
  seen: v.optional(v.string(), ""),
});

export const ChangePasswordForm = v.pipe(
  v.object({
    currentPassword: currentPassword(),
    ...newPasswordTwice,
    passwordOwner: v.optional(v.pipe(v.string(), v.maxLength(254)), ""),
  }),
  v.forward(v.partialCheck([["password"], ["confirmPassword"]], same, NOT_SAME), ["confirmPassword"]),
);

export const CorrectEmailForm = v.object({
  email: emailAddress(...NO_ADDRESS),
  currentPassword: currentPassword(),
});

export const ChangeEmailForm = v.object({
  email: emailAddress(...NO_ADDRESS),
  currentPassword: currentPassword(),
});

export const DeleteAccountForm = v.object({
  intent: v.optional(v.picklist(["delete", "keep"]), "delete"),
  currentPassword: v.optional(v.pipe(v.string(), v.maxLength(256)), ""),
});

/** Without one, all but this. */
export const EndSessionForm = v.object({
  session: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
});
