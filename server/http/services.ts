import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/connection.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { ConcurrencyLimits } from "./concurrency-limit.ts";
import type { Serve } from "./endpoint-server.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { Authenticate } from "./session.ts";

/** What requests, commands and due work share. */
export type Services = {
  database: Database;
  config: Config;
  mail: MailQueue;
  limits: RateLimits;
};

/** What every feature registers its routes with. A feature adds to its parameter's type what else it needs. */
export type Board = Services & {
  app: FastifyInstance;
  serve: Serve;
  authenticate: Authenticate;
  concurrency: ConcurrencyLimits;
};
