import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { getPlatformProxy } from "wrangler";

export type DevSettings = { port: number; stateDir: string; vars: Record<string, string> };

type Load = (file: string) => Promise<Record<string, unknown>>;
type Entrypoint = new (
  context: ExecutionContext,
  env: unknown,
) => Record<string, (...args: unknown[]) => unknown>;
type QueueHandler = { queue(batch: unknown, env: unknown): Promise<void> };

/** What the Workers ask of the platform: database, files and rate limit from wrangler, and of each other. */
export async function openBindings({ port, stateDir, vars }: DevSettings, load: Load) {
  const { env: platform } = await getPlatformProxy({
    configPath: "wrangler.toml",
    persist: { path: join(stateDir, "v3") },
    remoteBindings: false,
  });
  const context = {
    waitUntil: (work: Promise<unknown>) => void work.catch((error) => console.error("[ERROR]", error)),
    passThroughOnException: () => {},
  } as ExecutionContext;
  const env: Record<string, unknown> = {
    ...varsOf("workers/work/wrangler.toml"),
    ...platform,
    ...vars,
    ASSETS: { fetch: (url: URL) => fetch(new URL(url.pathname, `http://127.0.0.1:${port}`)) },
    WORK: entrypoint("/workers/work/index.ts", "WorkAdviser"),
    CV_TEXT: entrypoint("/workers/cv-text/index.ts", "CvTextReader"),
    QUEUE: { send: async (body: unknown) => void setTimeout(() => void deliver(body)) },
  };
  return { env, context };

  /** Another Worker's methods, from its sources of the moment. */
  function entrypoint(file: string, name: string) {
    return new Proxy(
      {},
      {
        get:
          (_, method: string) =>
          async (...args: unknown[]) => {
            const Class = (await load(file))[name] as Entrypoint;
            return new Class(context, env)[method]?.(...args);
          },
      },
    );
  }

  /** Once: whatever fails stands in the outbox, where the sweep finds it. */
  async function deliver(body: unknown): Promise<void> {
    const message = {
      id: crypto.randomUUID(),
      timestamp: new Date(),
      body,
      attempts: 1,
      ack: () => {},
      retry: () => {},
    };
    try {
      const { default: work } = (await load("/workers/work/index.ts")) as { default: QueueHandler };
      await work.queue({ queue: "rolecall-work", messages: [message] }, env);
    } catch (error) {
      console.error("[ERROR]", error);
    }
  }
}

const varsOf = (configuration: string) =>
  parse(readFileSync(configuration, "utf8")).vars as Record<string, string>;
