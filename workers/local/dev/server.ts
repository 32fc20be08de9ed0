/** `npm run dev`: Vite loads the Workers' modules too, so that the next request meets an edit. */
import { createServer } from "node:http";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { createServer as createVite, type Plugin } from "vite";
import { type DevSettings, openBindings } from "./bindings.ts";
import { brokenPage, live } from "./live-pages.ts";
import { workersFromSource } from "./workers-from-source.ts";

const settings = JSON.parse(process.argv[2] ?? "{}") as DevSettings;
const http = createServer();
let edits = 0;
const editsCounted: Plugin = {
  name: "edits-counted",
  enforce: "post",
  handleHotUpdate() {
    edits += 1;
  },
};
const vite = await createVite({
  plugins: [workersFromSource, editsCounted],
  cacheDir: `.wrangler/vite/${settings.port}`,
  // React's renderer for Workers, not the one for Node.
  ssr: { resolve: { externalConditions: ["worker"] } },
  server: {
    middlewareMode: true,
    hmr: { server: http },
    fs: { deny: [".dev.vars", "**/.wrangler/**", "**/.git/**"] },
    watch: { ignored: ["**/.wrangler/**", "**/.tmp/**", "**/tests/**", `${settings.stateDir}/**`] },
  },
});
vite.ws.on("page-made", (made: number, client) => {
  if (made !== edits) client.send("page-is-old");
});
const { env, context } = await openBindings(settings, (file) => vite.ssrLoadModule(file));

const worker = (name: string) => vite.ssrLoadModule(`/workers/${name}/index.ts`);

const answer = createRequestListener(async (request) => {
  const made = edits;
  try {
    const { default: app } = await worker("app");
    return live(await app.fetch(request, env, context), made);
  } catch (error) {
    console.error("[ERROR]", error);
    return brokenPage(error, made);
  }
});

http.on("request", (request, response) =>
  vite.middlewares(request, response, () => answer(request, response)),
);
await worker("app");
http.listen(settings.port, "127.0.0.1");

async function sweep(): Promise<void> {
  try {
    const { default: work } = await worker("work");
    await work.scheduled({ cron: "* * * * *", scheduledTime: Date.now() }, env, context);
  } catch (error) {
    console.error("[ERROR]", error);
  }
}
void sweep();
setInterval(() => void sweep(), 60_000);
