import { configDefaults, defineConfig } from "vitest/config";

/** They measure the memory of the process that they run in. */
const measured = ["test/hostile/**/*.test.ts"];

export default defineConfig({
  test: {
    exclude: [...configDefaults.exclude, "build/**", "test/browser/**"],
    globalSetup: "test/support/postgres/postgres-setup.ts",
    maxWorkers: 2,
    // Real programs, databases and mails: on a busy machine they need their time, and a second look at times. `npm test`
    // names the tests that took one.
    testTimeout: 60_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    retry: 1,
    projects: [
      { extends: true, test: { name: "measured", include: measured } },
      // A process reads the server's code once, not anew for each file.
      { extends: true, test: { name: "together", include: ["**/*.test.{ts,tsx}"], exclude: measured, isolate: false } },
    ],
  },
});
