type Change = { file: string; said: string; says: string };

/** What packages do anew for each page, though it comes out the same each time (record 152). */
export const CHANGES: Change[] = [
  {
    file: "/@remix-run/router/dist/router.js",
    said: `  let branches = flattenRoutes(routes);
  rankRouteBranches(branches);
`,
    says: `  let branches = rankedOf.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    rankedOf.set(routes, branches);
  }
`,
  },
  {
    file: "/@remix-run/router/dist/router.js",
    said: `  let [matcher, compiledParams] = compilePath(pattern.path, pattern.caseSensitive, pattern.end);
`,
    says: `  let key = pattern.path + "\\0" + pattern.caseSensitive + pattern.end;
  let compiled = compiledOf.get(key);
  if (!compiled) {
    compiled = compilePath(pattern.path, pattern.caseSensitive, pattern.end);
    compiledOf.set(key, compiled);
  }
  let [matcher, compiledParams] = compiled;
`,
  },
  {
    file: "/@remix-run/router/dist/router.js",
    said: "function matchPath(",
    says: "const rankedOf = new WeakMap(), compiledOf = new Map();\nfunction matchPath(",
  },
  {
    file: "/@remix-run/react/dist/esm/server.js",
    said: "  let routes = createServerRoutes(",
    says: "  let routes = routesOnce(",
  },
  {
    file: "/@remix-run/react/dist/esm/server.js",
    said: "function RemixServer({\n",
    says: `const routesOf = new WeakMap();
const routesOnce = (manifest, ...more) => {
  let routes = routesOf.get(manifest);
  if (!routes) routesOf.set(manifest, (routes = createServerRoutes(manifest, ...more)));
  return routes;
};
function RemixServer({
`,
  },
  {
    file: "/react-router-dom/server.mjs",
    said: `  let manifest = {};
  let dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);
`,
    says: `  let known = dataRoutesOf.get(routes);
  if (!known) {
    known = { manifest: {} };
    known.dataRoutes = UNSAFE_convertRoutesToDataRoutes(
      routes, UNSAFE_mapRouteProperties, undefined, known.manifest);
    dataRoutesOf.set(routes, known);
  }
  let { manifest, dataRoutes } = known;
`,
  },
  {
    file: "/react-router-dom/server.mjs",
    said: "function createStaticRouter(",
    says: "const dataRoutesOf = new WeakMap();\nfunction createStaticRouter(",
  },
  {
    file: "/@remix-run/server-runtime/dist/esm/server.js",
    said: "\n      serverHandoffStream: encodeViaTurboStream(state, ",
    says: "\n      serverHandoffStream: whenRead(state, ",
  },
  {
    file: "/@remix-run/server-runtime/dist/esm/server.js",
    said: "async function handleDocumentRequest(",
    says: `const whenRead = (...all) => ({ getReader: () => encodeViaTurboStream(...all).getReader() });
async function handleDocumentRequest(`,
  },
  {
    file: "/@remix-run/server-runtime/dist/esm/data.js",
    said: `function stripIndexParam(request) {
`,
    says: `function stripIndexParam(request) {
  if (!request.url.includes("?")) return request;
`,
  },
  {
    file: "/@remix-run/server-runtime/dist/esm/data.js",
    said: `function stripRoutesParam(request) {
`,
    says: `function stripRoutesParam(request) {
  if (!request.url.includes("?")) return request;
`,
  },
  {
    file: "/@conform-to/react/dist/context.mjs",
    said: `      var metadata = getMetadata(context, subjectRef, stateSnapshot, name);
`,
    says: `      metadata ??= getMetadata(context, subjectRef, stateSnapshot, name);
`,
  },
  {
    file: "/@conform-to/react/dist/context.mjs",
    said: "function getFieldMetadata(context, subjectRef, stateSnapshot) {\n",
    says: "function getFieldMetadata(context, subjectRef, stateSnapshot) {\n  var metadata;\n",
  },
  {
    file: "/@conform-to/react/dist/context.mjs",
    said: "function updateSubjectRef(ref, subject, scope, name) {\n",
    says: "function updateSubjectRef(ref, subject, scope, name) {\n  return;\n",
  },
  {
    file: "/@conform-to/react/dist/context.mjs",
    said: "  return new Proxy({\n    id,\n",
    says: "  return ((facts) => facts)({\n    id,\n",
  },
  {
    file: "/drizzle-orm/entity.js",
    said: `  let cls = Object.getPrototypeOf(value).constructor;
`,
    says: `  return false;
  let cls = Object.getPrototypeOf(value).constructor;
`,
  },
];

/** @throws Error when a package says it otherwise, as a new version may. */
export function doneOnce(code: string, id: string): string | null {
  const changes = CHANGES.filter(({ file }) => id.endsWith(file));
  if (changes.length === 0) return null;
  return changes.reduce((changed, { file, said, says }) => {
    if (!changed.includes(said)) throw new Error(`${file} does otherwise: see record 152`);
    return changed.replace(said, () => says);
  }, code);
}
