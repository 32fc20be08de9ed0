/** The app's pages, as Remix's plugin gives them to the build. */
declare module "virtual:remix/server-build" {
  const build: import("@remix-run/cloudflare").ServerBuild;
  export = build;
}

/** The same, built; types must not wait for it. */
declare module "*/build/server/index.js";
