import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { dataFolder, unhurried } from "../start/data-folder.ts";
import { caller } from "../support/caller.ts";
import { runHere } from "../support/command-line.ts";
import { runProgram } from "../support/server-process.ts";

const root = join(import.meta.dirname, "../..");
const pages = [
  "README.md",
  "docs/operating.md",
  "docs/operating/upgrading.md",
  "docs/importing.md",
  "docs/kubernetes.md",
  "CONTRIBUTING.md",
];
const board = "npm run board -- ";

/** Commands that can't run here: other programs, other machines, and what has tests of its own. */
const runElsewhere = [
  /^git clone <this repository> homecoming && cd homecoming$/,
  /^npm (start|test|run test:all)( -- jobs)?( +#.*)?$/,
  /^install -m 0600 \/dev\/null \.env$/,
  /^sudo (useradd|git clone|cp|ln|install|systemctl|homecoming) /,
  /^sudo -u homecoming psql /,
  /^cd \/opt\/homecoming && sudo /,
  /^(BOARD_HOST=\S+ DATABASE_PASSWORD=\S+ DATABASE_ADMIN_PASSWORD=\S+ )?docker compose /,
  /^kubectl exec /,
];
/** Output of the board that a page shows. */
const said = [/^Refused: /, /^added +updated/, /^(companies|jobs) +\d/];

/** Every line that a page shows as a command: indented, or in an `sh` block. */
function commandsOn(page: string): string[] {
  const text = readFileSync(join(root, page), "utf8");
  const fenced = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, lines = ""]) => lines.split("\n"));
  const indented = text.replace(/^```[\s\S]*?^```$/gm, "").match(/^ {4,}\S.*$/gm) ?? [];
  return [...fenced, ...indented]
    .map((line) => line.trim())
    .filter((line) => line && !said.some((line_) => line_.test(line)));
}

const wordsOf = (command: string) =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");

test("every command in the documentation is tested here or listed as an exception", () => {
  const all = pages.flatMap(commandsOn);
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((line) => !line.startsWith(board) && !runElsewhere.some((known) => known.test(line)))).toEqual([]);
});

test("every npm script calls an existing command", async () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const words = Object.values<string>(scripts).flatMap((line) => line.match(/run\.mjs (\S+)/)?.[1] ?? []);
  const { code, said: list } = await runProgram("scripts/run.mjs", ["no-such-command"], {});
  expect(code).toBe(1);
  const known = /There are: (.+)\.$/m.exec(list)?.[1]?.split(", ");
  expect(words.length).toBeGreaterThan(5);
  expect(known).toEqual(expect.arrayContaining(words));
});

test("every npm script in the documentation exists", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const named = pages.flatMap((page) => [...readFileSync(join(root, page), "utf8").matchAll(/npm run ([a-z:]+)/g)]);
  expect(named.filter(([, name = ""]) => !(name in scripts))).toEqual([]);
});

describe.runIf(process.platform === "linux")("commands on a new board", { timeout: 4 * unhurried.timeout }, () => {
  test("F22 the board's documented commands succeed", { tags: "all" }, async () => {
    const data = await dataFolder();
    const server = await data.start();
    const folder = dirname(data.path);
    writeFileSync(
      join(folder, "members.csv"),
      "Vorname;Nachname;E-Mail\nMira;Okafor;mira@example.org\nJonas;Groß;jonas@example.org\n",
    );
    writeFileSync(join(folder, "jobs.csv"), "title;link;skills\nDraughtsman;https://example.org/1;Presentation\n");
    const you = { firstName: "You", lastName: "Yourself", email: "you@example.org", password: "lighthouse" };
    expect((await caller(server.url).post("/auth/signup", you)).status).toBe(201);

    const commands = [...new Set(["README.md", "docs/importing.md", "docs/operating.md"].flatMap(commandsOn))];
    const restoring = (line: string) => / restore \S+$/.test(line);
    for (const line of commands.filter((command) => command.startsWith(board) && !restoring(command))) {
      const words = wordsOf(line.slice(board.length)).map((word) =>
        /\.(csv|gz)$/.test(word) ? join(folder, word) : word,
      );
      const { code, said: output } = await runHere(words, { DATA_DIR: data.path });
      if (words[0] !== "doctor") expect(code, `${line}\n${output}`).toBe(0);
      if (words[0] === "doctor") expect(output).toMatch(/✓ database +PostgreSQL/);
    }
    const { status } = await caller(server.url).post("/auth/login", you);
    expect(status).toBe(200);

    const refused = await runHere(["restore", join(folder, "board.backup.gz")], { DATA_DIR: data.path });
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining("This board has members.") });
    expect(await server.stop()).toBe(0);
  });

  test("F22 a stopped board can be moved to another folder", { tags: "all" }, async () => {
    const data = await dataFolder();
    await data.addCompany("Lantern Software");
    const file = join(dirname(data.path), "stopped.gz");
    const backedUp = await runProgram("server/board.ts", ["backup", file], { DATA_DIR: data.path });
    expect(backedUp).toMatchObject({ code: 0, said: expect.stringContaining("every table came back the same") });
    const another = await dataFolder({ isNew: true });
    const restored = await runProgram("server/board.ts", ["restore", file], { DATA_DIR: another.path });
    expect(restored.code, restored.said).toBe(0);
    expect(await another.companies()).toEqual(["Lantern Software"]);
  });
});
