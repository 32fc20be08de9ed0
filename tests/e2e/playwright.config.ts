import { defineConfig } from "@playwright/test";
import { findChromium } from "../../workers/local/find-chromium";

/**
 * Playwright's own list (of two, Chromium takes the last), and the suggestions under the address bar that
 * nobody sees here: two pages drawn anew for each journey, half of what a window costs.
 */
const NOT_NEEDED = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxAimPopup",
];

/** Browser journeys against the built product, which `global-setup.ts` serves once for all of them. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  globalSetup: "./global-setup.ts",
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine is no failure.
  timeout: 240_000,
  // Whoever needs the second is named at the end of a run.
  retries: 1,
  expect: { timeout: 60_000 },
  use: {
    baseURL: process.env.PRODUCT_ORIGIN,
    locale: "en-GB",
    // Requests that pass through one cannot be answered by a journey; `offline.spec.ts` lets it in.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${NOT_NEEDED.join(",")}`,
      ],
    },
  },
  projects: [
    { name: "with JavaScript", use: { javaScriptEnabled: true } },
    {
      name: "without JavaScript",
      use: { javaScriptEnabled: false },
      // axe cannot look where no script runs, and there the browser itself says that it waits; the provider's
      // starts a product for both.
      testIgnore: ["accessibility.spec.ts", "offline.spec.ts", "provider-sign-in.spec.ts", "waiting.spec.ts"],
      grepInvert: /@scripts/,
    },
  ],
});
