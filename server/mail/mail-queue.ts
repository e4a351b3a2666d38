import { type JobWithMetadata, PgBoss } from "pg-boss";
import type { Connection, Database, DatabaseAddress } from "../database/connection.ts";
import { pgAddress, usingConnection } from "../database/pg-boss.ts";
import { logOnce } from "../database/trouble-log.ts";
import { type FailedMail, type Handlers, queues, sendMails, urgency } from "./mail-sending.ts";
import { tokenInLink } from "./mail-text.ts";
import type { Mail, Mailer } from "./mailer.ts";

const { waiting, failed, recoveries } = queues;

/** A mail in the queue; `reason` is the last failure, if known. */
export type StoredMail = {
  id: string;
  to: string;
  subject: string;
  createdAt: Date;
  attempts: number;
  reason: string | null;
};

/** The queue of mails, and of requests for recovery, whose account is looked up only when they are processed. */
export type MailQueue = {
  /** Queues a mail in the transaction that causes it, so that both are committed or neither. */
  add(transaction: Connection, mail: Mail): Promise<void>;
  /** As `add`, for many mails. */
  addAll(transaction: Connection, mails: readonly Mail[]): Promise<void>;
  /** Queues a recovery mail for the account with this address, if there is one: of its password, or its second factor. */
  askForRecovery(database: Connection, email: string, of?: "factor"): Promise<void>;
  /** Deletes every queued and failed mail to this member, or to or from these addresses. */
  forget(transaction: Connection, memberId: number, emails: string[]): Promise<void>;
  /** Deletes the queued mails about news to this member. */
  forgetNews(transaction: Connection, memberId: number): Promise<void>;
  /** The queued and the failed mails, oldest first. */
  list(): Promise<{ waiting: StoredMail[]; failed: StoredMail[] }>;
  /** The numbers of queued and failed mails. */
  depth(database: Connection): Promise<{ waiting: number; failed: number }>;
  /** Queues the failed mails again with new links, and deletes those whose link has no purpose any more. Returns how many. */
  retryFailed(
    database: Database,
    renewed: (transaction: Connection, mail: Mail) => Promise<Mail | null>,
  ): Promise<{ waiting: number; over: number }>;
  /**
   * Removes the tokens from failed mails that still have them, because their last attempt ended with its process. Returns how
   * many.
   */
  forgetTokens(database: Connection): Promise<number>;
  /** Deletes a queued or failed mail; false if there is none with this id. */
  drop(database: Connection, id: string): Promise<boolean>;
  /** Starts sending, in this and every other process; each mail is sent once. */
  start(handlers: Handlers): Promise<void>;
  stop(): Promise<void>;
};

/** In seconds: the delay doubles up to an hour, for about two days. */
const attempts = { retryLimit: 50, retryDelay: 15, retryBackoff: true, retryDelayMax: 3600 };
/** A process whose heartbeat stops loses its mails to another. */
const heartbeat = { heartbeatSeconds: 15 };
const lookForLostOnes = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 };
const keepFailedSeconds = 30 * 24 * 3600;
const keepWaitingSeconds = 14 * 24 * 3600;
/** Milliseconds in which most transactions that queue a mail are committed; the others wait for the next poll. */
const committedIn = 50;

type Options = {
  retryDelay?: number;
  pollSeconds?: number;
  /** `false` for a process that only queues mails. */
  sends?: boolean;
  log: (line: string) => void;
};

