import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Manifest, type Plugin } from "vite";
import { denyImports } from "vite-env-only";
import { headlineFace } from "./app/styles/headline-face";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

const START = "app/start.ts";

/**
 * Tells the server where the scripts are that a page names itself: the one of every page, and those of each
 * island by its element's name, what it imports after it. The browser's build is there before the server's.
 */
const pageScripts: Plugin = {
  name: "page-scripts",
  enforce: "post",
  config: (_, { isSsrBuild }) => (isSsrBuild ? {} : { build: { rollupOptions: { input: [START] } } }),
  resolveId: (id) => (id === "virtual:page-scripts" ? "\0page-scripts" : null),
  load(id) {
    if (id !== "\0page-scripts") return null;
    const filesOf = this.environment.mode === "dev" ? (source: string) => [`/${source}`] : builtFiles();
    const islands = readdirSync("app/islands").map((file) => [
      file.replace(/\.ts$/, ""),
      filesOf(`app/islands/${file}`),
    ]);
    return (
      `export const startScript = ${JSON.stringify(filesOf(START)[0])};` +
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
              output: { entryFileNames: "[name].js", freeze: false, generatedCode: { symbols: false } },
            },
          },
        }
      : {},
};

/** One file of what every hydrated page has, not a dozen that each of them has to name three times. */
const PACKAGES = /\/node_modules\/(react|react-dom|scheduler|@remix-run|lucide-react)\//;
const OWN =
  /\/app\/(components\/|vocabulary\/(applications|dimensions)\.|lib\/(words|headline-letters)\.|paths\.|brand\.)/;

function chunkOf(id: string): string | undefined {
  // Vite's for whoever imports later: an island that does must not bring the packages that do too.
  if (id.includes("vite/preload-helper")) return "import-later";
  return PACKAGES.test(id) || OWN.test(id) ? "every-page" : undefined;
}

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
    alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) },
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
    minify: !isSsrBuild,
    rollupOptions: isSsrBuild
      ? { external: /^node:/, treeshake: { moduleSideEffects: false } }
      : { output: { manualChunks: chunkOf } },
  },
}));
