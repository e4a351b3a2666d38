import type { JobWithMetadata, PgBoss } from "pg-boss";
import type { Connection } from "../database/connection.ts";
import { reportJobResult, usingConnection } from "../database/pg-boss.ts";
import { withoutToken } from "./mail-text.ts";
import { type Mail, type Mailer, MailRefused } from "./mailer.ts";

export const queues = { waiting: "mail", failed: "mail-failed", recoveries: "recovery" };

/** The priority of urgent mails in the queue. */
export const urgency = 1;

export type FailedMail = Mail & { reason?: string };

/** A requested recovery, of the password or of the second factor. */
export type Recovery = { email: string; of?: "factor" };

export type Handlers = {
  mailer: Mailer;
  /** Mails the owner of this address a recovery link; calls `done` in the transaction that queues it. */
  recover(asked: Recovery, done: (transaction: Connection) => Promise<unknown>): Promise<void>;
  /** Whether the mail's address is known to refuse mails; then it isn't sent. */
  isInVain(mail: Mail): Promise<boolean>;
  /** Whether the mail's news may no longer be sent, or not now; then it is passed to `putOff`. */
  isWithheld(mail: Mail): Promise<boolean>;
  putOff(mail: Mail): Promise<void>;
  /** Records that the mail's address refused it. */
  noteRefused(mail: Mail, reason: string): Promise<void>;
};

/** The most mails that a process takes at once. Those it doesn't send go to another process once its heartbeat stops. */
const batchSize = 50;

/**
 * Sends queued mails in batches. Urgent ones come first in each, and have a worker of their own.
 * @returns looks for mails at once, without waiting for the next poll
 */
export async function sendMails(
  boss: PgBoss,
  { mailer, recover, isInVain, isWithheld, putOff, noteRefused }: Handlers,
  { pollSeconds, log }: { pollSeconds: number; log: (line: string) => void },
): Promise<() => void> {
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
    // `sent` has the mails whose deletion from the queue failed after they were sent.
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
    // A mail may contain a token, so it is deleted as soon as it is sent.
    await boss.deleteJob(queues.waiting, job.id);
    sent.delete(job.id);
  };

  const sendAll = (jobs: JobWithMetadata<Mail>[]) =>
    Promise.all(inTheirOrder(jobs).map((job) => reportJobResult(job, () => settle(job))));
  const urgent = await boss.work<Mail, unknown, typeof worker & { minPriority: number }>(
    queues.waiting,
    { ...worker, minPriority: urgency },
    sendAll,
  );
  const others = await boss.work<Mail, unknown, typeof worker>(queues.waiting, worker, sendAll);
  const recoveries = await boss.work<Recovery, unknown, typeof worker>(queues.recoveries, worker, async (jobs) => {
    const results = [];
    for (const job of inTheirOrder(jobs)) {
      const done = (transaction: Connection) =>
        boss.deleteJob(queues.recoveries, job.id, { db: usingConnection(transaction) });
      results.push(await reportJobResult(job, () => recover(job.data, done)));
    }
    return results;
  });
  return () => {
    for (const id of [urgent, others, recoveries]) boss.notifyWorker(id);
  };
}

/** Batches are unordered. */
const inTheirOrder = <Data>(jobs: JobWithMetadata<Data>[]) =>
  jobs.toSorted((one, other) => one.createdOn.getTime() - other.createdOn.getTime());
