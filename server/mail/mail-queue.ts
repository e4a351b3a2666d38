import { type JobWithMetadata, PgBoss } from "pg-boss";
import type { Connection, DatabaseAddress } from "../database.ts";
import { type Mail, type Mailer, MailRefused } from "./mailer.ts";

const waiting = "mail";
const failed = "mail-failed";
const recoveries = "recovery";

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
  /** Asks for a way back into the account with this address, if there is one. */
  askForRecovery(database: Connection, email: string): Promise<void>;
  /** Takes away every mail to this member, or to or from these addresses, that still waits or failed. */
  forget(transaction: Connection, memberId: number, emails: string[]): Promise<void>;
  /** What waits and what failed, the oldest first. */
  list(): Promise<{ waiting: StoredMail[]; failed: StoredMail[] }>;
  /** How many wait and how many failed. */
  depth(database: Connection): Promise<{ waiting: number; failed: number }>;
  /** Lets every failed mail wait again; returns how many. */
  retryFailed(): Promise<number>;
  /** Throws away one mail that waits or failed; false where there is none with this id. */
  drop(database: Connection, id: string): Promise<boolean>;
  /** Sends what waits, here and in every other process; each mail once. */
  start(handlers: { send: Mailer; recover: (email: string) => Promise<void> }): Promise<void>;
  stop(): Promise<void>;
};

/** Seconds between attempts: doubled each time, up to an hour, for about two days. */
const attempts = { retryLimit: 50, retryDelay: 15, retryBackoff: true, retryDelayMax: 3600 };
const keepFailedSeconds = 30 * 24 * 3600;
const keepWaitingSeconds = 14 * 24 * 3600;

type Options = {
  retryDelay?: number;
  pollSeconds?: number;
  /** `false` for a process that only writes mails down. */
  sends?: boolean;
  log: (error: unknown, sentence: string) => void;
};

/** The mails that are still to be sent, on the board's own database. */
export function mailQueue(address: DatabaseAddress, options: Options): MailQueue {
  const { retryDelay = attempts.retryDelay, pollSeconds = 1, sends = true, log } = options;
  const connection = typeof address === "string" ? { connectionString: address } : pgAddress(address);
  const scope = { max: sends ? 3 : 1, supervise: sends, schedule: false };
  const boss = new PgBoss({ ...connection, ...scope, application_name: "homecoming-mail" });
  boss.on("error", (error) => log(error, "the mail queue is in trouble"));
  let ready: Promise<unknown> | undefined;

  const prepared = () => {
    ready ??= prepare(boss, retryDelay).catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return ready;
  };
  const enqueue = async (database: Connection, queue: string, data: object) => {
    await prepared();
    await boss.send(queue, data, { db: within(database) });
  };

  return {
    add: (transaction, mail) => enqueue(transaction, waiting, mail),
    askForRecovery: (database, email) => enqueue(database, recoveries, { email }),
    forget: async (transaction, memberId, emails) => {
      await prepared();
      await transaction`
        delete from pgboss.job where name in (${waiting}, ${failed}, ${recoveries})
          and (data->>'memberId' = ${String(memberId)}
            or array[lower(data->>'to'), lower(data->>'email'), lower(data->>'replyTo')]
              && ${emails.map((email) => email.toLowerCase())}::text[])`;
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
    retryFailed: async () => {
      await prepared();
      const refused = await boss.findJobs<FailedMail>(failed);
      for (const { id, data } of refused) {
        const { reason: _, ...mail } = data;
        await boss.send(waiting, mail);
        await boss.deleteJob(failed, id);
      }
      return refused.length;
    },
    drop: async (database, id) => {
      await prepared();
      const dropped = await database`
        delete from pgboss.job where name in (${waiting}, ${failed}) and state < 'completed' and id::text = lower(${id})`;
      return dropped.count > 0;
    },
    start: async ({ send, recover }) => {
      await prepared();
      const worker = { pollingIntervalSeconds: pollSeconds };
      await boss.work<Mail>(waiting, worker, async ([job]) => {
        if (!job) return;
        try {
          await send(job.data, job.id);
        } catch (error) {
          if (!(error instanceof MailRefused)) throw error;
          log(error, `mail ${job.id} was refused for good`);
          await boss.send(failed, { ...job.data, reason: error.message });
        }
        // A mail can hold a token: once it is out, nothing of it stays.
        await boss.deleteJob(waiting, job.id);
      });
      await boss.work<{ email: string }>(recoveries, worker, async ([job]) => {
        if (!job) return;
        await recover(job.data.email);
        await boss.deleteJob(recoveries, job.id);
      });
    },
    stop: async () => {
      if (ready) await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
}

type FailedMail = Mail & { reason?: string };

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
  const options = { ...attempts, retryDelay, retentionSeconds: keepWaitingSeconds, deleteAfterSeconds: 3600 };
  await boss.createQueue(waiting, { ...options, deadLetter: failed });
  await boss.createQueue(recoveries, options);
}

/** Lets the queue write on our own connection, inside our own transaction. */
const within = (database: Connection) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const textOid = 25;
    const rows = await database.unsafe(
      text,
      values.map((value) => (typeof value === "string" ? database.typed(value as never, textOid) : value) as never),
    );
    return { rows: [...rows] };
  },
});

const pgAddress = ({ host, port, database, username }: Exclude<DatabaseAddress, string>) => ({
  host,
  port,
  database,
  user: username,
});
