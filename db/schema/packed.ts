import { deflateRawSync, inflateRawSync } from "node:zlib";
import { customType } from "drizzle-orm/sqlite-core";

export type Bytes = Uint8Array | readonly number[];

export const unpackText = (bytes: Bytes): string => inflateRawSync(Uint8Array.from(bytes)).toString();

export const packedJson = customType<{ data: unknown; driverData: Bytes }>({
  dataType: () => "blob",
  toDriver: (value) => deflateRawSync(JSON.stringify(value), { level: 9 }),
  fromDriver: (bytes): unknown => JSON.parse(unpackText(bytes)),
});
