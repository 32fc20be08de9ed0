import * as v from "valibot";
import { emailAddress, optionalLine, requiredLine, secretText, tickable, typedAddress } from "~/lib/fields";
import { isTooLong, NOT_SAME, newPasswordTwice, same } from "~/lib/password-fields";

export const LOGIN_FAILED = "Failed to sign in. Please check your credentials.";

const NO_ADDRESS = ["Email address is required", "Please enter a valid email address"] as const;
const email = () => typedAddress(...NO_ADDRESS);

const password = (tooLong: string, missing = "Password is required") =>
  v.pipe(
    secretText(missing),
    v.check((text) => !isTooLong(text), tooLong),
  );

export const LoginForm = v.object({ email: email(), password: password(LOGIN_FAILED), remember: tickable() });

export const LinkAccountForm = v.object({ password: password(LOGIN_FAILED) });

export const RegisterForm = v.pipe(
  v.object({
    email: email(),
    ...newPasswordTwice,
    companyName: requiredLine("Company name is required", 120),
    personName: requiredLine("Your name is required", 120),
  }),
  v.forward(v.partialCheck([["password"], ["confirmPassword"]], same, NOT_SAME), ["confirmPassword"]),
);

export const ForgotPasswordForm = v.object({ email: email() });

export const ResetPasswordForm = v.pipe(
  v.object(newPasswordTwice),
  v.forward(v.partialCheck([["password"], ["confirmPassword"]], same, NOT_SAME), ["confirmPassword"]),
);

export const VerifyEmailForm = v.object({ intent: v.optional(v.picklist(["refresh", "resend"]), "refresh") });

const currentPassword = () => password("That is not your password", "Current password is required");

export const ProfileForm = v.object({
  personName: requiredLine("Your name is required", 120),
  companyName: optionalLine(120),
  evaluates: v.optional(v.picklist(["on", "off"])),
  /** What stood in the page: what nobody touched stays as somebody else may have set it since. */
  seenCompanyName: optionalLine(120),
  seenEvaluates: v.optional(v.picklist(["on", "off"])),
});

export const RecruiterProfileForm = v.object({
  ...ProfileForm.entries,
  companyName: requiredLine("Company name is required", 120),
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
