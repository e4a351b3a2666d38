import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { startSession } from "../../../server/people/accounts/session-store.ts";
import { percentile, time } from "../../figures.ts";
import { family, megabytesOf } from "../processes.ts";
import { callerOf, type DeedToDo, type Served, upTo } from "./deed.ts";

const streams = 1000;

/** A thousand open live streams. */
export const streaming: readonly DeedToDo[] = [
  {
    name: "1,000 streams take so much more memory",
    unit: "MB",
    most: [200],
    run: async (board) => {
      const before = megabytesOf(family(board.pid));
      return whileListening(board, async () => megabytesOf(family(board.pid)) - before);
    },
  },
  {
    name: "other calls while 1,000 listen, over those before (p95)",
    unit: "×",
    most: [2],
    run: async (board) => {
      const before = await otherCalls(board);
      return whileListening(board, async () => (await otherCalls(board)) / before);
    },
  },
];

async function whileListening(board: Served, work: () => Promise<number>): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const open: IncomingMessage[] = [];
  try {
    for (const id of upTo(streams)) {
      const token = await startSession(board.database, 1 + (id % board.count.members), "bench");
      const call = request(`${board.url}/api/live`, { agent, headers: { Authorization: `Bearer ${token}` } }).end();
      const [stream] = (await once(call, "response")) as [IncomingMessage];
      if (stream.statusCode !== 200) throw new Error(`stream ${id} got ${stream.statusCode}`);
      open.push(stream.on("error", () => {}).resume());
    }
    await pause(2000);
    return await work();
  } finally {
    for (const stream of open) stream.destroy();
    agent.destroy();
  }
}

/** Latency of sequential calls for five seconds, while ten comments a second are sent to all streams. */
async function otherCalls(board: Served): Promise<number> {
  const ask = await callerOf(board, 1);
  const write = await callerOf(board, 2);
  const until = performance.now() + 5000;
  const times: number[] = [];
  const writing = (async () => {
    for (let place = 0; performance.now() < until; place += 1) {
      await write("POST", "/comments", { text: `Noted, ${place}.`, parent: "questions", parentId: 50 });
      await pause(100);
    }
  })();
  while (performance.now() < until) times.push(await time(() => ask("GET", "/jobs")));
  await writing;
  return percentile(times, 0.95);
}
