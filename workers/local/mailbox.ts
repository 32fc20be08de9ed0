import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { messageBody, messagePage, messagesPage, noSuchMessagePage } from "./mailbox-pages.ts";
import { MailboxStore, type Message, type Reply, refusal } from "./mailbox-store.ts";

/** `reset` drops the connection unread; `lostReply` delivers the message and then drops it. */
type Fault =
  | { kind: "status"; status: number }
  | { kind: "hang" }
  | { kind: "html" }
  | { kind: "reset" }
  | { kind: "lostReply" };

export type Mailbox = {
  url: string;
  messages(): Message[];
  clear(): void;
  /** The next `times` send requests (1 by default). Faults queue up in the order given. */
  failNext(fault: Fault, times?: number): void;
  recover(): void;
  requestCount(): number;
  close(): Promise<void>;
};

const MAX_BODY_BYTES = 1_000_000;

/** Port 0 takes a free one. @throws when the port is taken (`EADDRINUSE`). */
export async function startMailbox({ port }: { port: number }): Promise<Mailbox> {
  const store = new MailboxStore();
  const faults: Fault[] = [];
  let requests = 0;

  async function answer(request: IncomingMessage): Promise<Answer | "hang" | "drop"> {
    const { pathname } = new URL(request.url ?? "/", "http://mailbox");
    if (request.method !== "POST" || !/^\/emails(\/batch)?$/.test(pathname)) {
      return show(store, pathname, request.method ?? "GET");
    }
    requests += 1;
    return receive(store, pathname, request, faults.shift());
  }

  const server = createServer(async (request, response) => {
    const answered = await answer(request).catch(() => "drop" as const);
    if (answered === "drop") request.socket.destroy();
    else if (answered !== "hang") send(response, answered);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages: () => store.messages(),
    clear: () => store.clear(),
    failNext: (fault, times = 1) => {
      for (let n = 0; n < times; n += 1) faults.push(fault);
    },
    recover: () => {
      faults.length = 0;
    },
    requestCount: () => requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Answer = { status: number; type: "json" | "html"; body: string; policy?: string };

async function receive(
  store: MailboxStore,
  path: string,
  request: IncomingMessage,
  fault: Fault | undefined,
): Promise<Answer | "hang" | "drop"> {
  if (fault?.kind === "reset") return "drop";
  const body = await readBody(request);
  if (fault?.kind === "hang") return "hang";
  if (fault?.kind === "html") return page("<!doctype html><title>Down for maintenance</title>");
  if (fault?.kind === "status") {
    return json(refusal(fault.status, "application_error", "The mail service failed."));
  }
  const reply = unauthorised(request) ?? deliver(store, path, body, request);
  return fault?.kind === "lostReply" ? "drop" : json(reply);
}

function unauthorised(request: IncomingMessage): Reply | null {
  if (/^Bearer \S+$/.test(request.headers.authorization ?? "")) return null;
  return refusal(401, "missing_api_key", "Missing API Key");
}

function deliver(store: MailboxStore, path: string, body: string | null, request: IncomingMessage): Reply {
  if (body === null) return refusal(413, "validation_error", "The request is too large.");
  const key = request.headers["idempotency-key"];
  return store.deliver(path, body, typeof key === "string" ? key : null, new Date());
}

function show(store: MailboxStore, path: string, method: string): Answer {
  if (path === "/messages" && method === "DELETE") {
    store.clear();
    return json({ status: 200, body: [] });
  }
  if (method !== "GET" && method !== "HEAD") {
    return json(refusal(405, "method_not_allowed", "GET reads the mailbox, DELETE /messages empties it."));
  }
  if (path === "/messages") return json({ status: 200, body: store.messages() });
  if (path === "/") return page(messagesPage(store.messages()));
  const [, id = "", body] = /^\/messages\/([\w-]+)(\/body)?$/.exec(path) ?? [];
  const message = store.find(id);
  if (!message) return { ...page(noSuchMessagePage()), status: 404 };
  return body ? { ...page(messageBody(message)), policy: BODY_POLICY } : page(messagePage(message));
}

function json({ status, body }: Reply): Answer {
  return { status, type: "json", body: JSON.stringify(body) };
}

function page(html: string): Answer {
  return { status: 200, type: "html", body: html, policy: PAGE_POLICY };
}

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";
/** A message is hostile until shown otherwise: no script, nothing loaded; links open in their own tab. */
const BODY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups " +
  "allow-popups-to-escape-sandbox";

function send(response: ServerResponse, { status, type, body, policy }: Answer): void {
  response.setHeader("content-type", type === "json" ? "application/json" : "text/html; charset=utf-8");
  if (policy) response.setHeader("content-security-policy", policy);
  response.writeHead(status).end(body);
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size > MAX_BODY_BYTES ? null : Buffer.concat(chunks).toString("utf8");
}
