// What `npm run figures` does: prints how large the code is, beside the aims. It never fails.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";

const source = /\.(tsx?|mjs|js|sql|css)$/;
const files = execFileSync("git", ["ls-files"], { encoding: "utf8", maxBuffer: 1 << 26 })
  .split("\n")
  .filter((file) => source.test(file) && !file.startsWith("database/frozen-migrations/"));

const inside = (...folders) => files.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
const linesIn = (chosen) => chosen.reduce((sum, file) => sum + readFileSync(file, "utf8").split("\n").length - 1, 0);
const foldersOf = (chosen) => new Set(chosen.map(dirname)).size;

const parts = ["server", "web", "contract", "messages", "database", "test", "bench", "scripts"];
const rows = [
  ...parts.map((part) => [part, inside(part)]),
  ["server + web + contract + SQL", inside("server", "web", "contract", "database"), { lines: 60_000 }],
  ["test + bench", inside("test", "bench"), { lines: 38_000 }],
  ["server + web", inside("server", "web"), { files: 950, folders: 90 }],
  ["all of these", inside(...parts), { files: 1_300 }],
];

const shown = (figure, aim) => `${figure.toLocaleString("en")}${aim ? ` (≤ ${aim.toLocaleString("en")})` : ""}`;
console.log(`${"".padEnd(32)}${["lines", "files", "folders"].map((word) => word.padStart(18)).join("")}`);
for (const [name, chosen, aim = {}] of rows) {
  const figures = [
    shown(linesIn(chosen), aim.lines),
    shown(chosen.length, aim.files),
    shown(foldersOf(chosen), aim.folders),
  ];
  console.log(`${name.padEnd(32)}${figures.map((figure) => figure.padStart(18)).join("")}`);
}
