/** As 64 hex digits. */
export const sha256 = (text: string): Promise<string> => sha256OfBytes(new TextEncoder().encode(text));

export const sha256OfBytes = async (bytes: Uint8Array): Promise<string> =>
  hex(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>));

export function randomSecret(bytes: number): string {
  return base64url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** As 64 hex digits. */
export async function keyedHash(key: string, text: string): Promise<string> {
  const bytes = new TextEncoder();
  const imported = await crypto.subtle.importKey(
    "raw",
    bytes.encode(key),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  return hex(await crypto.subtle.sign("HMAC", imported, bytes.encode(text)));
}

/** Hashes of both are compared, so that the time it takes tells nothing about the right one. */
export async function isSigned(key: string, text: string, signature: string): Promise<boolean> {
  const right = await keyedHash(key, text);
  return (await keyedHash(key, right)) === (await keyedHash(key, signature));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
