import { defineConfig } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "./test/support/browser/chromium.ts";

// Workers read this file again, and the board that was set up for the run is known by then.
export default defineConfig({
  testDir: "test/browser",
  testMatch: "**/*.test.ts",
  // The reports of `npm test` lie beside it, and this folder is emptied at each start.
  outputDir: "test-results/browser",
  globalSetup: "./test/support/browser/browser-setup.ts",
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A busy machine may need a second look; `npm test` still names the test.
  retries: 1,
  use: {
    baseURL: process.env.BOARD_URL,
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
    // Its answers would pass by the tests' own; offline.test.ts lets it in.
    serviceWorkers: "block",
    // A page that hangs would otherwise hold its test for two minutes.
    actionTimeout: 30_000,
    trace: "on-first-retry",
  },
});
