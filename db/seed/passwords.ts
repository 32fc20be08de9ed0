import { randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";

const N = 2 ** 15;
const R = 8;
const P = 3;
const KEY_BYTES = 32;

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);

const stored = (salt: Buffer, key: Buffer) =>
  `scrypt$${N}$${R}$${P}$${salt.toString("base64url")}$${key.toString("base64url")}`;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return stored(salt, await derive(password, salt, KEY_BYTES, { N, r: R, p: P, maxmem: 2 ** 27 }));
}

export const unusablePassword = () => stored(randomBytes(16), randomBytes(KEY_BYTES));
