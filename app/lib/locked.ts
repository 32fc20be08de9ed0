import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from "@oslojs/encoding";

const IV_BYTES = 12;

/** Encrypted and signed for one purpose. Its characters may stand in a cookie. */
export async function lock(key: string, purpose: string, value: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const hidden = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await keyFor(key, purpose), bytes);
  return `${encodeBase64urlNoPadding(iv)}.${encodeBase64urlNoPadding(new Uint8Array(hidden))}`;
}

/** Null for what was not locked with this key for this purpose. */
export async function unlock(key: string, purpose: string, locked: string | null): Promise<unknown> {
  const [iv, hidden] = (locked ?? "").split(".");
  if (!iv || !hidden) return null;
  try {
    const bytes = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv: bytesIn(iv) },
      await keyFor(key, purpose),
      bytesIn(hidden),
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

const bytesIn = (text: string) => decodeBase64urlIgnorePadding(text) as Uint8Array<ArrayBuffer>;

async function keyFor(key: string, purpose: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`locked ${purpose} ${key}`));
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}
