import type { Config } from "../config/config.ts";
import type { Database } from "../database/connection.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { RateLimits } from "./limits/rate-limits.ts";

/** All that the app knows of the world around it. */
export type Surroundings = {
  database: Database;
  config: Config;
  mail: MailQueue;
  limits: RateLimits;
};
