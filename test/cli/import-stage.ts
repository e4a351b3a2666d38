import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll } from "vitest";
import type { Database } from "../../server/database/connection.ts";
import { type ImportOptions, importFiles } from "../../server/import/import-files.ts";
import type { ImportReport } from "../../server/import/import-report.ts";
import { createTestDatabase } from "../support/postgres/test-postgres.ts";

type Contents = Record<string, string | Uint8Array | readonly unknown[]>;

type ImportStage = {
  database: Database;
  /** Imports files with these contents, by name; a list is written as JSON. Returns the report and what was printed. */
  importing(contents: Contents, options?: ImportOptions): Promise<ImportReport & { printed: string }>;
};

/** A database for a test file. */
export function importStage(): ImportStage {
  const stage = {} as ImportStage;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const created = await createTestDatabase();
    drop = created.drop;
    Object.assign(stage, {
      database: created.database,
      importing: (contents, options) => importing(created.database, contents, options),
    } satisfies ImportStage);
  });
  afterAll(() => drop());
  return stage;
}

async function importing(database: Database, contents: Contents, options: ImportOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), "import-"));
  const out = new PassThrough();
  try {
    const files = Object.entries(contents).map(async ([name, content]) => {
      const path = join(folder, name);
      await writeFile(path, Array.isArray(content) ? JSON.stringify(content) : (content as string | Uint8Array));
      return path;
    });
    const report = await importFiles(database, await Promise.all(files), { out, ...options });
    return { ...report, printed: String(out.read() ?? "") };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The report's line for a kind. */
export const counts = (added: number, updated = 0, unchanged = 0, refused = 0) => ({
  added,
  updated,
  unchanged,
  refused,
});

/** Everything that an import writes, to compare before and after. */
export async function everythingIn(database: Database) {
  const tables = [
    "skills",
    "skill_aliases",
    "skill_implications",
    "implied_skills",
    "posts",
    "companies",
    "jobs",
    "projects",
    "post_skills",
    "users",
    "user_skills",
    "events",
    "search_documents",
  ];
  const rows = tables.map((table) => database`select t::text from ${database(table)} t order by 1`);
  return (await Promise.all(rows)).map((table) => table.map((row) => row.t));
}
