import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ParsedMail, simpleParser } from "mailparser";

/** Waits for the mail with this recipient and subject on a board that writes mails to a folder. */
export async function mailInFolder(
  address: string,
  subject: string,
  dataDir = process.env.BOARD_DATA_DIR as string,
): Promise<ParsedMail> {
  const folder = join(dataDir, "mail");
  for (let tries = 0; tries < 450; tries += 1) {
    const found = (await mailsIn(folder)).find(
      (mail) => [mail.to].flat()[0]?.text.includes(address) && mail.subject === subject,
    );
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail "${subject}" to ${address} is in ${folder}`);
}

async function mailsIn(folder: string): Promise<ParsedMail[]> {
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.endsWith(".eml"));
  return Promise.all(mails.map(async (name) => simpleParser(await readFile(join(folder, name)))));
}
