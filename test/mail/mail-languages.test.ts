import type { ParsedMail } from "mailparser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestMail } from "../../server/contact/contact-mail.ts";
import * as accountMails from "../../server/mail/account-mails.ts";
import { mailTo } from "../../server/mail/mail-builder.ts";
import { unhurried } from "../start/data-folder.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aPerson } from "../support/builders.ts";
import { commandLine } from "../support/command-line.ts";
import { openPostOffice, type PostOffice } from "../support/post-office.ts";

const office: PostOffice = await openPostOffice();
const settings = {
  SMTP_URL: office.url,
  CONFIRM_EMAIL: "off",
  DEFAULT_LOCALE: "de",
  PUBLIC_URL: "https://board.example",
};
const board = testBoard({ ...settings, TEAM_EMAIL: "team@board.example", RATE_LIMIT_SCALE: "100" });
const command = commandLine(board, settings);
let admin: Member;

beforeAll(async () => {
  await board.startMail();
  admin = await board.join({ role: "admin" });
});
afterAll(() => office.close());

const speaking = (language: string, who: Pick<Member, "send">) => (method: string, path: string, body: unknown) =>
  who.send(method, path, {
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", "Accept-Language": language },
  });

/** The language of a whole mail. */
function languageOf({ text = "", html, headers }: ParsedMail) {
  const language = headers.get("content-language");
  expect(html).toContain(`<html lang="${language}">`);
  expect(text).toMatch(language === "de" ? /-- \nDas Board von Code School\n$/ : /-- \nThe board of Code School\n$/);
  const [link] = /https:\/\/board\.example\S*/.exec(text) ?? [];
  if (link) expect(link).toMatch(new RegExp(`[?&]lang=${language}(#.*)?$`));
  return language;
}

describe("S120 L12 a mail is in its receiver's language, never in the sender's", () => {
  test.each([
    ["chose English and used German", { locale: "en", used: "de" }, "en", "Your account is suspended"],
    ["chose German and used English", { locale: "de", used: "en" }, "de", "Dein Konto ist gesperrt"],
    ["chose none and used English", { locale: "auto", used: "en" }, "en", "Your account is suspended"],
    ["chose none and used none", { locale: "auto", used: null }, "de", "Dein Konto ist gesperrt"],
  ] as const)("L12 if they %s", async (_, { locale, used }, language, subject) => {
    const member = await board.join();
    await board.database`update users set locale = ${locale}, used_locale = ${used} where id = ${member.id}`;
    const suspend = speaking(language === "de" ? "en" : "de", admin);
    await suspend("PUT", `/users/${member.id}/suspension`, { reason: "Spam über Nacht", endsOn: "2099-12-03" });
    const mail = await office.mailTo(member.email);
    expect([languageOf(mail), mail.subject]).toEqual([language, subject]);
    expect(mail.text).toContain("Spam über Nacht");
    expect(mail.text).toContain(language === "de" ? "3. Dezember 2099" : "3 December 2099");
  });

  test("L12 L13 without a choice, a recovery mail is in the language of the last log-in", async () => {
    const { email, password, ...names } = aPerson();
    await speaking("de", board.visitor)("POST", "/auth/signup", { email, password, ...names });
    await speaking("en", board.visitor)("POST", "/auth/login", { email, password });
    await speaking("de", board.visitor)("POST", "/auth/recover-password", { email });
    const mail = await office.mailTo(email);
    expect([languageOf(mail), mail.subject]).toEqual(["en", "Reset your password"]);
  });

  test("L12 a mail to the team is in the board's language", async () => {
    await speaking("en", board.visitor)("POST", "/mail", { name: "Vera", email: "v@example.org", request: "Hi there" });
    const mail = await office.mailTo("team@board.example");
    expect([languageOf(mail), mail.subject]).toEqual(["de", "Eine Anfrage von Vera"]);
    expect(mail.text).toContain("Hi there");
  });

  test("L12 an invitation uses the imported language, else the inviting member's, else the board's", async () => {
    const invited = async (language: string, locale = "auto") => {
      const member = await board.join();
      await board.database`update users set locale = ${locale} where id = ${member.id}`;
      await speaking(language, admin)("POST", `/users/${member.id}/invitation`, {});
      return languageOf(await office.mailTo(member.email));
    };
    expect([await invited("en"), await invited("en", "de"), await invited("de", "en"), await invited("fr")]).toEqual([
      "en",
      "de",
      "en",
      "de",
    ]);
  });

  test(
    "L12 an invitation by command uses the imported language, else --locale, else the board's",
    unhurried,
    async () => {
      const imported = await board.join();
      await board.database`update users set locale = 'de' where id = ${imported.id}`;
      expect(await command("invite", "one@example.org", imported.email, "--locale", "en")).toMatchObject({ code: 0 });
      expect(await command("invite", "two@example.org")).toMatchObject({ code: 0 });
      const mails = [
        await office.mailTo("one@example.org"),
        await office.mailTo(imported.email),
        await office.mailTo("two@example.org"),
      ];
      expect(mails.map(languageOf)).toEqual(["en", "de", "de"]);
      expect(mails.map(({ subject }) => subject)).toEqual([
        "You are invited to the board of Code School",
        "Du bist zum Board von Code School eingeladen",
        "Du bist zum Board von Code School eingeladen",
      ]);
      const refused = await command("invite", "three@example.org", "--locale", "fr");
      expect(refused).toMatchObject({ code: 1, said: expect.stringContaining("Allowed choices are en, de") });
      expect((await command("invite", "--list")).said).not.toContain("three@example.org");
    },
  );
});

