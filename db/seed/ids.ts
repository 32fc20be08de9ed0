import { createHash } from "node:crypto";
import { encodeTime } from "ulid";

const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The same name always gives the same id, in the form of a ULID: 26 characters of Crockford's base 32. */
export function seedId(name: string): string {
  const digest = createHash("sha256").update(`rolecall seed ${name}`).digest();
  return `01${Array.from(digest.subarray(0, 24), (byte) => CROCKFORD[byte & 31]).join("")}`;
}

/** As `seedId`, of what is read in the order in which it was made. */
export const seedIdAt = (name: string, at: Date): string =>
  encodeTime(at.getTime(), 10) + seedId(name).slice(10);
