import { trimmed } from "../../contract/interface/fields.ts";
import type { Role } from "../../contract/people/people.ts";
import type { Config } from "../config/config.ts";
import { readConfig, readEnvironment } from "../config/config.ts";
import type { Connection, Database, DatabaseAddress } from "../database/connection.ts";
import { type MailQueue, mailQueue } from "../mail/mail-queue.ts";
import { withoutAddresses } from "../process/address-redaction.ts";
import { type BoardDatabase, openBoardDatabase } from "../process/board-database.ts";

export type BoardSession = { database: Database; address: DatabaseAddress; config: Config; mail: MailQueue };

/** Runs `work` on the board's database: the running one, or one that is started for it and stopped afterwards. */
export async function withBoard(work: (board: BoardSession) => Promise<void>): Promise<void> {
  const config = readConfig(readEnvironment());
  const opening = openBoardDatabase(config, {
    log: (line) => process.stderr.write(`${line}\n`),
  });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= opening.then((board: BoardDatabase) => board.close());
    return closing;
  };
  const interrupt = () => {
    void close().finally(() => process.exit(130));
  };
  const interruptions = ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"] as const;
  for (const sign of interruptions) process.on(sign as "SIGINT", interrupt);
  const { database, address } = await opening;
  const mail = mailQueue(address, { log: (line) => console.error(withoutAddresses(line)) });
  try {
    await work({ database, address, config, mail });
  } finally {
    await mail.stop();
    await close();
    for (const sign of interruptions) process.off(sign, interrupt);
  }
}

/** The actor in the trail for everything that the command line does. */
export const operator = "command line";

export type NamedMember = { id: number; role: Role; waits: boolean };

/**
 * The member who signed up with an address that the operator typed.
 * @throws Error with a sentence: no such member
 */
export async function findMember(database: Connection, typed: string): Promise<NamedMember> {
  const email = trimmed(typed);
  const [member] = await database<NamedMember[]>`
    select id, role, state = 'waiting' as waits from users where mailbox_key(email) = mailbox_key(${email})
    order by lower(email) = lower(${email}) desc, id limit 1`;
  if (!member) throw new Error(`No member signed up with ${email}.`);
  return member;
}
