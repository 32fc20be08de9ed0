import { ulid } from "ulid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "~/paths";
import { flashOf } from "../support/flash";
import { wordsOf } from "../support/pages";
import { aRecruiter } from "../support/people";
import { aJob } from "../support/postings";
import { type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

type Cookie = { cookie: string };
const save = (by: Cookie, name: string, list: string, shared = false) =>
  product.post(paths.savedViews(), { intent: "save", name, list, ...(shared && { shared: "on" }) }, by);
const seen = async (by: Cookie) => wordsOf(await product.fetch(paths.savedViews(), by));
const idOf = (name: string) =>
  product.db.prepare("select id from saved_views where name = ?").bind(name).first<string>("id");

test("a list is kept under a name, for oneself or the company, and says when its job is gone", async () => {
  const priya = await aRecruiter(product, { name: "Priya Nair" });
  const noor = await aRecruiter(product, {
    companyId: priya.companyId,
    name: "Noor",
    role: "hiring-manager",
  });
  const stranger = await aRecruiter(product, { companyName: "Bergwerk" });
  const job = await aJob(product, priya);
  const list = `?job=${job.id}&status=snoozed&sort=name`;
  const open = await (await product.fetch(paths.candidates() + list, priya)).text();
  expect(open.replaceAll("&amp;", "&")).toContain(`href="${paths.savedViews(list)}"`);
  expect(await wordsOf(await product.fetch(paths.savedViews(list), priya))).toContain("Name of this list");

  const sent = await save(priya, "Asleep", `${list}&after=5~5&next=https://evil.example`, true);
  expect(sent.headers.get("Location")).toBe(paths.candidates() + list);
  expect(await flashOf(sent)).toBe("The view is saved.");
  await save(priya, "Only mine", "?q=okafor");
  expect(await seen(priya)).toMatch(/Asleep yours, shared.*Only mine only yours/s);
  expect(await seen(noor)).toContain("Asleep shared by Priya Nair");
  expect(await seen(noor)).not.toMatch(/Only mine|Rename|Delete/);
  expect(await seen(stranger)).toContain("No views yet");

  await product.post(paths.deleteJob(job.id), {}, priya);
  expect(await seen(noor)).toContain("its job is gone");
  expect((await product.fetch(paths.candidates() + list, noor)).status).toBe(200);
});

test("only whoever saved a view renames it, and an owner deletes what others share", async () => {
  const priya = await aRecruiter(product);
  const noor = await aRecruiter(product, { companyId: priya.companyId, role: "recruiter" });
  const stranger = await aRecruiter(product, { companyName: "Bergwerk" });
  await save(noor, "Shared", "?status=pending", true);
  await save(noor, "Own", "?status=passed");
  const [shared, own] = [await idOf("Shared"), await idOf("Own")];
  const rename = (by: Cookie, id: string | null, name: string) =>
    product.post(paths.savedViews(), { intent: "rename", id: id ?? "", name }, by);
  for (const by of [priya, stranger]) expect((await rename(by, shared, "Mine now")).status).toBe(404);
  expect((await rename(noor, ulid(), "Nothing")).status).toBe(404);
  for (const [name, status, said] of [
    ["Own", 409, "You have a view of that name"],
    [" ", 422, "Please give it a name"],
  ] as const) {
    const refused = await rename(noor, shared, name);
    expect(refused.status).toBe(status);
    expect(await wordsOf(refused)).toContain(said);
  }
  expect((await rename(noor, shared, "Undecided")).status).toBe(303);

  const remove = (by: Cookie, id: string | null) =>
    product.post(paths.savedViews(), { intent: "delete", id: id ?? "" }, by);
  for (const [by, id] of [
    [stranger, shared],
    [stranger, own],
    [priya, own],
  ] as const)
    await remove(by, id);
  expect(await seen(noor)).toMatch(/Own.*Undecided/s);
  await remove(priya, shared);
  expect(await seen(noor)).not.toContain("Undecided");
});

test("a name used again stands for the new list, and nobody keeps more than thirty", async () => {
  const priya = await aRecruiter(product);
  for (let count = 0; count < 30; count += 1) await save(priya, `View ${count}`, "?status=pending");
  expect((await save(priya, "One more", "?status=passed")).status).toBe(409);
  expect((await save(priya, "View 7", "?status=passed")).status).toBe(303);
  const views = product.db.prepare("select count(*) as n from saved_views");
  expect(await views.first("n")).toBe(30);
  const again = product.db.prepare("select search from saved_views where name = 'View 7'");
  expect(await again.first("search")).toBe("?status=passed");
  await product.db.prepare("delete from members where user_id = ?").bind(priya.id).run();
  expect(await views.first("n")).toBe(0);
});
