import { sha256 } from "~/lib/secrets";
import { days, hours, minutes } from "~/lib/time";
import type { Limit } from "./attempts";

/** Addresses stand in the keys as hashes only. */
const key = async (what: string, ...of: string[]) => `${what}:${await sha256(of.join("\n"))}`;

/** Failed sign-ins: ten in ten minutes from one client, and as many for one account from one client. Nobody is locked out. */
export const signInLimits = async (clientIp: string, email: string): Promise<Limit[]> => [
  { key: await key("sign-in", clientIp), most: 10, within: minutes(10) },
  { key: await key("sign-in-as", clientIp, email), most: 10, within: minutes(10) },
];

/** Registrations: the answer tells whether an address has an account, so few may be tried. */
export const registrationLimits = async (clientIp: string): Promise<Limit[]> => [
  { key: await key("register", clientIp), most: 5, within: hours(1) },
];

/** E-mails to one address. The one that a registration sends counts. */
export const mailsAnHour = async (email: string): Promise<Limit> => ({
  key: await key("mail-hour", email),
  most: 3,
  within: hours(1),
});

/** E-mails that anybody can have sent to an address: so many to it, and so many from one client. */
export const mailLimits = async (clientIp: string, email: string): Promise<Limit[]> => [
  await mailsAnHour(email),
  { key: await key("mail-day", email), most: 10, within: days(1) },
  { key: await key("mail-from", clientIp), most: 10, within: hours(1) },
];

/** The verification e-mail again: once a minute. */
export const resendLimits = async (userId: string): Promise<Limit[]> => [
  { key: await key("resend", userId), most: 1, within: minutes(1) },
];
