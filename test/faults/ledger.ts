import { setTimeout as pause } from "node:timers/promises";
import { aJob, aPerson } from "../stage/builders.ts";
import { caller } from "../stage/caller.ts";

/** Writers who write down what was acknowledged, and go on through every failure. */
export type Ledger = {
  /** Titles of jobs whose writing was answered with 201. */
  acknowledged: Set<string>;
  /** Statuses that were answered; 0 where a connection broke. */
  statuses: Map<number, number>;
  stop(): Promise<void>;
};

export type Pen = { token: string; skills: number[] };

/** Someone to write as, on a board that is up. */
export async function aPen(url: string): Promise<Pen> {
  const person = aPerson();
  const visitor = caller(url);
  await visitor.post("/auth/signup", person);
  const { body } = await visitor.post("/auth/login", person);
  const member = caller(url, body.token);
  const { results } = (await member.get("/skills?limit=3")).body;
  return { token: body.token, skills: results.map(({ id }: { id: number }) => id) };
}

/** From now on so many write jobs with all of the pen's skills, each as fast as it is answered. */
export function keepLedger(url: () => string, { token, skills }: Pen, writers = 8): Ledger {
  const acknowledged = new Set<string>();
  const statuses = new Map<number, number>();
  let isOver = false;
  const write = async (writer: number) => {
    for (let count = 0; !isOver; count += 1) {
      const title = `Job ${Date.now()} ${writer} ${count}`;
      const status = await caller(url(), token)
        .post("/jobs", aJob({ title, skills }))
        .then((reply) => reply.status)
        .catch(() => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 201) acknowledged.add(title);
      else await pause(20);
    }
  };
  const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return {
    acknowledged,
    statuses,
    stop: async () => {
      isOver = true;
      await writing;
    },
  };
}

/** Every job there is: its title, and how many skills it has. */
export async function jobsOnBoard(url: string, { token }: Pen): Promise<Map<string, number>> {
  const member = caller(url, token);
  const jobs = new Map<string, number>();
  for (let page = 1, more = true; more; page += 1) {
    const { body } = await member.get(`/jobs?limit=100&page=${page}`);
    for (const { title, Skills } of body.results) jobs.set(title, Skills.length);
    more = body.hasNextPage;
  }
  return jobs;
}
