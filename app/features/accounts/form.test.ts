import { describe, expect, test } from "vitest";
import { taken, told } from "../../../tests/support/typed";
import {
  ChangePasswordForm,
  CompanyForm,
  DeleteAccountForm,
  EndSessionForm,
  LoginForm,
  PasskeysForm,
  RegisterForm,
  ResetPasswordForm,
  SecondFactorForm,
  SecondStepForm,
} from "./form";

const LONG = "a".repeat(129);

test("a password of 128 characters signs somebody in, and one more is no password of anybody's", () => {
  const typed = (password: string) => ({ email: "Priya@Northwind.Example ", password });
  expect(taken(LoginForm, typed(LONG.slice(1)))).toMatchObject({ email: "priya@northwind.example" });
  expect(told(LoginForm, typed(LONG))).toEqual({
    password: "Failed to sign in. Please check your credentials.",
  });
});

test("whoever registers with a name too long is told which", () => {
  const long = "a".repeat(121);
  const secret = { password: "seven wooden spoons", confirmPassword: "seven wooden spoons" };
  const typed = { email: "ines@quayside.example", companyName: long, personName: long, ...secret };
  expect(told(RegisterForm, typed)).toEqual({
    companyName: "Company name can have at most 120 characters",
    personName: "Your name can have at most 120 characters",
  });
});

test("wherever a new password is chosen, it is typed the same twice", () => {
  const both = { password: "seven wooden spoons", confirmPassword: "seven wooden spoon" };
  const person = { email: "ines@quayside.example", companyName: "Quayside", personName: "Ines Duarte" };
  const forms = [
    [RegisterForm, person],
    [ResetPasswordForm, {}],
    [ChangePasswordForm, { currentPassword: "marigold" }],
  ] as const;
  for (const [form, others] of forms) {
    expect(told(form, { ...others, ...both })).toEqual({ confirmPassword: "Passwords do not match" });
    expect(taken(form, { ...others, ...both, confirmPassword: both.password })).toMatchObject(others);
  }
});

test("a code is 40 characters at most, and what a passkey signed 12,000", () => {
  expect(taken(SecondStepForm, { code: "1".repeat(40) })).toMatchObject({ intent: "code" });
  expect(told(SecondStepForm, { code: "1".repeat(41) })).toEqual({ code: "That is no code" });
  const signed = (length: number) => ({ intent: "passkey", credential: "{".repeat(length) });
  expect(taken(SecondStepForm, signed(12_000))).toMatchObject({ intent: "passkey" });
  expect(told(SecondStepForm, signed(12_001))).toHaveProperty("credential");
});

test.for([
  [SecondFactorForm, { intent: "on", code: "123456" }, "offer", 2000],
  [SecondFactorForm, { intent: "codes" }, "offer", 2000],
  [PasskeysForm, { intent: "add", credential: "{}", name: "Phone" }, "offer", 2000],
  [PasskeysForm, { intent: "remove" }, "passkey", 1400],
  [ChangePasswordForm, { password: "seven spoons", confirmPassword: "seven spoons" }, "passwordOwner", 254],
] as const)("%#: what the page kept for itself comes back as it was, or is refused for its length", (row) => {
  const [form, others, field, longest] = row;
  const typed = (length: number) => ({ ...others, currentPassword: "spoon", [field]: "x".repeat(length) });
  expect(taken(form, typed(3))).toMatchObject({ [field]: "xxx" });
  expect(taken(form, typed(longest))).not.toBeNull();
  expect(told(form, typed(longest + 1))).toHaveProperty(field);
});

test("whoever asks for the account to go gives a password of at most 256 characters", () => {
  expect(taken(DeleteAccountForm, { currentPassword: "p" })).toEqual({
    intent: "delete",
    currentPassword: "p",
  });
  expect(told(DeleteAccountForm, { currentPassword: "p".repeat(257) })).toHaveProperty("currentPassword");
});

test("one session is ended by its own name, and without one all others are", () => {
  expect(taken(EndSessionForm, {})).toEqual({});
  expect(taken(EndSessionForm, { session: "0f".repeat(32) })).toEqual({ session: "0f".repeat(32) });
  expect(told(EndSessionForm, { session: "another" })).toHaveProperty("session");
});

describe("a company's page", () => {
  const company = {
    slug: " northwind ",
    colour: "",
    defaultCurrency: "USD",
    defaultLanguage: "en",
    defaultTimeZone: "Europe/London",
  };

  test("is taken with nothing but its address, its money, its language and its time", () => {
    const empty = { website: "", embedSites: "", linkedinId: "", defaultCountry: "" };
    expect(taken(CompanyForm, company)).toMatchObject({ slug: "northwind", ...empty });
    const full = {
      website: " https://northwind.example",
      embedSites: "https://jobs.example\nhttps://jobs.example/",
      colour: " #1A6B54",
      linkedinId: " 1337 ",
      defaultCountry: "GB",
    };
    expect(taken(CompanyForm, { ...company, ...full })).toMatchObject({
      website: "https://northwind.example",
      embedSites: "https://jobs.example",
      colour: "#1a6b54",
      linkedinId: "1337",
      defaultCountry: "GB",
    });
  });

  test.for([
    ["slug", "north_wind", "Please use 2 to 60 small letters, figures and hyphens"],
    ["slug", "careers", "That address is taken"],
    ["website", "http://northwind.example", "Please give an address like https://www.example.com"],
    ["embedSites", "https://jobs.example/ours", "Please give an address like https://www.example.com"],
    ["colour", "green", "Please give a colour like #1a6b54"],
    ["linkedinId", "northwind-13", "Please give the number alone, such as 1337"],
    ["defaultCountry", "Atlantis", "Please choose a country"],
    ["defaultLanguage", "toString", "Please choose a language"],
    ["defaultTimeZone", "London", "Please give a time zone like Europe/London"],
  ] as const)("whoever types as its %s %j is told: %s", ([field, typed, words]) => {
    expect(told(CompanyForm, { ...company, [field]: typed })).toEqual({ [field]: words });
  });
});
