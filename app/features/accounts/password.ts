import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { inTurns } from "~/lib/in-turn";
import { isTooLong } from "~/lib/password-fields";

/** About 200 ms of CPU in workerd, 32 MiB of memory (OWASP's second choice where argon2 is absent). */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const QUICK_COST = { N: 2 ** 10, r: 8, p: 1 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
let current = COST;

/** Of this isolate, by its settings: quickly where tests sign in by the hundred (record 0165). */
export function hashQuickly(quickly: boolean): void {
  current = quickly ? QUICK_COST : COST;
}

/** `scrypt$32768$8$3$salt$hash`, both parts base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const { N, r, p } = current;
  const key = await derive(password, salt, { N, r, p }, KEY_BYTES);
  return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** Compared in constant time, unless it is too long. `outdated` when the parameters have changed since. */
export async function checkPassword(
  password: string,
  stored: string,
): Promise<{ fits: boolean; outdated: boolean }> {
  const [scheme, N, r, p, salt, hash] = stored.split("$");
  if (scheme !== "scrypt" || salt === undefined || hash === undefined || isTooLong(password))
    return { fits: false, outdated: false };
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const expected = Buffer.from(hash, "base64url");
  const key = await derive(password, Buffer.from(salt, "base64url"), cost, expected.length);
  return {
    fits: timingSafeEqual(key, expected),
    outdated: cost.N !== current.N || cost.r !== current.r || cost.p !== current.p,
  };
}

/** So that the answer for an address that nobody has takes as long. */
export async function pretendToCheck(password: string) {
  await derive(password, Buffer.alloc(SALT_BYTES), current, KEY_BYTES);
  return { fits: false, outdated: false };
}

const inTurn = inTurns();

function derive(password: string, salt: Buffer, cost: ScryptOptions, bytes: number): Promise<Buffer> {
  const hash = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize("NFC"), salt, bytes, { ...cost, maxmem: 128 * 1024 * 1024 }, (error, key) =>
        error === null ? resolve(key) : reject(error),
      );
    });
  return inTurn(hash);
}
