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
    const found = (await mailsNaming(address, folder)).find(
      (mail) => [mail.to].flat()[0]?.text.includes(address) && mail.subject === subject,
    );
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail "${subject}" to ${address} is in ${folder}`);
}

/** The mails with this address in them; reading the others costs as much as a page. */
async function mailsNaming(address: string, folder: string): Promise<ParsedMail[]> {
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(
    names.filter((name) => name.endsWith(".eml")).map((name) => readFile(join(folder, name), "utf8")),
  );
  return Promise.all(texts.filter((text) => text.includes(address)).map((text) => simpleParser(text)));
}
