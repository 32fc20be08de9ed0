const NEWLINE = 0x0a;
const RETURN = 0x0d;
const BACKSLASH = 0x5c;
const ESCAPES = new Map([
  [0x6e, 0x0a],
  [0x72, 0x0d],
  [0x74, 0x09],
  [0x62, 0x08],
  [0x66, 0x0c],
]);
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

export function toHexDigits(bytes: Uint8Array): string {
  let digits = "";
  for (const byte of bytes) digits += HEX[byte];
  return digits;
}

/** A missing last digit is 0. */
export function fromHexDigits(digits: Uint8Array): Uint8Array {
  const out = new Uint8Array((digits.length + 1) >> 1);
  let count = 0;
  for (const byte of digits) {
    const digit = Number.parseInt(String.fromCharCode(byte), 16);
    if (Number.isNaN(digit)) continue;
    out[count >> 1] = (out[count >> 1] ?? 0) | (digit << (count % 2 === 0 ? 4 : 0));
    count++;
  }
  return out.subarray(0, (count + 1) >> 1);
}

/** ISO 32000-1, 7.3.4.2. */
export function unescaped(body: Uint8Array): Uint8Array {
  const out = new Uint8Array(body.length);
  let length = 0;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at] ?? 0;
    if (byte !== BACKSLASH) {
      out[length++] = byte;
      continue;
    }
    const escaped = escapeAt(body, at + 1);
    if (escaped.code !== null) out[length++] = escaped.code;
    at += escaped.length;
  }
  return out.subarray(0, length);
}

function escapeAt(body: Uint8Array, at: number): { code: number | null; length: number } {
  const byte = body[at] ?? 0;
  if (isLineEnd(byte)) return { code: null, length: byte === RETURN && body[at + 1] === NEWLINE ? 2 : 1 };
  if (!isOctal(byte)) return { code: ESCAPES.get(byte) ?? byte, length: 1 };
  let code = 0;
  let length = 0;
  for (; length < 3 && isOctal(body[at + length]); length++)
    code = code * 8 + (body[at + length] ?? 0) - 0x30;
  return { code: code & 0xff, length };
}

function isOctal(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x37;
}

export function isLineEnd(byte: number | undefined): boolean {
  return byte === NEWLINE || byte === RETURN;
}
