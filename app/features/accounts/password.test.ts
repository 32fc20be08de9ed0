import { expect, test } from "vitest";
import { checkPassword, hashPassword } from "./password";

test("a password over 128 characters opens nothing, not even what was hashed from it", async () => {
  const longest = `${"käse 🧀 ".repeat(18)}xy`;
  for (const [password, fits] of [
    [longest, true],
    [`${longest}x`, false],
    ["x".repeat(100_000), false],
  ] as const) {
    const stored = await hashPassword(password);
    expect([password.length, (await checkPassword(password, stored)).fits]).toEqual([password.length, fits]);
  }
});
