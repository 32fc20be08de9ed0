/** Runs after the build: the app's Worker becomes one file, which wrangler uploads as it is (record 164). */
import { minify } from "@swc/core";
import { build, type Plugin } from "vite";

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

await build({
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  plugins: [small],
  // Legal pages are rendered ahead, as files: the Worker carries none of their text.
  define: { RENDERED_AHEAD: "true" },
  ssr: { target: "webworker", noExternal: true },
  build: {
    ssr: "build/server/worker.js",
    outDir: "build/server",
    emptyOutDir: false,
    target: "esnext",
    sourcemap: true,
    rollupOptions: {
      external: /^node:/,
      treeshake: {
        moduleSideEffects: false,
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
      },
    },
  },
});
