import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Figure, sizes } from "./case.ts";
import type { Checkout, Server } from "./checkout.ts";
import { answerOf, median } from "./load.ts";

/** Sentence 7: start and memory with the demo's data, and the start of a fresh clone. */
export async function measureStart(board: Checkout, folder: string): Promise<Figure[]> {
  const of = { sentence: 7, size: sizes[0] };
  await board.run("server/demo.ts", [], { DATA_DIR: folder });
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
  spawnSync("git", ["clone", "-q", root, folder]);
  const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$)/i.test(name));
  const port = String(20_000 + (process.pid % 20_000));
  const child = spawn("npm", ["start"], {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), PORT: port },
    detached: true,
    stdio: "ignore",
  });
  const ended = once(child, "close");
  for (;;) {
    const answer = await answerOf(`http://127.0.0.1:${port}`, { path: "/" }).catch(() => undefined);
    const value = (performance.now() - began) / 1000;
    if (answer?.status !== 200 && child.exitCode === null && value < 300) {
      await pause(100);
      continue;
    }
    if (child.exitCode === null) process.kill(-(child.pid as number), "SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
    return answer?.status === 200 ? { value } : { value: Number.NaN, failure: "it didn't start" };
  }
}
