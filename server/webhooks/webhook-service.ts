import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "../config/config.ts";
import { type Database, isDatabaseDown } from "../database/connection.ts";
import { type Attempt, noteAttempts, type QueuedDelivery, takeDeliveries } from "./webhook-delivery-queue.ts";
import { sendDelivery } from "./webhook-sending.ts";

const atOnce = 100;
/** Milliseconds: between two checks while idle, and how long results are collected before they are stored. */
const lookEvery = 500;
const gatheredFor = 5;

export type WebhookService = { start(): void; stop(): Promise<void> };

type Options = { database: Database; config: Config; log: (line: string) => void };

/** Sends queued deliveries; each attempt is made by one process. A slow address delays only its own deliveries. */
export function webhookService({ database, config, log }: Options): WebhookService {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const ended: Attempt[] = [];
  let oneEnded = Promise.withResolvers<void>();

  const complain = (error: unknown) => {
    if (!isDatabaseDown(error)) log(`webhooks are in trouble: ${(error as Error).message}`);
  };
  const send = (delivery: QueuedDelivery) => {
    const run = sendDelivery({ database, config }, delivery)
      .then((attempt) => void ended.push(attempt))
      .catch(complain)
      .finally(() => {
        running.delete(run);
        oneEnded.resolve();
      });
    running.add(run);
  };
  const noteEnded = async () => {
    const attempts = [...ended];
    if (attempts.length > 0) await noteAttempts(database, attempts);
    ended.splice(0, attempts.length);
  };
  const sendDue = async () => {
    await noteEnded();
    if (running.size >= atOnce) return;
    for (const delivery of await takeDeliveries(database, atOnce - running.size)) send(delivery);
  };
  const { signal } = stopping;
  const look = async () => {
    while (!signal.aborted) {
      oneEnded = Promise.withResolvers();
      await sendDue().catch(complain);
      await Promise.race([oneEnded.promise, pause(lookEvery, undefined, { signal })]);
      await pause(gatheredFor, undefined, { signal });
    }
  };
  let looking: Promise<void> = Promise.resolve();
  return {
    start: () => {
      looking = look().catch(() => {});
    },
    stop: async () => {
      stopping.abort();
      await looking;
      await Promise.all(running);
      await noteEnded().catch(complain);
    },
  };
}
