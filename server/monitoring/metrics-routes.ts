import { createHash, timingSafeEqual } from "node:crypto";
import { statfs } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { listen } from "../../contract/live.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/connection.ts";
import type { ConcurrencyLimits } from "../http/concurrency-limit.ts";
import { forbidden } from "../http/problems.ts";
import type { Board, Services } from "../http/services.ts";
import type { LiveBoard } from "../live/live-board.ts";
import { waitingEvents } from "../notifications/event-delivery-store.ts";
import { failingWebhooks } from "../webhooks/webhook-failures.ts";

const slow = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Milliseconds. */
const freshFor = 15_000;
const aMoment = 3000;

type Measured = { concurrency: ConcurrencyLimits; liveBoard: LiveBoard };

/** Serves Prometheus metrics. */
export function metricsRoutes(board: Board & Measured): void {
  const { app, config } = board;
  const register = new Registry();
  // Each process counts its own requests, and a scrape reaches any of them.
  if (config.workers > 1) register.setDefaultLabels({ worker: String(process.pid) });
  collectDefaultMetrics({ register });
  const registers = [register];
  measureRequests(app, registers);
  measureProcess(registers, board);
  const countWaiting = waitingGauges(registers, board);
  measureDisk(registers, config);

  app.get("/metrics", async (request, reply) => {
    if (!isFromHere(request, config.trustProxy !== false) && !bears(request, config.metricsToken)) throw notForAll();
    await countWaiting();
    return reply
      .type(register.contentType)
      .header("Cache-Control", "no-store")
      .send(await register.metrics());
  });
}

/** Counts answered requests, and those whose callers went away. */
function measureRequests(app: FastifyInstance, registers: Registry[]): void {
  const labelNames = ["method", "route", "status"] as const;
  const name = "homecoming_http_request_duration_seconds";
  const durations = new Histogram({ name, help: "Answered requests", labelNames, buckets: slow, registers });
  const left = new Counter({ name: "homecoming_http_requests_left_total", help: "Callers who went away", registers });
  app.addHook("onResponse", async (request, reply) => {
    const { method } = request;
    // The route's pattern, not the address, keeps the number of series small.
    const route = request.routeOptions.url ?? "none";
    // A stream lasts as long as its client stays.
    if (route === `/api${listen.path}`) return;
    durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.addHook("onRequestAbort", async (_request) => left.inc());
}

function measureProcess(registers: Registry[], { concurrency, liveBoard }: Measured): void {
  new Gauge({
    name: "homecoming_database_requests",
    help: "Requests that work with the database, and that wait for their turn",
    labelNames: ["state"],
    registers,
    collect() {
      for (const [state, count] of Object.entries(concurrency.counts())) this.set({ state }, count);
    },
  });
  new Gauge({
    name: "homecoming_live_streams",
    help: "Readers who are told what happens as it happens",
    registers,
    collect() {
      this.set(liveBoard.count());
    },
  });
}

/**
 * Gauges of the work that waits in the database, and the age of the last backup. The returned function counts them in the
 * background, one count at a time and none within `freshFor` of the last; a scrape gets the last counts. The first one waits for
 * them a moment.
 */
function waitingGauges(registers: Registry[], { database, mail }: Services): () => Promise<void> {
  const events = new Gauge({
    name: "homecoming_events_waiting",
    help: "Events that nobody was told of yet",
    registers,
  });
  const mails = new Gauge({ name: "homecoming_mails", help: "Mails", labelNames: ["state"], registers });
  const webhooks = new Gauge({
    name: "homecoming_webhooks_failing",
    help: "Webhooks at whose address nothing arrives",
    registers,
  });
  const sinceBackup = "Seconds since the last backup that proved itself; none where there is none";
  const backupAge = new Gauge({ name: "homecoming_backup_age_seconds", help: sinceBackup, registers });

  const count = async () => {
    const [depth, seconds, waiting, { failing }] = await Promise.all([
      mail.depth(database),
      secondsSinceBackup(database),
      waitingEvents(database),
      failingWebhooks(database),
    ]);
    webhooks.set(failing);
    events.set(waiting.count);
    for (const [state, number] of Object.entries(depth)) mails.set({ state }, number);
    if (seconds === null) backupAge.remove();
    else backupAge.set(seconds);
  };
  const forget = () => {
    mails.reset();
    events.remove();
    webhooks.remove();
    backupAge.remove();
  };
  let countedAt = 0;
  let first: Promise<void> | undefined;
  return async () => {
    if (Date.now() - countedAt >= freshFor) {
      countedAt = Number.POSITIVE_INFINITY;
      const counting = count()
        .catch(forget)
        .finally(() => {
          countedAt = Date.now();
        });
      first ??= counting;
    }
    await Promise.race([first, pause(aMoment, undefined, { ref: false })]);
  };
}

function measureDisk(registers: Registry[], config: Config): void {
  new Gauge({
    name: "homecoming_disk_free_bytes",
    help: "Free where the data is",
    registers,
    async collect() {
      const { bavail, bsize } = await statfs(config.databaseUrl ? "." : config.dataDir).catch(() => statfs("."));
      this.set(bavail * bsize);
    },
  });
}

async function secondsSinceBackup(database: Database): Promise<number | null> {
  const [row] = await database<[{ age: number | null }]>`
    select extract(epoch from now() - max(taken_at))::float as age from backups`;
  return row.age;
}

const notForAll = () => forbidden("metricsAreInternal");

const passedOn = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];

/** Whether the request comes from this machine itself, not from elsewhere through a proxy on it. */
function isFromHere({ raw, headers }: FastifyRequest, isBehindProxy: boolean): boolean {
  const address = raw.socket.remoteAddress ?? "";
  const isLoopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
  return isLoopback && !isBehindProxy && !passedOn.some((name) => name in headers);
}

function bears({ headers }: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? "")?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string) => createHash("sha256").update(text).digest();
