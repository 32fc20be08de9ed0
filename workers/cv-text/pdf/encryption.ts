import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import { Locked } from "../unreadable";
import { type Dict, isDict, Name, type PdfObject, type Stream } from "./objects";

/** ISO 32000-1, 7.6.3.3. */
const PADDING = Buffer.from("28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A", "hex");

export type Decrypt = (stream: Stream) => Uint8Array;
type Cipher = "none" | "rc4" | "aes";

/** Files that only restrict printing have an empty password. Throws Locked when it does not fit. */
export function decryption(encrypt: Dict, fileId: Uint8Array): Decrypt {
  const filter = encrypt.get("Filter");
  if (!(filter instanceof Name) || filter.value !== "Standard") throw new Locked();
  const version = number(encrypt, "V");
  const key = version >= 5 ? newKey(encrypt) : oldKey(encrypt, fileId);
  const cipher = cipherOf(encrypt, version);

  return ({ raw, id }) => {
    if (cipher === "none") return raw;
    const own = version >= 5 ? key : objectKey(key, id, cipher);
    return cipher === "rc4" ? rc4(own, raw) : aes(own, raw);
  };
}

function cipherOf(encrypt: Dict, version: number): Cipher {
  if (version < 4) return "rc4";
  const name = encrypt.get("StmF");
  const filters = encrypt.get("CF");
  const filter = isDict(filters) && name instanceof Name ? filters.get(name.value) : undefined;
  const method = isDict(filter) ? filter.get("CFM") : undefined;
  if (!(method instanceof Name) || method.value === "None") return "none";
  return method.value === "V2" ? "rc4" : "aes";
}

/** Algorithm 2 and the checks of algorithms 4 and 5, for revisions 2 to 4. */
function oldKey(encrypt: Dict, fileId: Uint8Array): Uint8Array {
  const revision = number(encrypt, "R");
  const length = revision === 2 ? 5 : Math.min(Math.max(number(encrypt, "Length") || 40, 40), 128) >> 3;
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(number(encrypt, "P") | 0);
  const seed = [PADDING, bytes(encrypt, "O").subarray(0, 32), permissions, fileId];
  if (revision >= 4 && encrypt.get("EncryptMetadata") === false) seed.push(Buffer.alloc(4, 0xff));

  let key = hash("md5", ...seed).subarray(0, length);
  if (revision >= 3) for (let i = 0; i < 50; i++) key = hash("md5", key).subarray(0, length);

  const expected = revision === 2 ? rc4(key, PADDING) : proof(key, fileId);
  if (!same(expected, bytes(encrypt, "U").subarray(0, expected.length))) throw new Locked();
  return key;
}

function proof(key: Uint8Array, fileId: Uint8Array): Uint8Array {
  let value = hash("md5", PADDING, fileId);
  for (let i = 0; i < 20; i++) {
    value = rc4(
      key.map((byte) => byte ^ i),
      value,
    );
  }
  return value;
}

/** Algorithm 2.A of ISO 32000-2, for revisions 5 and 6. */
function newKey(encrypt: Dict): Uint8Array {
  const digest = number(encrypt, "R") === 5 ? (salt: Uint8Array) => hash("sha256", salt) : hardenedHash;
  const user = bytes(encrypt, "U");
  const wrapped = bytes(encrypt, "UE").subarray(0, 32);
  if (wrapped.length < 32 || !same(digest(user.subarray(32, 40)), user.subarray(0, 32))) throw new Locked();
  const cipher = createDecipheriv("aes-256-cbc", digest(user.subarray(40, 48)), Buffer.alloc(16));
  cipher.setAutoPadding(false);
  return Buffer.concat([cipher.update(wrapped), cipher.final()]);
}

/** Algorithm 2.B of ISO 32000-2 for an empty password. It ends after 287 rounds at the latest. */
function hardenedHash(salt: Uint8Array): Uint8Array {
  let key = hash("sha256", salt);
  let last = 0;
  for (let round = 0; round < 64 || last > round - 32; round++) {
    const cipher = createCipheriv("aes-128-cbc", key.subarray(0, 16), key.subarray(16, 32));
    cipher.setAutoPadding(false);
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = hash(remainder === 0 ? "sha256" : remainder === 1 ? "sha384" : "sha512", mixed);
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

function objectKey(key: Uint8Array, [num, gen]: [number, number], cipher: Cipher): Uint8Array {
  const salt = Buffer.from([
    num,
    num >> 8,
    num >> 16,
    gen,
    gen >> 8,
    ...(cipher === "aes" ? [0x73, 0x41, 0x6c, 0x54] : []),
  ]);
  return hash("md5", key, salt).subarray(0, Math.min(key.length + 5, 16));
}

function aes(key: Uint8Array, data: Uint8Array): Uint8Array {
  const whole = data.length - (data.length % 16);
  if (whole < 32) return new Uint8Array();
  const cipher = createDecipheriv(
    key.length === 32 ? "aes-256-cbc" : "aes-128-cbc",
    key,
    data.subarray(0, 16),
  );
  cipher.setAutoPadding(false);
  return Buffer.concat([cipher.update(data.subarray(16, whole)), cipher.final()]);
}

function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  const swap = (a: number, b: number) => {
    const kept = state[a] ?? 0;
    state[a] = state[b] ?? 0;
    state[b] = kept;
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 0xff;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return data.map((byte) => {
    i = (i + 1) & 0xff;
    j = (j + (state[i] ?? 0)) & 0xff;
    swap(i, j);
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 0xff] ?? 0);
  });
}

function hash(algorithm: string, ...parts: Uint8Array[]): Uint8Array {
  const digest = createHash(algorithm);
  for (const part of parts) digest.update(part);
  return digest.digest();
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

function number(dict: Dict, key: string): number {
  const value: PdfObject | undefined = dict.get(key);
  return typeof value === "number" ? value : 0;
}

function bytes(dict: Dict, key: string): Uint8Array {
  const value = dict.get(key);
  return value instanceof Uint8Array ? value : new Uint8Array();
}
