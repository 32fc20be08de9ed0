import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import { denyImports } from "vite-env-only";
import { headlineFace } from "./app/styles/headline-face";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * Vite loads every lazy chunk through a helper that fetches what it needs ahead. No setting leaves it out,
 * and with it the upload page's scripts are 8 % over their budget, for islands that need nothing. A hydrated
 * page names its chunks in its head.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id, options) =>
    id === PRELOAD && !options?.ssr ? "export const __vitePreload = (load) => load();" : null,
};
const PRELOAD = "\0vite/preload-helper.js";

/** The files of each island by its element's name, for the page that names those it has. */
const islands: Plugin = {
  name: "islands",
  resolveId: (id) => (id === "virtual:islands" ? "\0islands" : null),
  load: (id) => (id === "\0islands" ? `export const islandFiles = ${JSON.stringify(islandFiles())};` : null),
};

/** Of the browser's build, which is there before the server's; none for the edit loop, which needs none. */
function islandFiles(): Record<string, string[]> {
  const manifest = "build/client/.vite/manifest.json";
  if (!existsSync(manifest)) return {};
  const chunks: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    readFileSync(manifest, "utf8"),
  );
  const files = (key: string): string[] => [
    `/${chunks[key]?.file}`,
    ...(chunks[key]?.imports ?? []).flatMap(files),
  ];
  return Object.fromEntries(
    Object.keys(chunks).flatMap((key) => {
      const name = /^app\/islands\/([\w-]+)\.ts$/.exec(key)?.[1];
      return name === undefined ? [] : [[name, files(key)]];
    }),
  );
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

/** Of the 2,124 signs that Markdown has a name for, those of Western letters, Greek and punctuation. */
const signsThatAreNamed: Plugin = {
  name: "signs-that-are-named",
  transform: (code, id) =>
    id.includes("/character-entities/")
      ? {
          code: code.replace(/^ {2}\w+: '(.*)',?$/gm, (line, sign) => (NAMED.test(sign) ? line : "")),
          map: null,
        }
      : null,
};
const NAMED = /^[!-\u017e\u0192\u02c6\u02dc\u0391-\u03d6\u2002-\u2044€™←-↕−√∞≈≠≤≥✓]$/;

/** One file of what every hydrated page has, not a dozen that each of them has to name three times. */
const PACKAGES = /\/node_modules\/(react|react-dom|scheduler|@remix-run|lucide-react)\//;
const OWN =
  /\/app\/(components\/|vocabulary\/(applications|dimensions)\.|lib\/(words|headline-letters)\.|paths\.|brand\.)/;
/** What a file of its own would make every page wait for. */
const withEntry = (id: string) => id === PRELOAD || /\/app\/(entry\.client|header-menus)\.ts$/.test(id);

function chunkOf(id: string): string | undefined {
  if (withEntry(id)) return "entry";
  return PACKAGES.test(id) || OWN.test(id) ? "every-page" : undefined;
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    plainImports,
    islands,
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
    appWorker,
    signsThatAreNamed,
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
