import type { ServerBuild } from "@remix-run/cloudflare";
import { createRequestHandler } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import routes from "../../app/routes";
import { answerByRoute } from "./answer-by-route";

/** Each answers with its own name. */
const entries = routes.map(({ file, path, index }) => ({ id: file, parentId: "root", path, index }));
const named = entries.map((route) => ({ ...route, module: { loader: () => new Response(route.id) } }));
const root = { id: "root", path: "", module: { default: () => null } };
const byId = <Route extends { id: string }>(list: Route[]) =>
  Object.fromEntries(list.map((one) => [one.id, one]));
const build = {
  routes: byId<{ id: string; path?: string | undefined }>([root, ...named]),
  assets: {
    version: "1",
    routes: byId<{ id: string; path?: string | undefined }>([{ id: "root", path: "" }, ...entries]),
  },
  entry: { module: {} },
  future: { v3_singleFetch: true, v3_lazyRouteDiscovery: true },
} as unknown as ServerBuild;

const among = createRequestHandler(build, "production");
const byRoute = answerByRoute(build, "production");
const said = async (answer: typeof among, address: string) => {
  const response = await answer(new Request(`https://rolecall.test${address}`));
  return `${response.status} ${await response.text()}`;
};

const written = entries.map(({ path = "" }) => `/${path.replace(/:\w+\??|\*/g, "Some-Thing")}`);
/** Every word of the same beginning where a part is free, which two pages may want. */
const contested = entries.flatMap(({ path = "" }) => {
  const first = path.split("/", 1)[0] ?? "";
  const near = entries.filter((other) => first !== "" && other.path?.split("/", 1)[0] === first);
  const words = new Set(
    near.flatMap((other) => other.path?.split("/").filter((part) => /^\w/.test(part)) ?? []),
  );
  return [...words].map((word) => `/${path.replace(/:\w+\??/g, word)}`);
});
const otherwise = [
  ...new Set(contested),
  ...written.map((address) => address.toUpperCase()),
  ...written.map((address) => address.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)),
  ...written.map((address) => (address === "/" ? "/_root.data" : `${address}.data`)),
  ...[
    "/nowhere",
    "/nowhere/else",
    "//careers",
    "/careers/",
    "/%E0%A4%A",
    "/constructor",
    "/.data",
    "/*",
    "/:id",
  ],
];

test("every address leads to the page that it leads to among all pages", async () => {
  expect(written.length).toBeGreaterThan(90);
  for (const address of [...written, ...otherwise])
    expect(`${address}: ${await said(byRoute, address)}`).toBe(`${address}: ${await said(among, address)}`);
});

test("an address in other letters is the same page", async () => {
  expect(await said(byRoute, "/CAREERS")).toBe("200 routes/careers/careers.tsx");
  expect(await said(byRoute, "/%63areers")).toBe("200 routes/careers/careers.tsx");
  expect(await said(byRoute, "/nowhere/else")).toBe("200 routes/public/not-found.tsx");
});
