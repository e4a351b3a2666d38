import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** How the office treats the next mails: takes them, refuses for now or for good, or takes its time. */
export type Manners = "takes" | "refuses for now" | "refuses for good" | "dawdles" | { refusesWith: string };

export type PostOffice = {
  url: string;
  mails: ParsedMail[];
  attempts: number;
  behave(manners: Manners): void;
  /** The next mail to this address that no one has asked for yet; waits for it. */
  mailTo(address: string): Promise<ParsedMail>;
  close(): Promise<void>;
};

type Rules = {
  password?: string;
  /** Encrypts when asked to, by a certificate that nobody vouches for. */
  encrypts?: boolean;
};

/** A real SMTP server on a port of its own; with a password, for those alone who know it. */
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
  // A sender that was killed.
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
      for (let tries = 0; tries < 450; tries += 1) {
        const mail = find();
        if (mail) {
          seen.add(mail);
          return mail;
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
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

/** The token in a mail's link. */
export function tokenIn(mail: ParsedMail): string {
  const token = /token=([\w-]{43})/.exec(mail.text ?? "")?.[1];
  if (!token) throw new Error(`There is no token in: ${mail.text}`);
  return token;
}
