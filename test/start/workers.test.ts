import { readlinkSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { runProgram, type ServerProcess } from "../support/server-process.ts";
import { dataFolder, killOutright, unhurried } from "./data-folder.ts";

const two = { WORKERS: "2", LOG_LEVEL: "info", TEAM_EMAIL: "team@example.org" };
const soon = { timeout: 20_000 };

describe.runIf(process.platform === "linux")("a board with two workers", unhurried, () => {
  test("answers on one port from both, replaces a killed one, and leaves none behind", {
    tags: "all",
  }, async () => {
    const data = await dataFolder();
    const server = await data.start(two);
    await expect.poll(() => askedWorkers(server), soon).toHaveLength(2);
    expect(workers(server)).not.toContain(server.pid);

    const [first = 0] = workers(server);
    killOutright(first);
    await expect.poll(server.said, soon).toContain(`Worker ${first} ended (SIGKILL).`);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await expect.poll(() => askedWorkers(server), soon).toHaveLength(3);

    await server.kill("SIGKILL");
    await expect.poll(() => workers(server).filter(isAlive), soon).toEqual([]);
  });

  test("F3 does start-up work once, and answers a pending request before it stops", async () => {
    const data = await dataFolder();
    const server = await data.start(two);
    expect((await post(server, "/mail", { name: "Ada", email: "ada@example.org", request: "May I?" })).status).toBe(
      202,
    );
    await expect.poll(server.said, soon).toContain(".eml");
    await expect.poll(() => askedWorkers(server), soon).toHaveLength(2);

    const person = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.org", password: "difference" };
    const before = server.said().length;
    const signUp = post(server, "/auth/signup", person);
    await expect.poll(() => server.said().slice(before), soon).toContain("/api/auth/signup");
    const ended = server.stop();
    expect((await signUp).status).toBe(201);
    expect(await ended).toBe(0);
    for (const once of ["Homecoming is at", "The board is empty.", ".eml"]) {
      expect(server.said().split(once), once).toHaveLength(2);
    }
    expect(workers(server).filter(isAlive)).toEqual([]);
    expect(data.processes()).toEqual([]);
  });

  test("refuses more workers than the database has connections for", { tags: "all" }, async () => {
    const data = await dataFolder();
    const settings = { DATA_DIR: data.path, PORT: "0", WORKERS: "64" };
    const { code, said } = await runProgram("server/main.ts", [], settings);
    expect(code).toBe(1);
    expect(said).toContain("WORKERS can be at most 14: the database allows 100 connections (max_connections).");
    expect(data.processes()).toEqual([]);
  });
});

function post({ url }: ServerProcess, path: string, body: object): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return fetch(`${url}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

/** The ids of the processes that have logged a request so far. */
const workers = ({ said }: ServerProcess) => [
  ...new Set([...said().matchAll(/"pid":(\d+)[^\n]*"reqId"/g)].map(([, pid]) => Number(pid))),
];

async function askedWorkers(server: ServerProcess): Promise<number[]> {
  await fetch(`${server.url}/healthz`, { headers: { Connection: "close" } });
  return workers(server);
}

/** A zombie process has no folder. */
function isAlive(pid: number): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) !== "";
  } catch {
    return false;
  }
}
