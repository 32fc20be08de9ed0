import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { takeTableAway } from "../support/away";
import { linkTo, mailsTo } from "../support/mails";
import { wordsOf } from "../support/pages";
import { anApplicant, aRecruiter, PASSWORD } from "../support/people";
import { type Product, startProduct } from "../support/product";

let product: Product;
let bringBack: (() => Promise<void>) | null = null;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());
afterEach(() => putBack());

async function takeAway(table: string): Promise<void> {
  bringBack = await takeTableAway(product.db, table);
}

async function putBack(): Promise<void> {
  await bringBack?.();
  bringBack = null;
}

const anna = {
  email: "anna.berg@example.org",
  password: "seven wooden spoons",
  confirmPassword: "seven wooden spoons",
  companyName: "Bergwerk Tools",
  personName: "Anna Berg",
};
const count = (table: string) => product.db.prepare(`select count(*) as n from ${table}`).first<number>("n");

test("a registration that fails half-way leaves nothing behind, says so, and works again later", async () => {
  await takeAway("outbox");
  const failed = await product.post("/register", anna);
  expect(failed.status).toBe(500);
  const html = await failed.clone().text();
  expect(await wordsOf(failed)).toContain("Failed to create account. Please try again.");
  expect(html).toContain('value="Bergwerk Tools"');
  expect(html).not.toMatch(/SQLITE|D1_ERROR|at file:/);
  for (const table of ["users", "companies", "tokens", "sessions"]) {
    expect([table, await count(table)]).toEqual([table, 0]);
  }
  await putBack();
  expect((await product.post("/register", anna)).status).toBe(303);
  expect(await mailsTo(product, anna.email)).toHaveLength(1);
});

test("signing in while the accounts cannot be read is tried again on its own page", async () => {
  await takeAway("users");
  const failed = await product.post("/login?redirect=/settings", { email: anna.email, password: "guess" });
  expect(failed.status).toBe(500);
  const html = await failed.clone().text();
  expect(await wordsOf(failed)).toMatch(
    /Sign in .*Authentication Error Authentication error\. Please try again\./,
  );
  expect(html).toContain(`value="${anna.email}"`);
  expect(html).not.toContain("guess");
});

test("a refresh that fails says so and can be tried again", async () => {
  const { cookie } = await anApplicant(product, { verified: false });
  await takeAway("attempts");
  const failed = await product.post("/verifyemail", { intent: "resend" }, { cookie });
  expect(failed.status).toBe(500);
  expect(await wordsOf(failed)).toContain("Failed to refresh. Please try again.");
  await putBack();
  expect((await product.post("/verifyemail", { intent: "resend" }, { cookie })).status).toBe(303);
});

test("a dashboard that cannot be filled shows a connection error with a way out", async () => {
  const { cookie } = await aRecruiter(product);
  await takeAway("counters");
  const words = await wordsOf(await product.fetch("/dashboard", { cookie }));
  expect(words).toMatch(/Connection Error.*Sign Out/);
  expect(words).toContain("Failed to load user profile. Please try again.");
});

test("a profile that is stored under no uid says so, with a way out", async () => {
  const { id, cookie } = await aRecruiter(product);
  await product.db.batch([
    product.db.prepare("PRAGMA defer_foreign_keys = on"),
    product.db.prepare("update users set id = '' where id = ?").bind(id),
    product.db.prepare("update sessions set user_id = '' where user_id = ?").bind(id),
    product.db.prepare("update members set user_id = '' where user_id = ?").bind(id),
  ]);
  const words = await wordsOf(await product.fetch("/dashboard", { cookie }));
  expect(words).toMatch(/Connection Error.*Sign Out/);
  expect(words).toContain("Invalid UID format");
});

test("without sessions every page says that the connection is lost, and signing out works", async () => {
  const { cookie } = await aRecruiter(product);
  await takeAway("sessions");
  for (const path of ["/dashboard", "/settings", "/verifyemail"]) {
    const response = await product.fetch(path, { cookie });
    expect([path, response.status]).toEqual([path, 503]);
    const words = await wordsOf(response);
    expect(words).toMatch(/Connection Error.*Sign Out/);
    expect(words).toContain("Network connection lost. Please check your internet connection.");
  }
  const out = await product.post("/sign-out", {}, { cookie });
  expect(out.headers.getSetCookie().join()).toContain("__Host-session=;");
  await putBack();
  expect((await product.fetch("/dashboard", { cookie })).status).toBe(200);
});

test("a password reset that fails changes nothing, and its link still works", async () => {
  const email = "priya@northwind.example";
  await aRecruiter(product, { email });
  await product.post("/forgot-password", { email });
  const link = await linkTo(product, email);
  await takeAway("outbox");
  const fresh = { password: "eleven grey herons", confirmPassword: "eleven grey herons" };
  const failed = await product.post(link, fresh);
  expect(failed.status).toBe(500);
  expect(await wordsOf(failed)).toContain("We could not change your password. Please try again.");
  await putBack();
  expect((await product.post("/login", { email, password: PASSWORD })).status).toBe(303);
  expect((await product.post(link, fresh)).headers.get("Location")).toBe("/login");
});

test("feedback that cannot be kept is still in the form", async () => {
  const { cookie } = await anApplicant(product);
  await takeAway("feedback");
  const failed = await product.post("/connect/Idea", { message: "more ticks please" }, { cookie });
  expect(failed.status).toBe(500);
  expect(await wordsOf(failed)).toMatch(/could not be sent.*more ticks please/);
});
