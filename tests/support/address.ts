import { randomInt } from "node:crypto";

const aGroup = (): string => randomInt(65_536).toString(16);

/** An address of the block kept for documentation (RFC 3849), in a network of its own each time. */
export const anAddress = (): string => `2001:db8:${aGroup()}:${aGroup()}::1`;
