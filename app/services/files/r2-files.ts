import { seconds } from "~/lib/time";
import { withPatience } from "~/lib/with-patience";
import type { Files } from "./files";

/** A store whose disk is full may keep silent; whoever uploads hears of it within ten seconds. */
const PATIENCE = seconds(8);

export function r2Files(bucket: R2Bucket): Files {
  return {
    async put(key, bytes) {
      const put = bucket.put(key, bytes, { onlyIf: { etagDoesNotMatch: "*" } });
      return (await withPatience(put, PATIENCE)) !== null;
    },
    async get(key) {
      const object = await bucket.get(key);
      if (object === null) return null;
      return {
        size: object.size,
        get body() {
          return object.body;
        },
        bytes: () => object.arrayBuffer(),
      };
    },
    async remove(keys) {
      if (keys.length > 0) await bucket.delete(keys);
    },
    async list(cursor) {
      const page = await bucket.list(cursor === null ? {} : { cursor });
      return {
        keys: page.objects.map((object) => ({ key: object.key, storedAt: object.uploaded })),
        cursor: page.truncated ? page.cursor : null,
      };
    },
  };
}
