import { expect, test } from "vitest";
import { cookieIn } from "./cookies";

test("a cookie is read when it is there once", () => {
  expect(cookieIn("a=1; __Host-b=2", "__Host-b")).toBe("2");
  expect(cookieIn("__Host-b=", "__Host-b")).toBe("");
  expect(cookieIn("__Host-b=1; __Host-b=2", "__Host-b")).toBeNull();
  expect(cookieIn("x__Host-b=1", "__Host-b")).toBeNull();
  expect(cookieIn(null, "__Host-b")).toBeNull();
});
