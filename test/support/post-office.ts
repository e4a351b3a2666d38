import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** How the server treats the next mails: accepts them, refuses temporarily or permanently, or delays them. */
export type Manners = "takes" | "refuses for now" | "refuses for good" | "dawdles" | { refusesWith: string };

export type PostOffice = {
  url: string;
  mails: ParsedMail[];
  attempts: number;
  behave(manners: Manners): void;
  /** Waits for the next mail to this address that wasn't returned before. */
  mailTo(address: string): Promise<ParsedMail>;
  close(): Promise<void>;
};

type Rules = {
  password?: string;
  /** Supports STARTTLS with a self-signed certificate. */
  encrypts?: boolean;
};

/** Starts a real SMTP server on a free port; with a password it requires authentication. */
export async function openPostOffice(port = 0, { password, encrypts = false }: Rules = {}): Promise<PostOffice> {
  let manners: Manners = "takes";
  const seen = new Set<ParsedMail>();
  const office = { mails: [] as ParsedMail[], attempts: 0 };
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    onAuth: (login, _session, done) => {
      if (password === undefined || login.password === password) done(null, { user: "board" });
      else done(Object.assign(new Error("Wrong user or password for board@office.example"), { responseCode: 535 }));
    },
    // Milliseconds for which an idle connection of the board's is waited for.
    closeTimeout: 1,
    disabledCommands: encrypts ? [] : ["STARTTLS"],
    logger: false,
    onData: async (stream, _session, done) => {
      const mail = await simpleParser(stream);
      office.attempts += 1;
      if (manners === "dawdles") await new Promise((resolve) => setTimeout(resolve, 1500));
      if (manners === "refuses for now") return done(Object.assign(new Error("Try later"), { responseCode: 451 }));
      if (manners === "refuses for good") {
        return done(Object.assign(new Error(`No such user: ${recipientOf(mail)}`), { responseCode: 550 }));
      }
      if (typeof manners === "object") {
        const [code = "", ...words] = manners.refusesWith.split(" ");
        return done(Object.assign(new Error(words.join(" ")), { responseCode: Number(code) }));
      }
      office.mails.push(mail);
      done();
    },
  });
  // A killed sender resets its connection.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("The post office has no port");

  return Object.assign(office, {
    url: `smtp://127.0.0.1:${address.port}`,
    behave: (next: Manners) => {
      manners = next;
    },
    mailTo: async (to: string) => {
      const find = () => office.mails.find((mail) => !seen.has(mail) && recipientOf(mail) === to.toLowerCase());
      for (let tries = 0; tries < 2250; tries += 1) {
        const mail = find();
        if (mail) {
          seen.add(mail);
          return mail;
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(
        `No mail came to ${to}. There are mails to: ${office.mails.map(recipientOf).join(", ") || "nobody"}`,
      );
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

function recipientOf(mail: ParsedMail): string | undefined {
  return [mail.to].flat()[0]?.value[0]?.address?.toLowerCase();
}

/** The token in the link of a mail. */
export function tokenIn(mail: ParsedMail): string {
  const token = /token=([\w-]{43})/.exec(mail.text ?? "")?.[1];
  if (!token) throw new Error(`There is no token in: ${mail.text}`);
  return token;
}
