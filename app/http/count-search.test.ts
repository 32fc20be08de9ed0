import { expect, test } from "vitest";
import { countSearch } from "./count-search";

test("whoever searches without end is told when to go on, and others are not", async () => {
  const counts = new Map<string, number>();
  const withinLimit = async (key: string) => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return (counts.get(key) ?? 0) <= 1;
  };
  await countSearch({ withinLimit }, "priya");
  const refused = await countSearch({ withinLimit }, "priya").catch((thrown: Response) => thrown);
  expect(refused).toMatchObject({ status: 429 });
  expect((refused as Response).headers.get("Retry-After")).toBe("10");
  await countSearch({ withinLimit }, "amara");
});
