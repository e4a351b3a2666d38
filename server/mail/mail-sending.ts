import type { JobWithMetadata, PgBoss } from "pg-boss";
import type { Connection } from "../database/connection.ts";
import { withoutToken } from "./mailed-links.ts";
import { type Mail, type Mailer, MailRefused } from "./mailer.ts";
import { type FailedMail, queues, urgency, within } from "./queues.ts";

export type Handlers = {
  mailer: Mailer;
  /** Mails a way back in to whoever has this address, and says `done` in the transaction that writes it. */
  recover(email: string, done: (transaction: Connection) => Promise<unknown>): Promise<void>;
  /** Whether this goes to an address that takes no mails, so that it isn't sent. */
  isInVain(mail: Mail): Promise<boolean>;
  /** Whether this tells of what may not be heard any more: it isn't sent either, but put off. */
  isWithheld(mail: Mail): Promise<boolean>;
  putOff(mail: Mail): Promise<void>;
  /** Notes that a mail was refused because of its address. */
  noteRefused(mail: Mail, reason: string): Promise<void>;
};

/** How many a process takes at once; what it takes and does not send, another one gets when its heartbeat stops. */
const batchSize = 50;

/** Sends what waits, batch after batch. Urgent ones are first in each, and have a worker of their own. */
export async function sendMails(
  boss: PgBoss,
  { mailer, recover, isInVain, isWithheld, putOff, noteRefused }: Handlers,
  { pollSeconds, log }: { pollSeconds: number; log: (line: string) => void },
): Promise<void> {
  const worker = {
    pollingIntervalSeconds: pollSeconds,
    batchSize,
    burstWhenBatchFull: true,
    includeMetadata: true,
    perJobResults: true,
  } as const;
  const sent = new Set<string>();
  let isHeldUp = false;

  const send = async (job: JobWithMetadata<Mail>) => {
    // Sent before, by a process that could not say so.
    if (!sent.has(job.id) && !(await isInVain(job.data))) {
      if (await isWithheld(job.data)) await putOff(job.data);
      else await mailer.send(job.data, job.id);
    }
    sent.add(job.id);
    isHeldUp = false;
  };
  const keepFailed = (job: JobWithMetadata<Mail>, { message }: Error) =>
    boss.send(queues.failed, withoutToken({ ...job.data, reason: message } satisfies FailedMail), { id: job.id });
  const settle = async (job: JobWithMetadata<Mail>) => {
    try {
      await send(job);
    } catch (thrown) {
      const error = thrown as Error;
      if (error instanceof MailRefused) {
        log(`mail ${job.id} was refused for good (${error.answer})`);
        if (error.isOfAddress) await noteRefused(job.data, error.message);
      } else if (job.retryCount >= job.retryLimit) log(`mail ${job.id} was tried for too long`);
      else {
        if (!isHeldUp) log(`mails wait, and are tried again: ${error.message}`);
        isHeldUp = true;
        throw error;
      }
      await keepFailed(job, error);
    }
    // A mail can hold a token: once it is out, nothing of it stays.
    await boss.deleteJob(queues.waiting, job.id);
    sent.delete(job.id);
  };

  const sendAll = (jobs: JobWithMetadata<Mail>[]) =>
    Promise.all(inTheirOrder(jobs).map((job) => settled(job, () => settle(job))));
  await boss.work<Mail, unknown, typeof worker & { minPriority: number }>(
    queues.waiting,
    { ...worker, minPriority: urgency },
    sendAll,
  );
  await boss.work<Mail, unknown, typeof worker>(queues.waiting, worker, sendAll);
  await boss.work<{ email: string }, unknown, typeof worker>(queues.recoveries, worker, async (jobs) => {
    const results = [];
    for (const job of inTheirOrder(jobs)) {
      const done = (transaction: Connection) => boss.deleteJob(queues.recoveries, job.id, { db: within(transaction) });
      results.push(await settled(job, () => recover(job.data.email, done)));
    }
    return results;
  });
}

/** A batch comes in any order. */
const inTheirOrder = <Data>(jobs: JobWithMetadata<Data>[]) =>
  jobs.toSorted((one, other) => one.createdOn.getTime() - other.createdOn.getTime());

/** One that fails is tried again, and the others of its batch are not. */
const settled = async ({ id }: { id: string }, work: () => Promise<void>) => {
  try {
    await work();
    return { id, status: "completed" as const };
  } catch (error) {
    return { id, status: "failed" as const, output: error };
  }
};
