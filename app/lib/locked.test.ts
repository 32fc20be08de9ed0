import { expect, test } from "vitest";
import { lock, unlock } from "./locked";

test("what was locked opens with its key and purpose alone, and says nothing of what it holds", async () => {
  const locked = await lock("a key", "codes", { secret: "GEZDGNBV" });
  expect(locked).toMatch(/^[\w-]{16}\.[\w-]+$/);
  expect(await lock("a key", "codes", { secret: "GEZDGNBV" })).not.toBe(locked);
  expect(await unlock("a key", "codes", locked)).toEqual({ secret: "GEZDGNBV" });
  expect(await unlock("another key", "codes", locked)).toBeNull();
  expect(await unlock("a key", "offer", locked)).toBeNull();
  const changed = locked.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
  for (const other of [null, "", ".", "x.y", "%.%", changed])
    expect(await unlock("a key", "codes", other)).toBeNull();
});
