/** What the first link of a chain names as the one before it. */
export const START = "0".repeat(64);
