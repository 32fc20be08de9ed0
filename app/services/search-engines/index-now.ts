import type { ChangeNotices } from "./search-engines";
import { toldBy } from "./told";

const REFUSED = [400, 403, 422];

/** indexnow.org/documentation: `key` is served as `/{key}.txt` by `origin`. */
export const indexNow = (options: { key: string; origin: string; endpoint: string }): ChangeNotices => ({
  tell: (urlList) =>
    toldBy(REFUSED, (signal) =>
      fetch(options.endpoint, {
        method: "POST",
        signal,
        headers: { "Content-Type": "application/json; charset=utf-8" },
        body: JSON.stringify({
          host: new URL(options.origin).host,
          key: options.key,
          keyLocation: `${options.origin}/${options.key}.txt`,
          urlList,
        }),
      }),
    ),
});
