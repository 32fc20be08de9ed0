import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Manifest, type Plugin, type Rollup } from "vite";
import { denyImports } from "vite-env-only";
import { headlineFace } from "./app/styles/headline-face";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const START = "app/browser/start.ts";
const ISLANDS = readdirSync("app/islands").map((file) => `app/islands/${file}`);

/**
 * Tells the server where the scripts are that a page names itself: the one of every page, and those of each
 * island by its element's name, what it imports after it. The browser's build is there before the server's.
 */
const pageScripts: Plugin = {
  name: "page-scripts",
  enforce: "post",
  config: (_, { isSsrBuild }) =>
    isSsrBuild ? {} : { build: { rollupOptions: { input: [START, ...ISLANDS] } } },
  resolveId: (id) => (id === "virtual:page-scripts" ? "\0page-scripts" : null),
  load(id) {
    if (id !== "\0page-scripts") return null;
    const filesOf = this.environment.mode === "dev" ? (source: string) => [`/${source}`] : builtFiles();
    const islands = ISLANDS.map((file) => [basename(file, ".ts"), filesOf(file)]);
    return (
      `export const startScript = ${JSON.stringify(filesOf(START)[0])};` +
      `export const livelyFiles = ${JSON.stringify(filesOf("app/entry.client.tsx"))};` +
      `export const islandFiles = ${JSON.stringify(Object.fromEntries(islands))};`
    );
  },
};

function builtFiles(): (source: string) => string[] {
  const chunks: Manifest = JSON.parse(readFileSync("build/client/.vite/manifest.json", "utf8"));
  const filesOf = (key: string): string[] => {
    const chunk = chunks[key];
    if (chunk === undefined) throw new Error(`The browser's build has no ${key}`);
    return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(filesOf)];
  };
  return filesOf;
}

/** What is alike compresses best side by side: in the Worker each layer's modules stand together. */
const byLayer: Rollup.GetManualChunk = (id) => {
  if (id.includes("/node_modules/")) return "packages";
  const [top = "", inside = ""] = id.slice(here("./").length).split("/");
  if (top === "app") return inside.replace(/\..*/, "");
  return top === "db" || top === "workers" ? top : undefined;
};

/** The app's Worker is built with its pages: what both use is in it once, and what none does is not. */
const appWorker: Plugin = {
  name: "app-worker",
  enforce: "post",
  config: (_, { isSsrBuild }) =>
    isSsrBuild
      ? {
          build: {
            rollupOptions: {
              input: { index: "virtual:remix/server-build", worker: "workers/app/index.ts" },
              output: {
                entryFileNames: "[name].js",
                freeze: false,
                generatedCode: { symbols: false },
                manualChunks: byLayer,
              },
            },
          },
        }
      : {},
};

/** The lively page's script is one file, but for what others run too: each of those stays its own. */
const livelyFile: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
  const above = new Set([id]);
  for (const one of above) for (const importer of getModuleInfo(one)?.importers ?? []) above.add(importer);
  if (!above.has(here("app/entry.client.tsx"))) return undefined;
  return [START, ...ISLANDS].some((file) => above.has(here(file))) ? basename(id, ".ts") : "lively";
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    headlineFace,
    // What may never reach a browser. Routes and components can still import the same modules' types.
    denyImports({
      client: {
        files: ["db/**", "workers/**", "app/services/**", "app/http/**", "app/features/*/store.ts"],
      },
    }),
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
    pageScripts,
    appWorker,
  ],
  resolve: {
    alias: {
      "~": here("./app"),
      // The file for both renderers brings the one for streams too, which nothing uses (record 191).
      ...(command === "build" && {
        "react-dom/server": here(
          "./node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.min.js",
        ),
        // The file itself, not the one that chooses it: then elements are made by name, not by property.
        "react/jsx-runtime": here("./node_modules/react/cjs/react-jsx-runtime.production.min.js"),
      }),
    },
  },
  css: { transformer: "lightningcss" },
  ssr:
    command === "build"
      ? { noExternal: true, target: "webworker", resolve: { conditions: ["workerd", "worker", "module"] } }
      : {},
  build: {
    target: isSsrBuild ? "esnext" : undefined,
    cssMinify: "lightningcss",
    // The first that know cascade layers: older ones read none of these sheets. One for both builds, or each
    // sheet would be there twice, by two names.
    cssTarget: ["chrome99", "firefox97", "safari15.4"],
    assetsInlineLimit: 0,
    commonjsOptions: { strictRequires: "auto" },
    minify: !isSsrBuild,
    rollupOptions: isSsrBuild
      ? { external: /^node:/, treeshake: { moduleSideEffects: false } }
      : { output: { manualChunks: livelyFile } },
  },
}));
