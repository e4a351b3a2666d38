import { configDefaults, defineConfig } from "vitest/config";

/** Slow: `npm run test:faults` tries them, `npm test` the other ones. Hostile ones measure the memory of their process. */
const hostile = ["test/hostile/**/*.test.ts"];
const faults = ["test/faults/**/*.test.ts"];

export default defineConfig({
  test: {
    exclude: [...configDefaults.exclude, "build/**", "test/browser/**"],
    globalSetup: "test/support/postgres/postgres-setup.ts",
    // One more than the processors: programs that start and mails that come are waited for.
    maxWorkers: 3,
    // Real programs, databases and mails: on a busy machine they need their time, and a second look at times. `npm test`
    // names the tests that took one.
    testTimeout: 60_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    retry: 1,
    projects: [
      { extends: true, test: { name: "hostile", include: hostile } },
      { extends: true, test: { name: "faults", include: faults, isolate: false } },
      // A process reads the server's code once, not anew for each file.
      {
        extends: true,
        test: { name: "board", include: ["**/*.test.{ts,tsx}"], exclude: [...hostile, ...faults], isolate: false },
      },
    ],
  },
});
