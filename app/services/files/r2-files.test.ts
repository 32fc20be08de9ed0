import { expect, test, vi } from "vitest";
import { r2Files } from "./r2-files";

test("a store that keeps silent is given up before ten seconds are over", async () => {
  vi.useFakeTimers();
  const silent = { put: () => new Promise(() => {}) } as unknown as R2Bucket;
  const put = r2Files(silent).put("cv/1", new Uint8Array(1));
  const failed = expect(put).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(9_900);
  await failed;
  vi.useRealTimers();
});
