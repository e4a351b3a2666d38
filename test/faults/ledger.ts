import { setTimeout as pause } from "node:timers/promises";
import { aJob, aPerson } from "../support/builders.ts";
import { caller } from "../support/caller.ts";

/** Writers that record what was acknowledged, and continue through every failure. */
export type Ledger = {
  /** Titles of jobs that were answered with 201. */
  acknowledged: Set<string>;
  /** The statuses of all replies; 0 for a broken connection. */
  statuses: Map<number, number>;
  stop(): Promise<void>;
};

export type Pen = { tokens: string[]; skills: number[] };

/** Logs in writers on a running board. */
export async function aPen(url: string, writers = 8): Promise<Pen> {
  const visitor = caller(url);
  const join = async () => {
    const person = aPerson();
    await visitor.post("/auth/signup", person);
    return (await visitor.post("/auth/login", person)).body.token as string;
  };
  const tokens = await Promise.all(Array.from({ length: writers }, join));
  const { results } = (await caller(url, tokens[0]).get("/skills?limit=3")).body;
  return { tokens, skills: results.map(({ id }: { id: number }) => id) };
}

/** From now on each of them posts jobs with all of the pen's skills, as fast as replies arrive. */
export function keepLedger(url: () => string, { tokens, skills }: Pen): Ledger {
  const acknowledged = new Set<string>();
  const statuses = new Map<number, number>();
  let isOver = false;
  const write = async (token: string, writer: number) => {
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
  const writing = Promise.all(tokens.map(write));
  return {
    acknowledged,
    statuses,
    stop: async () => {
      isOver = true;
      await writing;
    },
  };
}

/** All jobs, each with its title and number of skills. */
export async function jobsOnBoard(url: string, { tokens }: Pen): Promise<Map<string, number>> {
  const member = caller(url, tokens[0]);
  const jobs = new Map<string, number>();
  for (let page = 1, more = true; more; page += 1) {
    const { body } = await member.get(`/jobs?limit=100&page=${page}`);
    for (const { title, Skills } of body.results) jobs.set(title, Skills.length);
    more = body.hasNextPage;
  }
  return jobs;
}
