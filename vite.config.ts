import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { denyImports } from "vite-env-only";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig({
  plugins: [
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
  build: { cssMinify: "lightningcss", assetsInlineLimit: 0, minify: true },
});
