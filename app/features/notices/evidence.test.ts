import { expect, test } from "vitest";
import { evidenceType } from "./evidence";

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
const jpg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const pdf = new TextEncoder().encode("%PDF-1.7\n");

test.each([
  ["screen.png", png, "png"],
  ["photo.JPG", jpg, "jpg"],
  ["photo.jpeg", jpg, "jpg"],
  ["letter.pdf", pdf, "pdf"],
  ["letter.png", pdf, null],
  ["program.pdf", new TextEncoder().encode("MZ program"), null],
  ["page.html.png", new TextEncoder().encode("<html>"), null],
  ["picture.svg", new TextEncoder().encode("<svg>"), null],
  ["screen", png, null],
  ["empty.png", new Uint8Array(), null],
])("%s is judged by name and content", (name, bytes, type) => {
  expect(evidenceType(name, bytes)).toBe(type);
});
