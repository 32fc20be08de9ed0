import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const reactDom = dirname(createRequire(import.meta.url).resolve("react-dom/package.json"));

/** What streams pages; `react-dom/server` of React 18 has its older renderer beside it (record 138). */
export const PAGE_RENDERER = join(reactDom, "cjs", "react-dom-server.browser.production.min.js");
