import { RemixServer } from "@remix-run/react";
import {
  createRequestHandler,
  type HandleDocumentRequestFunction,
  type ServerBuild,
} from "@remix-run/server-runtime";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

const NOTHING_MORE = { hasLoader: false, hasAction: false, hasClientLoader: false, hasClientAction: false };

/** A heading by the product's framework, with one route. */
export function barePage(): (request: Request) => Promise<Response> {
  const Bare = () =>
    createElement("html", null, createElement("body", null, createElement("h1", null, "Bare")));
  const draw: HandleDocumentRequestFunction = async (request, status, headers, context) => {
    const page = createElement(RemixServer, { context, url: request.url });
    return new Response(`<!DOCTYPE html>${renderToString(page)}`, { status, headers });
  };
  const root = { id: "root", path: "", module: { default: Bare } };
  const entry = { module: "", imports: [] };
  const routes = { root: { ...root, module: "", hasErrorBoundary: false, ...NOTHING_MORE } };
  return createRequestHandler(
    {
      entry: { module: { default: draw } },
      routes: { root },
      assets: { entry, routes, url: "", version: "" },
      publicPath: "/",
      assetsBuildDirectory: "",
      future: { v3_singleFetch: true } as ServerBuild["future"],
      isSpaMode: false,
      mode: "production",
    },
    "production",
  );
}
