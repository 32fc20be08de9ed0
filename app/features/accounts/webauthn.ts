import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from "@oslojs/encoding";
import * as v from "valibot";
import { sha256OfBytes } from "~/lib/secrets";

/** Web Authentication Level 3; by its section 5.2.1.1 no attestation has to be taken apart for the key. */
const text = (longest: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(longest));
const Made = v.object({
  id: text(1400),
  clientData: text(4000),
  authenticatorData: text(4000),
  publicKey: text(2000),
  algorithm: v.picklist([-7, -8, -257]),
  transports: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(8)),
});
const Signed = v.object({
  id: text(1400),
  clientData: text(4000),
  authenticatorData: text(4000),
  signature: text(1400),
});
const ClientData = v.object({
  type: v.string(),
  challenge: v.string(),
  origin: v.string(),
  crossOrigin: v.optional(v.boolean(), false),
});

export type KeptPasskey = { id: string; publicKey: string; algorithm: number; counter: number };
export type NewPasskey = KeptPasskey & { transports: string; challenge: string };

/** What an authenticator has made for this origin; null where anything of it is not as it must be. */
export async function readNewPasskey(json: string, origin: string): Promise<NewPasskey | null> {
  const made = parsed(Made, json);
  if (made === null) return null;
  const challenge = challengeIn(made.clientData, "webauthn.create", origin);
  const read = await readAuthenticatorData(bytesOf(made.authenticatorData), origin);
  if (challenge === null || read?.credentialId !== made.id) return null;
  const { id, publicKey, algorithm } = made;
  if ((await importedKey(publicKey, algorithm)) === null) return null;
  return { id, publicKey, algorithm, counter: read.counter, transports: made.transports.join(), challenge };
}

export type Answer = { challenge: string; counter: number };

/** `passkeyOf` finds the one that is named. Null unless it has signed exactly this, for this origin. */
export async function readAnswer<Passkey extends KeptPasskey>(
  json: string,
  origin: string,
  passkeyOf: (id: string) => Promise<Passkey | undefined>,
): Promise<(Answer & { passkey: Passkey }) | null> {
  const signed = parsed(Signed, json);
  if (signed === null) return null;
  const challenge = challengeIn(signed.clientData, "webauthn.get", origin);
  const authenticatorData = bytesOf(signed.authenticatorData);
  const read = await readAuthenticatorData(authenticatorData, origin);
  if (challenge === null || read === null) return null;
  const passkey = await passkeyOf(signed.id);
  if (passkey === undefined) return null;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf(signed.clientData)));
  const said = new Uint8Array([...authenticatorData, ...hash]);
  if (!(await hasSigned(passkey, bytesOf(signed.signature), said))) return null;
  return { challenge, counter: read.counter, passkey };
}

/** Fits a copied passkey no more: who counts, counts up. */
export const countsOn = (kept: number, counter: number): boolean =>
  counter > kept || (kept === 0 && counter === 0);

function parsed<Schema extends v.GenericSchema>(schema: Schema, json: string): v.InferOutput<Schema> | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), json);
  return read.success ? read.output : null;
}

function challengeIn(clientData: string, type: string, origin: string): string | null {
  const read = parsed(ClientData, new TextDecoder().decode(bytesOf(clientData)));
  const fits = read?.type === type && read.origin === origin && !read.crossOrigin;
  return fits ? read.challenge : null;
}

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

/** Section 6.1: hash of the host, flags, counter; then 16 bytes of the model, a length and the id. */
async function readAuthenticatorData(bytes: Uint8Array, origin: string) {
  if (bytes.length < 37) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const host = new TextEncoder().encode(new URL(origin).hostname);
  if (hexOf(bytes.subarray(0, 32)) !== (await sha256OfBytes(host))) return null;
  const flags = view.getUint8(32);
  if ((flags & USER_PRESENT) === 0) return null;
  const hasCredential = (flags & HAS_CREDENTIAL) !== 0 && bytes.length > 55;
  const length = hasCredential ? view.getUint16(53) : 0;
  const id = bytes.subarray(55, 55 + length);
  return { counter: view.getUint32(33), credentialId: length === 0 ? null : encodeBase64urlNoPadding(id) };
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const KEYS: Record<number, { name: string; hash: string; namedCurve?: string }> = {
  [-7]: { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" },
  [-8]: { name: "Ed25519", hash: "SHA-512" },
  [-257]: { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" },
};
const SHORTEST_RSA = 2048;

async function importedKey(publicKey: string, algorithm: number): Promise<CryptoKey | null> {
  const kind = KEYS[algorithm];
  if (kind === undefined) return null;
  try {
    const key = await crypto.subtle.importKey("spki", bytesOf(publicKey), kind, false, ["verify"]);
    const { modulusLength = SHORTEST_RSA } = key.algorithm as { modulusLength?: number };
    return modulusLength < SHORTEST_RSA ? null : key;
  } catch {
    return null;
  }
}

async function hasSigned({ publicKey, algorithm }: KeptPasskey, signature: Uint8Array, said: Uint8Array) {
  const key = await importedKey(publicKey, algorithm);
  const kind = KEYS[algorithm];
  const plain = algorithm === -7 ? plainSignature(signature) : signature;
  if (key === null || kind === undefined || plain === null) return false;
  return crypto.subtle.verify(kind, key, plain as BufferSource, said as BufferSource);
}

/** ECDSA's two numbers in DER, as authenticators write them, as 32 bytes each; null for anything else. */
function plainSignature(der: Uint8Array): Uint8Array | null {
  if (der[0] !== 0x30 || der[1] !== der.length - 2) return null;
  const plain = new Uint8Array(64);
  let at = 2;
  for (const end of [32, 64]) {
    const length = der[at + 1] ?? 0;
    const start = at + 2;
    at = start + length;
    if (der[start - 2] !== 0x02 || length === 0 || at > der.length) return null;
    const number = der.subarray(der[start] === 0 ? start + 1 : start, at);
    if (number.length > 32) return null;
    plain.set(number, end - number.length);
  }
  return at === der.length ? plain : null;
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  try {
    return new Uint8Array(decodeBase64urlIgnorePadding(base64url));
  } catch {
    return new Uint8Array();
  }
};
