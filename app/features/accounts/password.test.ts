import { expect, onTestFinished, test } from "vitest";
import { checkPassword, hashPassword, hashQuickly } from "./password";

test("a password over 128 characters opens nothing, not even what was hashed from it", async () => {
  onTestFinished(() => hashQuickly(false));
  hashQuickly(true);
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

test("a password takes the work of OWASP's advice, and one that took less is hashed anew", async () => {
  onTestFinished(() => hashQuickly(false));
  hashQuickly(true);
  const quick = await hashPassword("seven grey geese");
  expect([quick, await checkPassword("seven grey geese", quick)]).toEqual([
    expect.stringMatching(/^scrypt\$1024\$8\$1\$/),
    { fits: true, outdated: false },
  ]);
  hashQuickly(false);
  expect(await checkPassword("seven grey geese", quick)).toEqual({ fits: true, outdated: true });
  const usual = await hashPassword("seven grey geese");
  expect(usual).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await checkPassword("seven grey geese", usual)).toEqual({ fits: true, outdated: false });
});
