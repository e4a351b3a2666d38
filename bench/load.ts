import { Agent, request } from "node:http";
import autocannon from "autocannon";

export type Call = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** The id of the calling member; default: the next in turn. */
  by?: number;
  signal?: AbortSignal;
};

/** In milliseconds. */
export type Latency = { p50: number; p95: number };
/** `failed` counts replies other than 2xx. */
export type Load = { perSecond: number; failed: number };

export const connections = 32;

/** Runs `work`; resolves to the milliseconds it took. */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** Sends the calls in turn over 32 connections for `seconds`. */
export async function underLoad(url: string, calls: readonly Call[], seconds: number): Promise<Load> {
  const began = performance.now();
  const requests = calls.map(({ method = "GET", by: _, signal: __, ...call }) => ({ ...call, method }));
  let place = 0;
  // Each connection starts at another call, so that they don't all write the same row at once.
  const setupClient = (client: { setRequests(requests: object[]): void }) => {
    const from = Math.floor((place++ * requests.length) / connections);
    client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
  };
  const result = await autocannon({ url, connections, duration: seconds, requests, setupClient });
  const took = (performance.now() - began) / 1000;
  return { perSecond: result["2xx"] / took, failed: result["3xx"] + result["4xx"] + result["5xx"] + result.errors };
}

/** Sends one call after the other for `seconds`, and at least thirty. */
export async function alone(url: string, calls: readonly Call[], seconds: number): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  for (let number = 0; number < 30 || performance.now() < until; number += 1) {
    times.push(await time(() => answerOf(url, calls[number % calls.length] as Call, agent)));
    if (performance.now() > until + 10_000) break;
  }
  agent.destroy();
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

export type Answer = { status: number; body: string };

export function answerOf(url: string, call: Call, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method = "GET", headers, body, signal } = call;
    const sent = request(`${url}${call.path}`, { method, headers, agent, signal }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.once("end", () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
      answer.once("error", reject);
    });
    sent.once("error", reject);
    sent.end(body);
  });
}
