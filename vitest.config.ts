import { configDefaults, defineConfig } from "vitest/config";

/** They measure time or memory, so nothing runs beside them, and only `npm run test:all` runs them. */
const alone = ["test/faults/**/*.test.ts", "test/hostile/{hostile,long-texts,pictures}.test.ts"];

export default defineConfig({
  test: {
    exclude: [...configDefaults.exclude, "build/**", "test/browser/**"],
    globalSetup: "test/support/postgres/postgres-setup.ts",
    // One more than the processors: programs that start and mails that come are waited for.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    tags: [{ name: "all", description: "Only `npm run test:all` runs it" }],
    projects: [
      { extends: true, test: { name: "alone", include: alone } },
      // A process reads the server's code once, not anew for each file.
      { extends: true, test: { name: "board", include: ["**/*.test.{ts,tsx}"], exclude: alone, isolate: false } },
    ],
  },
});
