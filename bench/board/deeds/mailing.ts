import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { rateLimits } from "../../../server/http/limits/rate-limits.ts";
import { startMail } from "../../../server/process/mail-service.ts";
import { time } from "../../figures.ts";
import { type DeedToDo, upTo } from "./deed.ts";
import { onOwnBoard } from "./own-board.ts";

const mails = 1000;
const words = "Something happened. ".repeat(20);

/** Sends mails to a local server that discards them. */
export const mailing: readonly DeedToDo[] = [{ name: "1,000 mails leave", unit: "ms", most: [20_000], run: sendMany }];

async function sendMany(): Promise<number> {
  let taken = 0;
  const office = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData: (stream, _session, done) => {
      stream.resume().once("end", () => {
        taken += 1;
        done();
      });
    },
  });
  await new Promise<void>((resolve) => office.listen(0, "127.0.0.1", resolve));
  const { port } = office.server.address() as { port: number };
  try {
    const settings = { SMTP_URL: `smtp://127.0.0.1:${port}` };
    return await onOwnBoard(async ({ database, config, mail }) => {
      const written = upTo(mails).map((number) => ({
        to: `member${number}@example.org`,
        subject: "News",
        text: words,
        html: `<p>${words}</p>`,
      }));
      await startMail({ database, config, mail, limits: rateLimits(database, 1) }, () => {});
      return time(async () => {
        await mail.addAll(database, written);
        for (let waited = 0; taken < mails && waited < 60_000; waited += 50) await pause(50);
        if (taken < mails) throw new Error(`${taken} of ${mails} left within a minute`);
      });
    }, settings);
  } finally {
    office.close();
  }
}
