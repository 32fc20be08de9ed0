/** After the build: makes two Workers one file each, uploaded by wrangler as it is (records 164, 196). */
import { fileURLToPath } from "node:url";
import { minify } from "@swc/core";
import { type BuildEnvironmentOptions, build, type InlineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const small: Plugin = {
  name: "small",
  async renderChunk(code) {
    const { code: packed, map } = await minify(code, {
      module: true,
      ecma: 2022,
      compress: { passes: 4, ecma: 2022, collapse_vars: false, hoist_vars: true, keep_fargs: false },
      mangle: true,
      sourceMap: true,
    });
    return { code: packed, map: map ?? null };
  },
};

const packed: InlineConfig = {
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  plugins: [small],
  ssr: { target: "webworker", noExternal: true, resolve: { conditions: ["workerd", "worker", "module"] } },
};

const output: BuildEnvironmentOptions = {
  emptyOutDir: false,
  target: "esnext",
  sourcemap: true,
  rollupOptions: {
    // Mails here are no React: what would draw them is asked for by nobody, and installed by nobody.
    external: /^(?:node|cloudflare):|^@react-email\/render$/,
    treeshake: {
      moduleSideEffects: false,
      propertyReadSideEffects: false,
      unknownGlobalSideEffects: false,
    },
  },
};

await build({
  ...packed,
  // Legal pages are rendered ahead, as files: the Worker carries none of their text.
  define: { RENDERED_AHEAD: "true" },
  build: { ...output, ssr: "build/server/worker.js", outDir: "build/server" },
});

await build({
  ...packed,
  define: { "process.env.NODE_ENV": '"production"' },
  resolve: {
    alias: {
      "~": here("../app"),
      // The file for both renderers brings the one for streams too, which nothing uses (record 191).
      "react-dom/server": here(
        "../node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.min.js",
      ),
    },
  },
  build: { ...output, ssr: "workers/work/index.ts", outDir: "build/work" },
});
