import { generateKeyPairSync } from "node:crypto";
import { jwtVerify } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { googleIndexing, type TokenCache } from "~/services/search-engines/google-indexing";
import { indexNow } from "~/services/search-engines/index-now";
import { type ModelService, startModelService } from "./support/model-service";

let service: ModelService;
beforeAll(async () => {
  service = await startModelService();
});
beforeEach(() => {
  service.asked.length = 0;
});
afterAll(() => service.close());

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const url = "https://rolecall.example/careers/acme/baker-abcd2345";

/** Tokens are given; the request behind them is answered with this status. */
const answering = (status: number, tokenStatus = 200) =>
  service.behave((response) => {
    const asksForToken = service.asked.at(-1)?.body.startsWith("grant_type=") ?? false;
    response.writeHead(asksForToken ? tokenStatus : status, { "Content-Type": "application/json" });
    response.end(asksForToken ? '{"access_token":"a-token"}' : "{}");
  });
/** As a KV namespace keeps them, for as many seconds as it was told. */
const aCache = () => {
  const kept = new Map<string, { token: string; expirationTtl: number }>();
  const cache: TokenCache = {
    get: async (key) => kept.get(key)?.token ?? null,
    put: async (key, token, { expirationTtl }) => void kept.set(key, { token, expirationTtl }),
    delete: async (key) => void kept.delete(key),
  };
  return { kept, cache };
};

const engines = (cache: TokenCache | null = null) => ({
  notices: indexNow({ key: "a-key-of-ours", origin: "https://rolecall.example", endpoint: service.url }),
  google: googleIndexing({
    cache,
    endpoint: service.url,
    account: {
      client_email: "robot@rolecall.example",
      private_key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
      token_uri: service.url,
    },
  }),
});

test.each([
  [200, "told"],
  [202, "told"],
  [400, "refused"],
  [403, "refused"],
  [422, "refused"],
  [429, "later"],
  [500, "later"],
  [503, "later"],
])("IndexNow's answer %i is taken for %s", async (status, kind) => {
  answering(status);
  expect((await engines().notices.tell([url])).kind).toBe(kind);
  expect(JSON.parse(service.asked[0]?.body ?? "")).toEqual({
    host: "rolecall.example",
    key: "a-key-of-ours",
    keyLocation: "https://rolecall.example/a-key-of-ours.txt",
    urlList: [url],
  });
});

test.each([
  [200, "told"],
  [400, "refused"],
  [403, "refused"],
  [404, "refused"],
  [401, "later"],
  [429, "later"],
  [500, "later"],
  [503, "later"],
])("Google's answer %i is taken for %s", async (status, kind) => {
  answering(status);
  expect((await engines().google.tell({ url, kind: "deleted" })).kind).toBe(kind);
  expect(JSON.parse(service.asked[1]?.body ?? "")).toEqual({ url, type: "URL_DELETED" });
  expect(service.asked[1]?.headers.authorization).toBe("Bearer a-token");
});

test("Google is shown who we are by a signature, once for many pages", async () => {
  answering(200);
  const { google } = engines();
  await google.tell({ url, kind: "updated" });
  await google.tell({ url, kind: "updated" });
  expect(service.asked).toHaveLength(3);
  const assertion = new URLSearchParams(service.asked[0]?.body).get("assertion") ?? "";
  const { payload } = await jwtVerify(assertion, publicKey, { audience: service.url });
  expect(payload).toMatchObject({
    iss: "robot@rolecall.example",
    scope: "https://www.googleapis.com/auth/indexing",
  });
});

test("Google's token is kept for fifty minutes, and no longer than Google takes it", async () => {
  answering(200);
  const { kept, cache } = aCache();
  const sweep = () => engines(cache).google.tell({ url, kind: "updated" });
  await sweep();
  await sweep();
  expect(service.asked.filter(({ body }) => body.startsWith("grant_type="))).toHaveLength(1);
  expect(service.asked.at(-1)?.headers.authorization).toBe("Bearer a-token");
  expect([...kept.values()]).toEqual([{ token: "a-token", expirationTtl: 3000 }]);
  expect([...kept.keys()].join()).not.toContain("PRIVATE KEY");
  answering(401);
  const refused = await sweep();
  expect(refused).toEqual({ kind: "later", reason: "answered 401" });
  expect(kept.size).toBe(0);
});

test("an engine that gives no token, or hangs up, is asked again later", async () => {
  answering(200, 500);
  expect((await engines().google.tell({ url, kind: "updated" })).kind).toBe("later");
  service.behave((response) => response.destroy());
  expect((await engines().notices.tell([url])).kind).toBe("later");
});
