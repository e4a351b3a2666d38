import { afterAll, beforeAll } from "vitest";
import { readConfig } from "../../../server/config/config.ts";
import { quarterHourly } from "../../../server/due/due-steps.ts";
import { type DueBoard, type DueWork, runDueWork } from "../../../server/due/due-work.ts";
import { mailQueue } from "../../../server/mail/mail-queue.ts";
import { backgroundSkills } from "../../../server/matches/background-skills.ts";
import { type Board, type Member, testBoard } from "../board.ts";
import { openPostOffice } from "../post-office.ts";
import { allTold } from "./inbox.ts";

/** A member with a password and a confirmed address: only they get notification mails. */
export async function joinWithPassword(board: Board, who: Parameters<Board["join"]>[0] = {}): Promise<Member> {
  const member = await board.join(who);
  await board.database`update users set password_hash = 'x', email_proven_at = now() where id = ${member.id}`;
  return member;
}

/**
 * Returns a function that delivers all events and then runs the work due at a moment; it resolves to the lines that `board
 * due` would print.
 */
export function doneOn(board: Board, settings: Record<string, string> = {}) {
  let queue: DueBoard["mail"] | undefined;
  afterAll(() => queue?.stop());
  return async (by = new Date(), works: readonly DueWork[] = quarterHourly): Promise<string[]> => {
    const { database, address } = board;
    queue ??= mailQueue(address, { log: () => {}, sends: false });
    await allTold(database);
    const lines: string[] = [];
    const due = { database, config: readConfig(settings), mail: queue, skills: backgroundSkills(database) };
    await runDueWork(due, works, {
      by: by.toISOString(),
      done: (line) => lines.push(line),
      failed: (error) => {
        throw error;
      },
    });
    return lines;
  };
}

/** The same, with only the lines about mails. */
export function dueOn(board: Board, settings?: Record<string, string>) {
  const done = doneOn(board, settings);
  return async (...by: Parameters<typeof done>) =>
    (await done(...by)).filter((line) => /^(mail now|letter|search|member \d+: pause)/.test(line));
}

/** A board that mails to a post office, with `dueOn` for it. */
export async function mailedBoard(more: Record<string, string> = {}) {
  const office = await openPostOffice();
  const settings = { SMTP_URL: office.url, RATE_LIMIT_SCALE: "1000", ...more };
  const board = testBoard(settings);
  const due = dueOn(board, settings);
  beforeAll(() => board.startMail());
  afterAll(() => office.close());
  return { office, settings, board, due };
}

/** The moment in so many minutes. */
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
