import type { Published } from "./published";

const keyOf = (path: string) => `public${path}`;

export function r2Published(bucket: R2Bucket): Published {
  return {
    async put(path, text) {
      await bucket.put(keyOf(path), text);
    },
    async get(path, conditions) {
      const object = await bucket.get(keyOf(path), conditions && { onlyIf: conditions });
      if (object === null) return null;
      const { httpEtag: etag, uploaded: builtAt } = object;
      return { etag, builtAt, body: "body" in object ? object.body : null };
    },
    async remove(paths) {
      if (paths.length > 0) await bucket.delete(paths.map(keyOf));
    },
  };
}
