export const START = "0".repeat(64);
