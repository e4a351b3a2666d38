import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Figure, sizes } from "./case.ts";
import type { Checkout, Server } from "./checkout.ts";
import { answerOf, median } from "./load.ts";

/** Sentence 7: start and memory with the demo's data, and the start of a fresh clone. */
export async function measureStart(board: Checkout, folder: string): Promise<Figure[]> {
  const of = { sentence: 7, size: sizes[0] };
  await board.run(["server/demo.ts"], { DATA_DIR: folder });
  const times: number[] = [];
  let server: Server | undefined;
  for (let round = 0; round < 4; round += 1) {
    await server?.stop();
    const began = performance.now();
    server = await board.serve({ DATA_DIR: folder });
    await answerOf(server.url, { path: "/readyz" });
    times.push((performance.now() - began) / 1000);
  }
  await pause(20_000);
  const idle = server?.megabytes() ?? 0;
  await server?.stop();
  const target = { most: 2.5 };
  return [
    // The first start fills the caches of compiled code.
    { ...of, name: "start to first answer, warm", unit: "s", target, value: median(times.slice(1)) },
    { ...of, name: "memory with the demo, 20 s after", unit: "MB", target: { most: 180 }, value: idle },
    { ...of, name: "fresh clone to first answer", unit: "s", target: { most: 60 }, ...(await freshClone(board.root)) },
  ];
}

/** Clones the checkout's last commit and runs `npm start`, as somebody new does. */
async function freshClone(root: string): Promise<{ value: number; failure?: string }> {
  const folder = mkdtempSync(join(tmpdir(), "homecoming-bench-"));
  const began = performance.now();
  spawnSync("git", ["clone", "-q", root, join(folder, "clone")]);
  const { HOME, PATH = "", npm_config_cache = "" } = process.env;
  const outside = PATH.split(delimiter).filter((part) => !part.includes("node_modules"));
  const port = 20_000 + (process.pid % 20_000);
  const env = { HOME, PATH: outside.join(delimiter), PORT: String(port), npm_config_cache };
  const child = spawn("npm", ["start"], { cwd: join(folder, "clone"), env, detached: true, stdio: "ignore" });
  try {
    const url = `http://127.0.0.1:${port}`;
    for (;;) {
      const answer = await answerOf(url, { path: "/" }).catch(() => undefined);
      const value = (performance.now() - began) / 1000;
      if (answer?.status === 200) return { value };
      if (child.exitCode !== null || value > 300) return { value: Number.NaN, failure: "it didn't start" };
      await pause(100);
    }
  } finally {
    if (child.exitCode === null) {
      const ended = once(child, "close");
      process.kill(-(child.pid as number), "SIGTERM");
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  }
}
