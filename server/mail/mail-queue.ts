import { type JobWithMetadata, PgBoss } from "pg-boss";
import type { Connection, Database, DatabaseAddress } from "../database/connection.ts";
import { pgAddress } from "../database/pg-address.ts";
import { type Handlers, sendMails } from "./mail-sending.ts";
import { tokenInLink } from "./mailed-links.ts";
import type { Mail, Mailer } from "./mailer.ts";
import { type FailedMail, queues, urgency, within } from "./queues.ts";

const { waiting, failed, recoveries } = queues;

/** A mail in the queue; `reason` says why it has not gone out yet, where that is known. */
export type StoredMail = {
  id: string;
  to: string;
  subject: string;
  createdAt: Date;
  attempts: number;
  reason: string | null;
};

/** A mail, or someone who asks for one: who that is and whether there is such an account is found out later. */
export type MailQueue = {
  /** Writes a mail in the transaction that causes it: both happen or neither. */
  add(transaction: Connection, mail: Mail): Promise<void>;
  /** Many at once, likewise. */
  addAll(transaction: Connection, mails: readonly Mail[]): Promise<void>;
  /** Asks for a way back into the account with this address, if there is one. */
  askForRecovery(database: Connection, email: string): Promise<void>;
  /** Takes away every mail to this member, or to or from these addresses, that still waits or failed. */
  forget(transaction: Connection, memberId: number, emails: string[]): Promise<void>;
  /** Takes away the mails about news to this member that still wait. */
  forgetNews(transaction: Connection, memberId: number): Promise<void>;
  /** What waits and what failed, the oldest first. */
  list(): Promise<{ waiting: StoredMail[]; failed: StoredMail[] }>;
  /** How many wait and how many failed. */
  depth(database: Connection): Promise<{ waiting: number; failed: number }>;
  /** Lets every failed mail wait again with its link made anew, but those whose link is for nothing any more. Returns how many. */
  retryFailed(
    database: Database,
    renewed: (transaction: Connection, mail: Mail) => Promise<Mail | null>,
  ): Promise<{ waiting: number; over: number }>;
  /**
   * Takes the tokens out of failed mails that still have them: of those whose last attempt nobody saw the end of. Returns of
   * how many.
   */
  forgetTokens(database: Connection): Promise<number>;
  /** Throws away one mail that waits or failed; false where there is none with this id. */
  drop(database: Connection, id: string): Promise<boolean>;
  /** Sends what waits, here and in every other process; each mail once. */
  start(handlers: Handlers): Promise<void>;
  stop(): Promise<void>;
};

/** Seconds between attempts: doubled each time, up to an hour, for about two days. */
const attempts = { retryLimit: 50, retryDelay: 15, retryBackoff: true, retryDelayMax: 3600 };
/** A process that took mails says that it lives, or another sends them. */
const heartbeat = { heartbeatSeconds: 15 };
const lookForLostOnes = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 };
const keepFailedSeconds = 30 * 24 * 3600;
const keepWaitingSeconds = 14 * 24 * 3600;

type Options = {
  retryDelay?: number;
  pollSeconds?: number;
  /** `false` for a process that only writes mails down. */
  sends?: boolean;
  log: (line: string) => void;
};

/** The mails that are still to be sent, on the board's own database. */
export function mailQueue(address: DatabaseAddress, options: Options): MailQueue {
  const { retryDelay = attempts.retryDelay, pollSeconds = 1, sends = true, log } = options;
  const scope = { max: sends ? 3 : 1, supervise: sends, schedule: false, ...lookForLostOnes };
  const boss = new PgBoss({ ...pgAddress(address), ...scope, application_name: "homecoming-mail" });
  boss.on("error", ({ message }: Error) => log(`the mail queue is in trouble: ${message}`));
  let ready: Promise<unknown> | undefined;
  let mailer: Mailer | undefined;

  const prepared = () => {
    ready ??= prepare(boss, retryDelay).catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return ready;
  };
  const enqueue = async (database: Connection, queue: string, data: object, priority = 0) => {
    await prepared();
    await boss.send(queue, data, { db: within(database), priority });
  };
  const add = (transaction: Connection, mail: Mail) =>
    enqueue(transaction, waiting, mail, mail.urgent ? urgency : undefined);

  return {
    add,
    addAll: async (transaction, mails) => {
      if (mails.length === 0) return;
      await prepared();
      const jobs = mails.map((mail) => ({ data: mail, ...(mail.urgent && { priority: urgency }) }));
      await boss.insert(waiting, jobs, { db: within(transaction) });
    },
    askForRecovery: (database, email) => enqueue(database, recoveries, { email }),
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
          await boss.deleteJob(failed, id, { db: within(transaction) });
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
      await sendMails(boss, handlers, { pollSeconds, log });
    },
    stop: async () => {
      // What is being sent is sent; the rest of the batch waits for the next start.
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
  // A queue that is there already keeps what it was made with.
  await Promise.all([waiting, recoveries].map((queue) => boss.updateQueue(queue, heartbeat)));
}
