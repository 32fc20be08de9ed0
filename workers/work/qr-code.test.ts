import { encode } from "uqr";
import { expect, test } from "vitest";
import { drawQrCode } from "./qr-code";

test("a camera sees each square of the code, and no other", () => {
  const text = "otpauth://totp/Rolecall:somebody@example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
  const { data, size } = encode(text, { ecc: "M", boostEcc: false, border: 4 });
  const seen = data.map((row) => row.map(() => false));
  const drawn = [...drawQrCode(text).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map((run) => run.map(Number));
  for (const [, x = 0, y = 0, length = 0] of drawn)
    for (let at = x; at < x + length; at++) if (seen[y]) seen[y][at] = true;
  expect(drawn.length).toBeGreaterThan(size);
  expect(seen).toEqual(data);
});
