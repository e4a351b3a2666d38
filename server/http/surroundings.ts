import type { Assistant } from "../assistant/assistant.ts";
import type { Database } from "../database/connection.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { Config } from "../process/config.ts";

/** All that the app knows of the world around it. */
export type Surroundings = {
  database: Database;
  config: Config;
  mail: MailQueue;
  limits: RateLimits;
  assistant: Assistant;
};