/** The mail queue, in the board's own database. */
export function mailQueue(address: DatabaseAddress, options: Options): MailQueue {
  const { retryDelay = attempts.retryDelay, pollSeconds = 1, sends = true, log } = options;
  const scope = { max: sends ? 3 : 1, supervise: sends, schedule: false, ...lookForLostOnes };
  const boss = new PgBoss({ ...pgAddress(address), ...scope, application_name: "homecoming-mail" });
  const logTrouble = logOnce(log);
  boss.on("error", ({ message }: Error) => logTrouble(`the mail queue is in trouble: ${message}`));
  let ready: Promise<unknown> | undefined;
  let mailer: Mailer | undefined;
  let look = () => {};
  let looking: NodeJS.Timeout | undefined;
  const lookSoon = () => {
    looking ??= setTimeout(() => {
      looking = undefined;
      look();
    }, committedIn).unref();
  };

  const prepared = () => {
    ready ??= prepare(boss, retryDelay).catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return ready;
  };
  const enqueue = async (database: Connection, queue: string, data: object, priority = 0) => {
    await prepared();
    await boss.send(queue, data, { db: usingConnection(database), priority });
    lookSoon();
  };
  const add = (transaction: Connection, mail: Mail) =>
    enqueue(transaction, waiting, mail, mail.urgent ? urgency : undefined);

  return {
    add,
    addAll: async (transaction, mails) => {
      if (mails.length === 0) return;
      await prepared();
      const jobs = mails.map((mail) => ({ data: mail, ...(mail.urgent && { priority: urgency }) }));
      await boss.insert(waiting, jobs, { db: usingConnection(transaction) });
      lookSoon();
    },
    askForRecovery: (database, email, of) => enqueue(database, recoveries, { email, of }),
    forget: async (transaction, memberId, emails) => {
      await prepared();
      await transaction`
        delete from pgboss.job where name in (${waiting}, ${failed}, ${recoveries})
          and (data->>'memberId' = ${String(memberId)}
            or array[lower(data->>'to'), lower(data->>'email'), lower(data->>'replyTo')]
              && ${emails.map((email) => email.toLowerCase())}::text[])`;
    },
    forgetNews: async (transaction, memberId) => {
      await prepared();
      await transaction`
        delete from pgboss.job where name = ${waiting} and data->>'memberId' = ${String(memberId)} and data ? 'stops'`;
    },
    list: async () => {
      await prepared();
      const [unsent, refused] = await Promise.all([boss.findJobs<Mail>(waiting), boss.findJobs<FailedMail>(failed)]);
      return { waiting: unsent.map(stored), failed: refused.map(stored) };
    },
    depth: async (database) => {
      await prepared();
      const [row] = await database<[{ waiting: number; failed: number }]>`
        select (select count(*) from pgboss.job where name = ${waiting} and state < 'completed')::int as waiting,
          (select count(*) from pgboss.job where name = ${failed} and state < 'completed')::int as failed`;
      return row;
    },
    retryFailed: async (database, renewed) => {
      await prepared();
      const refused = await boss.findJobs<FailedMail>(failed);
      let over = 0;
      for (const { id, data } of refused) {
        const { reason: _, ...mail } = data;
        await database.begin(async (transaction) => {
          const again = await renewed(transaction, mail);
          if (again) await add(transaction, again);
          else over += 1;
          await boss.deleteJob(failed, id, { db: usingConnection(transaction) });
        });
      }
      return { waiting: refused.length - over, over };
    },
    forgetTokens: async (database) => {
      await prepared();
      const emptied = (text: string) => database`regexp_replace(data->>${text}, ${tokenInLink}, '\\1', 'g')`;
      const { count } = await database`
        update pgboss.job set data = data || jsonb_build_object('text', ${emptied("text")}, 'html', ${emptied("html")},
          'list', data->'list' || case when data->'list' ? 'unsubscribe' then jsonb_build_object('unsubscribe',
            regexp_replace(data->'list'->>'unsubscribe', ${tokenInLink}, '\\1')) else '{}' end)
        where name = ${failed} and data->>'text' ~ ${tokenInLink}`;
      return count;
    },
    drop: async (database, id) => {
      await prepared();
      const dropped = await database`
        delete from pgboss.job where name in (${waiting}, ${failed}) and state < 'completed' and id::text = lower(${id})`;
      return dropped.count > 0;
    },
    start: async (handlers) => {
      await prepared();
      mailer = handlers.mailer;
      look = await sendMails(boss, handlers, { pollSeconds, log });
    },
    stop: async () => {
      // Mails being sent are finished; the rest of the batch waits for the next start.
      clearTimeout(looking);
      look = () => {};
      await mailer?.close();
      if (ready) await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
}

function stored({ id, data, createdOn, retryCount, output }: JobWithMetadata<FailedMail>): StoredMail {
  const { message } = (output ?? {}) as { message?: string };
  return {
    id,
    to: data.to,
    subject: data.subject,
    createdAt: createdOn,
    attempts: retryCount,
    reason: data.reason ?? message ?? null,
  };
}

async function prepare(boss: PgBoss, retryDelay: number): Promise<void> {
  await boss.start();
  await boss.createQueue(failed, { retentionSeconds: keepFailedSeconds });
  const kept = { retentionSeconds: keepWaitingSeconds, deleteAfterSeconds: 3600 };
  const options = { ...attempts, ...heartbeat, ...kept, retryDelay };
  await boss.createQueue(waiting, { ...options, deadLetter: failed });
  await boss.createQueue(recoveries, options);
  // Updates queues that an older version created.
  await Promise.all([waiting, recoveries].map((queue) => boss.updateQueue(queue, heartbeat)));
}
