import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, "build/**", "test/browser/**"],
    globalSetup: "test/support/postgres/postgres-setup.ts",
    maxWorkers: 2,
    // Real programs, databases and mails: on a busy machine they need their time, and a second look at times. `npm test`
    // names the tests that took one.
    testTimeout: 60_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    retry: 1,
  },
});
