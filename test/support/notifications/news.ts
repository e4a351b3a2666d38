import { afterAll } from "vitest";
import { readConfig } from "../../../server/config/config.ts";
import { quarterHourly } from "../../../server/due/due-steps.ts";
import { type DueBoard, type DueWork, doWhatIsDue } from "../../../server/due/due-work.ts";
import { mailQueue } from "../../../server/mail/mail-queue.ts";
import { skillsOfNow } from "../../../server/matches/skills-of-now.ts";
import type { Board, Member } from "../board.ts";
import { allTold } from "./inbox.ts";

/** Who has come in by a password: only they get mails about news. */
export async function joinWithPassword(board: Board, who: Parameters<Board["join"]>[0] = {}): Promise<Member> {
  const member = await board.join(who);
  await board.database`update users set password_hash = 'x', email_proven_at = now() where id = ${member.id}`;
  return member;
}

/** Does what is due on a board by a moment, once all that happened is told, and gives the lines about mails. */
export function dueOn(board: Board, settings: Record<string, string> = {}) {
  let queue: DueBoard["mail"] | undefined;
  afterAll(() => queue?.stop());
  return async (by = new Date(), works: readonly DueWork[] = quarterHourly): Promise<string[]> => {
    const { database, address } = board;
    queue ??= mailQueue(address, { log: () => {}, sends: false });
    await allTold(database);
    const lines: string[] = [];
    const due = { database, config: readConfig(settings), mail: queue, skills: skillsOfNow(database) };
    await doWhatIsDue(due, works, {
      by: by.toISOString(),
      done: (line) => lines.push(line),
      failed: (error) => {
        throw error;
      },
    });
    return lines.filter((line) => /^(mail now|letter|search|member \d+: pause)/.test(line));
  };
}

/** So many minutes from now. */
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
