import { readdirSync } from "node:fs";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { aRecruiter } from "../support/people";
import { aJob } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

test("pages and scripts name the same style sheets, each built once", () => {
  const sheets = readdirSync("build/client/assets").filter((name) => name.endsWith(".css"));
  const names = sheets.map((name) => name.replace(/-.{8}\.css$/, ""));
  expect(names.filter((name, place) => names.indexOf(name) < place)).toEqual([]);
  expect(names).toContain("jobs");
});

test("migrations that run a second time change no table and no row", async () => {
  await aJob(product, await aRecruiter(product));
  const state = async () => {
    const rows = async (sql: string) => (await product.db.prepare(sql).all()).results;
    return {
      built: await rows("select type, name, sql from sqlite_master order by type, name"),
      applied: await rows("select name from d1_migrations order by id"),
      kept: [
        await rows("select * from jobs"),
        await rows("select * from users"),
        await rows("select * from counters"),
      ],
    };
  };
  const before = await state();
  await product.migrate();
  expect(await state()).toEqual(before);
  const files = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
  expect(before.applied.map(({ name }) => name)).toEqual(files.sort());
});

test("a tab from before a deployment is told to load anew, and what it sends is taken", async () => {
  const { cookie, companyId } = await aRecruiter(product);
  const gone = await product.fetch("/assets/entry.client-0ldBu1ld.js");
  expect([gone.status, gone.headers.get("Cache-Control")]).toEqual([
    404,
    expect.not.stringContaining("immutable"),
  ]);
  const manifest = await product.fetch("/__manifest?p=%2Fjobs&version=0ldbu1ld", { cookie });
  expect([manifest.status, manifest.headers.get("X-Remix-Reload-Document")]).toEqual([204, "true"]);
  const fields = { personName: "Priya Anand Nair", companyName: "Northwind" };
  await product.db.prepare("update companies set evaluates = 0 where id = ?").bind(companyId).run();
  expect((await product.post("/settings", fields, { cookie })).status).toBe(303);
  const kept = await product.db
    .prepare(
      "select u.person_name as person, c.company_name as company, c.evaluates from users u, companies c",
    )
    .first();
  expect(kept).toEqual({ person: "Priya Anand Nair", company: "Northwind", evaluates: 0 });
});
