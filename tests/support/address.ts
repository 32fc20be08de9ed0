import { randomInt } from "node:crypto";

/** An address of the block kept for documentation (RFC 3849), new each time. */
export const anAddress = (): string =>
  `2001:db8::${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}`;
