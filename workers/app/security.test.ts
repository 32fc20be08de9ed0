import { expect, test } from "vitest";
import { withSecurityHeaders } from "./security";

const settings = { publicOrigin: "https://rolecall.example", analyticsTag: null, development: false };

const framers = (path: string) => {
  const page = new Response("", { headers: { "X-Framed-By": "https://www.quayside.example" } });
  const facts = { nonce: "n", requestId: "r", settings: settings as never, path, signedIn: false };
  const { headers } = withSecurityHeaders(page, facts);
  expect(headers.has("X-Framed-By")).toBe(false);
  return /frame-ancestors ([^;]*)/.exec(headers.get("Content-Security-Policy") ?? "")?.[1];
};

test("a company's embedded list may be framed by the sites that its route names", () => {
  expect(framers("/careers/quayside/embed")).toBe("https://www.quayside.example");
});

test.each([
  "/careers/quayside",
  "/careers/quayside/embed/",
  "/careers/quayside/clerk-abcd2345",
  "/login",
  "/settings?x=/careers/quayside/embed",
])("no site frames %s, whatever its route says", (path) => {
  expect(framers(path)).toBe("'none'");
});
