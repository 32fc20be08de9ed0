import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPicture } from "./picture";

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "string" ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );

test("a PNG, a JPEG and three kinds of WebP say their sides", () => {
  expect(readPicture(readFileSync("public/icon-192.png"))).toEqual({
    type: "image/png",
    width: 192,
    height: 192,
  });
  const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8, 0, 50, 1, 0]);
  expect(readPicture(jpeg)).toEqual({ type: "image/jpeg", width: 256, height: 50 });
  const riff = (kind: string, rest: number[]) =>
    bytes("RIFF", [0, 0, 0, 0], "WEBP", kind, [0, 0, 0, 0], rest);
  expect(readPicture(riff("VP8 ", [0, 0, 0, 0x9d, 1, 0x2a, 100, 0, 64, 0]))).toEqual({
    type: "image/webp",
    width: 100,
    height: 64,
  });
  expect(readPicture(riff("VP8L", [0x2f, 99, 0xc0, 0x0f, 0]))).toMatchObject({ width: 100, height: 64 });
  expect(readPicture(riff("VP8X", [0, 0, 0, 0, 99, 0, 0, 63, 0, 0]))).toMatchObject({
    width: 100,
    height: 64,
  });
});

test("a drawing, an animation and half a picture are none", () => {
  for (const other of ["<svg xmlns='http://www.w3.org/2000/svg'/>", "GIF89a", "\u0089PNG\r\n", "", "RIFF"])
    expect(readPicture(bytes(other)), other).toBeNull();
  expect(readPicture(bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4]))).toBeNull();
  expect(readPicture(bytes([0xff, 0xd8, 0, 0, 0, 0]))).toBeNull();
});
