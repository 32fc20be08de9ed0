import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { paths } from "~/paths";
import { COMPANY } from "../../db/seed/people";
import { type Product, serve } from "../../workers/local/serve";
import { freePort } from "../../workers/local/settings";
import { noProblems } from "../support/axe";
import {
  type AtProvider,
  CLIENT,
  type IdentityProvider,
  startIdentityProvider,
} from "../support/identity-provider";
import { test } from "../support/journey";

let product: Product;
let provider: IdentityProvider;
let stateDir: string;

/** A product of its own, since the others are offered no provider; one for both ways to use it. */
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  provider = await startIdentityProvider(`http://localhost:${port}`);
  stateDir = mkdtempSync(join(tmpdir(), "rolecall-provider-"));
  cpSync(process.env.SEEDED_STATE ?? "", stateDir, { recursive: true });
  const vars = {
    OIDC_ISSUER: provider.issuer,
    OIDC_NAME: "Northwind",
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_EMAIL_DOMAIN: "northwind.example",
    OIDC_COMPANY_ID: COMPANY.id,
    OIDC_ROLE: "recruiter",
  };
  product = await serve({ port, mailboxPort: 0, stateDir, vars });
});

test.afterAll(async () => {
  await product?.stop();
  await provider?.close();
  if (stateDir) rmSync(stateDir, { recursive: true, force: true });
});

async function signInAs(page: Page, person: AtProvider, at: string): Promise<void> {
  provider.person = person;
  await page.goto(product.origin + at);
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole("link", { name: "Sign in with Northwind" }).click();
  await page.getByRole("button", { name: `I am ${person.sub}` }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("someone of the company signs in at its provider, and is back where they were going", async ({
      page,
    }) => {
      const person = {
        sub: "nw-1",
        email: "tomas@northwind.example",
        email_verified: true,
        name: "Tomás Ruiz",
      };
      await signInAs(page, person, paths.postJob());
      await expect(page).toHaveURL(product.origin + paths.postJob(1));
      await page.goto(product.origin + paths.dashboard());
      await expect(page.getByText("Welcome, Tomás Ruiz")).toBeVisible();
    });

    test("someone whose address the provider has not verified gives the account's password once", async ({
      page,
    }) => {
      const person = {
        sub: `nw-2-${javaScriptEnabled}`,
        email: "amara.okafor@example.org",
        email_verified: false,
      };
      await signInAs(page, person, paths.applications());
      await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
      if (javaScriptEnabled) await noProblems(page, "auth/provider-link.tsx");
      await page.getByLabel("Password", { exact: true }).fill("marigold-register-1");
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(page).toHaveURL(product.origin + paths.applications());
    });

    test("while the provider is away, people sign in with their password", async ({ page }) => {
      provider.instead = (_, response) => {
        response.writeHead(502).end();
        return true;
      };
      await page.goto(product.origin + paths.login("/jobs"));
      await page.getByRole("link", { name: "Sign in with Northwind" }).click();
      await expect(page.getByRole("heading", { name: "Authentication Error" })).toBeVisible();
      await expect(
        page.getByText("Failed to initialize authentication. Please refresh the page."),
      ).toBeVisible();
      if (javaScriptEnabled) await noProblems(page, "auth/provider.tsx");
      provider.instead = null;
      await page.getByRole("link", { name: "Sign in with your password" }).click();
      await expect(page).toHaveURL(product.origin + paths.login("/jobs"));
      await page.goto(product.origin + paths.providerCallback());
      await expect(page.getByRole("heading", { name: "Authentication Error" })).toBeVisible();
      if (javaScriptEnabled) await noProblems(page, "auth/provider-callback.tsx");
    });
  });
}
