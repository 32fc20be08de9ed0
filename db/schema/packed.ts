import { deflateSync, inflateRawSync, inflateSync } from "node:zlib";
import { customType } from "drizzle-orm/sqlite-core";
import { RESULT_WORDS } from "./result-words.ts";

export type Bytes = Uint8Array | readonly number[];

const dictionary = new TextEncoder().encode(RESULT_WORDS);

/** How zlib's own form begins (RFC 1950); it names the dictionary. Rows of before are bare deflate. */
const ZLIB = 0x78;

export const packText = (text: string): Uint8Array => deflateSync(text, { level: 9, dictionary });

export function unpackText(bytes: Bytes): string {
  const packed = Uint8Array.from(bytes);
  return (packed[0] === ZLIB ? inflateSync(packed, { dictionary }) : inflateRawSync(packed)).toString();
}

export const textOf = (kept: string | Bytes): string => (typeof kept === "string" ? kept : unpackText(kept));

export const packedText = customType<{ data: string; driverData: string | Bytes }>({
  dataType: () => "text",
  toDriver: packText,
  fromDriver: textOf,
});

export const packedJson = customType<{ data: unknown; driverData: Bytes }>({
  dataType: () => "blob",
  toDriver: (value) => packText(JSON.stringify(value)),
  fromDriver: (bytes): unknown => JSON.parse(unpackText(bytes)),
});
