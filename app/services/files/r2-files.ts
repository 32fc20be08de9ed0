import type { Files } from "./files";

export function r2Files(bucket: R2Bucket): Files {
  return {
    async put(key, bytes) {
      const stored = await bucket.put(key, bytes, { onlyIf: { etagDoesNotMatch: "*" } });
      return stored !== null;
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
