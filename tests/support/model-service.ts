import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the stand-in answers: a status and a body, or whatever it does to the connection. */
export type Manner = (response: ServerResponse) => void;

export type ModelService = {
  /** What AI_BASE_URL is set to. */
  url: string;
  /** The bodies that it was sent, and the headers that came with them. */
  asked: { body: string; headers: Record<string, string | string[] | undefined> }[];
  behave(manner: Manner): void;
  close(): Promise<void>;
};

/** A stand-in for a model's service on the loopback, as badly behaved as a test wants it. */
export async function startModelService(): Promise<ModelService> {
  const asked: ModelService["asked"] = [];
  let manner: Manner = says({ dimensions: [] });
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    asked.push({ body, headers: request.headers });
    manner(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    behave(next) {
      manner = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const answers =
  (status: number, body: string, headers: Record<string, string> = {}): Manner =>
  (response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(body);
  };

/** A well-formed completion that holds `content`, as JSON unless it is text already. */
export const says = (content: unknown): Manner =>
  answers(
    200,
    JSON.stringify({
      model: "stand-in-2026-01",
      system_fingerprint: "fp_1",
      choices: [
        {
          finish_reason: "stop",
          message: { content: typeof content === "string" ? content : JSON.stringify(content) },
        },
      ],
    }),
  );
