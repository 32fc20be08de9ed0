import { isSigned, keyedHash, randomSecret } from "~/lib/secrets";
import { minutes } from "~/lib/time";

export type Captcha = { first: number; second: number; token: string };

const PATIENCE = minutes(10);

/** Signed, so that no browser can choose its own question. */
export async function newCaptcha(secret: string, now: Date): Promise<Captcha> {
  const [first, second] = [oneToTen(), oneToTen()];
  const facts = [first, second, now.getTime() + PATIENCE, randomSecret(16)].join(".");
  return { first, second, token: `${facts}.${await keyedHash(secret, signedPart(facts))}` };
}

export type CaptchaVerdict = { kind: "solved"; nonce: string } | { kind: "wrong" } | { kind: "stale" };

/** `stale`: too late, or no token of ours. Its nonce may be used once. */
export async function checkCaptcha(
  typed: { answer: string; token: string },
  secret: string,
  now: Date,
): Promise<CaptchaVerdict> {
  const parts = /^((\d{1,2})\.(\d{1,2})\.(\d{13})\.([\w-]{22}))\.([0-9a-f]{64})$/.exec(typed.token);
  if (parts === null) return { kind: "stale" };
  const [, facts = "", first, second, until, nonce = "", signature = ""] = parts;
  if (!(await isSigned(secret, signedPart(facts), signature))) return { kind: "stale" };
  if (Number(until) <= now.getTime()) return { kind: "stale" };
  const answer = typed.answer.trim();
  const right = /^\d{1,3}$/.test(answer) && Number(answer) === Number(first) + Number(second);
  return right ? { kind: "solved", nonce } : { kind: "wrong" };
}

/** For a form that comes back: a right answer keeps its question, anything else gets a new one. */
export async function askAgain(
  typed: { answer: string; token: string },
  secret: string,
  now: Date,
): Promise<{ captcha: Captcha; problem: string | null }> {
  const verdict = await checkCaptcha(typed, secret, now);
  if (verdict.kind !== "solved")
    return {
      captcha: await newCaptcha(secret, now),
      problem: verdict.kind === "wrong" ? WRONG_ANSWER : SOLVE_IT,
    };
  const [first, second] = typed.token.split(".");
  return { captcha: { first: Number(first), second: Number(second), token: typed.token }, problem: null };
}

export const SOLVE_IT = "Please solve the captcha";
export const WRONG_ANSWER = "Incorrect captcha answer";

const signedPart = (facts: string) => `captcha ${facts}`;

const oneToTen = () => 1 + Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 10);
