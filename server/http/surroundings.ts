import type { Config } from "../config/config.ts";
import type { Database } from "../database/connection.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { RateLimits } from "./limits/rate-limits.ts";

/** The app's dependencies. */
export type Surroundings = {
  database: Database;
  config: Config;
  mail: MailQueue;
  limits: RateLimits;
};
