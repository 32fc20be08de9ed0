import { expect, test } from "vitest";
import { sourceQuery, visitSource } from "./visit-source";

const ORIGIN = "https://rolecall.example/careers/acme/baker-abcd2345";
const from = (query: string, referrer?: string) =>
  visitSource(new Request(ORIGIN + query, { headers: referrer === undefined ? {} : { Referer: referrer } }));

test("what the address says counts before the page somebody came from", () => {
  expect(from("?src=indeed&utm_source=x", "https://news.example/a").src).toBe("indeed");
  expect(from("?utm_source=spring&utm_medium=mail&utm_campaign=May", "https://news.example/a")).toEqual({
    src: "spring",
    medium: "mail",
    campaign: "May",
  });
  expect(from("", "https://news.example/secret?q=1").src).toBe("news.example");
});

test("whoever types the address, or comes from a page of ours, comes directly", () => {
  expect(from("").src).toBe("direct");
  expect(from("", "https://rolecall.example/careers").src).toBe("direct");
  expect(from("", "no address").src).toBe("direct");
});

test("what is no plain word is called other", () => {
  for (const odd of ["<script>", "a@example.org", "x".repeat(65), "Café ☕", "a\nb"])
    expect(from(`?src=${encodeURIComponent(odd)}`).src, odd).toBe("other");
  for (const plain of ["Uni Leeds fair", "Göteborg meet-up", "Niños", "Tromsø", "日本", "हिन्दी"])
    expect(from(`?src=${encodeURIComponent(plain)}`).src).toBe(plain);
  expect(from(`?src=${encodeURIComponent("Go\u0308teborg")}`).src).toBe("Göteborg");
});

test("the first source travels on in the address, and a direct visit leaves it alone", () => {
  expect(sourceQuery(from("?src=Uni%20Leeds&utm_medium=qr"))).toBe("?src=Uni+Leeds&utm_medium=qr");
  expect(sourceQuery(from(""))).toBe("");
});
