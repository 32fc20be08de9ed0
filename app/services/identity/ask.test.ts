import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { ask, Unreachable } from "./ask";

async function asked(answer: RequestListener, path = "/"): Promise<unknown> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  try {
    return await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test("an object in JSON is handed on with its status", async () => {
  const answer = await asked((_, response) => response.writeHead(400).end('{"error":"invalid_grant"}'));
  expect(answer).toEqual({ status: 400, body: { error: "invalid_grant" } });
});

test("nobody is led on by a redirect", async () => {
  const visited: (string | undefined)[] = [];
  const leading: RequestListener = (request, response) => {
    visited.push(request.url);
    if (request.url === "/elsewhere") response.end('{"issuer":"x"}');
    else response.writeHead(307, { Location: "/elsewhere" }).end("{}");
  };
  await expect(asked(leading)).rejects.toThrow(Unreachable);
  expect(visited).toEqual(["/"]);
});

test("an answer is read up to its limit and no further", async () => {
  const flood: RequestListener = (_, response) => {
    const more = () => void (response.destroyed || response.write("x".repeat(65_536), more));
    more();
  };
  await expect(asked(flood)).rejects.toThrow("too long an answer");
});

test.each(["<h1>Hello</h1>", "[]", "null", '"text"', ""])("%j is no answer", async (body) => {
  await expect(asked((_, response) => response.end(body))).rejects.toThrow(Unreachable);
});

test("a connection that is refused or reset is no answer", async () => {
  await expect(ask("http://127.0.0.1:1/")).rejects.toThrow(Unreachable);
  await expect(asked((_, response) => response.destroy())).rejects.toThrow(Unreachable);
});
