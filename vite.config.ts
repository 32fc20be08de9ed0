import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import { denyImports } from "vite-env-only";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** The named entities that people paste into a posting; any other stays as it was typed. The full table is 25 kB. */
const ENTITIES = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0", shy: "\u00ad" },
  ...{
    ndash: "–",
    mdash: "—",
    hellip: "…",
    bull: "•",
    middot: "·",
    lsquo: "‘",
    rsquo: "’",
    ldquo: "“",
    rdquo: "”",
  },
  ...{
    pound: "£",
    euro: "€",
    cent: "¢",
    yen: "¥",
    copy: "©",
    reg: "®",
    trade: "™",
    deg: "°",
    times: "×",
    frac12: "½",
  },
  ...{
    agrave: "à",
    aacute: "á",
    acirc: "â",
    auml: "ä",
    aring: "å",
    ccedil: "ç",
    egrave: "è",
    eacute: "é",
    euml: "ë",
  },
  ...{ iacute: "í", ntilde: "ñ", oacute: "ó", ouml: "ö", oslash: "ø", szlig: "ß", uacute: "ú", uuml: "ü" },
};

const REACT_SERVER = fileURLToPath(
  new URL("./node_modules/react-dom/cjs/react-dom-server.browser.production.min.js", import.meta.url),
);

/**
 * Modules that the Worker is better without. `react-dom/server` brings React's old renderer along (35 kB), which nothing calls;
 * `react-dom` (128 kB, named by react-router's DOM package) mounts and flushes only in a browser; Markdown's table of 2,000
 * named entities is for documents that nobody writes here.
 */
const LIGHTER: Record<string, string> = {
  "react-dom/server": `import server from ${JSON.stringify(REACT_SERVER)}; export const { renderToReadableStream } = server;`,
  "react-dom": "export const flushSync = (run) => run(); export default { flushSync };",
  "character-entities": `export const characterEntities = ${JSON.stringify(ENTITIES)};`,
};
const lighterOnTheServer: Plugin = {
  name: "lighter-on-the-server",
  enforce: "pre",
  resolveId: (id, _importer, { ssr }) => (ssr && id in LIGHTER ? `\0lighter:${id}` : null),
  load: (id) => (id.startsWith("\0lighter:") ? LIGHTER[id.slice(9)] : null),
};

/**
 * Vite loads every lazy chunk through a helper that fetches what it needs ahead: 700 bytes, half of the only script that a quiet
 * page has, for islands that need nothing. A hydrated page names its chunks in its head.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id, options) =>
    id === "\0vite/preload-helper.js" && !options?.ssr
      ? "export const __vitePreload = (load) => load();"
      : null,
};

export default defineConfig({
  plugins: [
    plainImports,
    // What may never reach a browser. Routes and components can still import the same modules' types.
    denyImports({
      client: {
        files: ["db/**", "workers/**", "app/services/**", "app/http/**", "app/features/*/store.ts"],
      },
    }),
    lighterOnTheServer,
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
  ],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  // One file for the Worker: everything in it, in the variants made for workerd.
  ssr: {
    target: "webworker",
    noExternal: true,
    // The Worker's entry uses these too: wrangler then bundles them once for both.
    external: [
      "drizzle-orm",
      "@remix-run/cloudflare",
      "@remix-run/router",
      "@remix-run/server-runtime",
      "ulid",
    ],
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  css: { transformer: "lightningcss" },
  build: {
    cssMinify: "lightningcss",
    assetsInlineLimit: 0,
    minify: true,
    // Whoever signs in by OpenID Connect needs one client of arctic's fifty, and one hash. Neither package says that its
    // modules do nothing by being loaded, and so all of them would come along.
    rollupOptions: {
      treeshake: { moduleSideEffects: (id) => !/\/node_modules\/(arctic|@oslojs)\//.test(id) },
    },
  },
});