describe("S120 L14 each mail is in one language, and so are its links", () => {
  const home = { organisation: "Code School", publicUrl: "https://board.example", defaultLocale: "en" } as const;
  const every = (language: "en" | "de") => {
    const to = { id: 1, email: "a@example.org", greetedAs: "Ada", language, timeZone: "UTC" };
    const wayBack = { token: "t", holdsRecovery: true };
    return [
      accountMails.recoveryMail(home, to, "t"),
      accountMails.passwordChangedMail(home, to),
      accountMails.confirmEmailMail(home, to, "t", true),
      accountMails.allowChangeMail(home, to, "t"),
      accountMails.emailChangingMail(home, to, wayBack),
      accountMails.emailChangedMail(home, to, wayBack),
      accountMails.changeTakenBackMail(home, to),
      accountMails.invitationMail(home, to, "t"),
      accountMails.memberInvitationMail(home, to, "t"),
      accountMails.claimedAddressMail(home, to, "t"),
      accountMails.suspensionLiftedMail(home, to),
      requestMail({ ...home, defaultLocale: language }, "team@board.example", { request: "…" }),
    ];
  };

  test("L14 the English and the German version of a mail share no line", () => {
    const linesOf = ({ subject, text }: { subject: string; text: string }) =>
      [subject, ...text.split("\n")].filter((line) => /\p{L}/u.test(line));
    for (const [english, german] of every("en").map((mail, index) => [mail, every("de")[index]] as const)) {
      if (!german) throw new Error(`${english.subject} is not in German`);
      const said = new Set(linesOf(english));
      expect(linesOf(german).filter((line) => said.has(line))).toEqual([]);
      for (const [mail, language] of [
        [english, "en"],
        [german, "de"],
      ] as const) {
        expect(mail.headers).toMatchObject({ "Content-Language": language });
        expect(mail.html).toContain(`<html lang="${language}">`);
        for (const [address] of mail.text.matchAll(/https:\S+/g))
          expect(address).toMatch(new RegExp(`lang=${language}$`));
      }
    }
  });

  test("L14 a link with a fragment has its lang parameter before it", () => {
    const reader = { email: "a@example.org", language: "de" } as const;
    const say = () => ({ subject: "Antwort", paragraphs: [], link: "Ansehen" });
    const { text } = mailTo(home, reader, say, { address: "https://board.example/qa/3?page=2#comment-4" });
    expect(text).toContain("Ansehen: https://board.example/qa/3?page=2&lang=de#comment-4\n");
  });
});
