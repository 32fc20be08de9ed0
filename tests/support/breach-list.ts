import { createHash } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const sha1 = (text: string) => createHash("sha1").update(text).digest("hex").toUpperCase();

/** A stand-in for the range service. It lists `stolen`, and pads its answer with `padding`. */
export async function startBreachList(known: { stolen: string; padding: string }) {
  const asked: { path: string; padded: unknown }[] = [];
  let behave: ((response: ServerResponse) => void) | null = null;
  const server = createServer((request, response) => {
    const prefix = request.url?.slice("/range/".length) ?? "";
    asked.push({ path: request.url ?? "", padded: request.headers["add-padding"] });
    if (behave !== null) return behave(response);
    const lines = [`${"0".repeat(35)}:7`];
    for (const [password, count] of [
      [known.stolen, 31],
      [known.padding, 0],
    ] as const)
      if (sha1(password).startsWith(prefix)) lines.push(`${sha1(password).slice(5)}:${count}`);
    response.end(lines.join("\r\n"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`,
    asked,
    prefixOf: (password: string) => sha1(password).slice(0, 5),
    behave(next: typeof behave) {
      behave = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
