import { livelyFiles } from "virtual:page-scripts";
import * as build from "virtual:remix/server-build";
import type { ServerBuild } from "@remix-run/cloudflare";

/** Without the list of scripts that Remix makes of pages, since no browser runs its router (record 191). */
export const pagesBuild: ServerBuild = {
  mode: build.mode,
  entry: build.entry,
  routes: build.routes,
  assets: import.meta.env.DEV ? build.assets : namedBy(build.routes, livelyFiles),
  basename: build.basename,
  publicPath: build.publicPath,
  assetsBuildDirectory: build.assetsBuildDirectory,
  future: build.future,
  isSpaMode: build.isSpaMode,
};

function namedBy(routes: ServerBuild["routes"], [module = "", ...imports]: string[]): ServerBuild["assets"] {
  const known = Object.values(routes).filter((route) => route !== undefined);
  return {
    entry: { module, imports },
    routes: Object.fromEntries(known.map((route) => [route.id, withoutScript(route)])),
    url: "",
    version: "none",
  };
}

type Route = NonNullable<ServerBuild["routes"][string]>;

function withoutScript({ module, ...route }: Route): ServerBuild["assets"]["routes"][string] {
  return {
    ...route,
    hasAction: module.action !== undefined,
    hasLoader: module.loader !== undefined,
    hasClientAction: false,
    hasClientLoader: false,
    hasErrorBoundary: module.ErrorBoundary !== undefined,
    module: "",
  };
}
