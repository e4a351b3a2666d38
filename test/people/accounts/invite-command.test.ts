import { afterAll, beforeAll, expect, test } from "vitest";
import { unhurried } from "../../start/data-folder.ts";
import { testBoard } from "../../support/board.ts";
import { commandLine } from "../../support/command-line.ts";
import { openPostOffice, type PostOffice, tokenIn } from "../../support/post-office.ts";

const office: PostOffice = await openPostOffice();
const board = testBoard({ SMTP_URL: office.url, CONFIRM_EMAIL: "off" });
const command = commandLine(board);

beforeAll(() => board.startMail());
afterAll(() => office.close());

test("invite --all invites all imported members without a password, and stats counts them", unhurried, async () => {
  const [ada, grace, kept] = [
    await board.join({ firstName: "Ada" }),
    await board.join({ firstName: "Grace" }),
    await board.join(),
  ];
  const moderator = await board.join({ role: "moderator" });
  await moderator.put(`/users/${kept.id}/suspension`, { reason: "Spam", endsOn: null });
  await board.database`update users set password_hash = 'x' where id = ${moderator.id}`;
  expect((await command("stats")).said).toMatch(/imported, not invited yet +3\ninvited, not joined yet +0\n/);

  expect(await command("invite", "--all")).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^2 members are invited/),
  });
  const mail = await office.mailTo(ada.email);
  expect(mail.text).toMatch(/^Hello Ada,\n/);
  expect((await office.mailTo(grace.email)).text).toMatch(/^Hello Grace,\n/);
  expect((await command("stats")).said).toMatch(/imported, not invited yet +1\ninvited, not joined yet +2\n/);

  await board.visitor.post("/auth/reset-password", { token: tokenIn(mail), password: "newsecret1" });
  expect(await command("invite", "--all")).toMatchObject({ said: expect.stringMatching(/^1 member is invited/) });
  expect((await command("stats")).said).toMatch(/invited, not joined yet +1\n/);
  expect(await command("invite")).toMatchObject({ code: 1, said: expect.stringContaining("--all") });
});
