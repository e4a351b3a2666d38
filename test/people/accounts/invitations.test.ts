import { afterAll, beforeAll, expect, test } from "vitest";
import { inviteByMail } from "../../../server/cli/invite-command.ts";
import { readConfig } from "../../../server/config/config.ts";
import { mailQueue } from "../../../server/mail/mail-queue.ts";
import { testBoard } from "../../support/board.ts";
import { aPerson } from "../../support/builders.ts";
import { openPostOffice, type PostOffice, tokenIn } from "../../support/post-office.ts";

const office: PostOffice = await openPostOffice();
const settings = {
  SMTP_URL: office.url,
  CONFIRM_EMAIL: "off",
  SIGNUP: "invite",
  SIGNUP_DOMAINS: "school.example, alumni.example",
};
const board = testBoard(settings);

beforeAll(() => board.startMail());
afterAll(() => office.close());

async function invite(email: string): Promise<string> {
  const mail = mailQueue(board.address, { log: () => {} });
  try {
    return await inviteByMail({ database: board.database, config: readConfig(settings), mail }, email, "en");
  } finally {
    await mail.stop();
  }
}

const signUp = (given: Record<string, unknown>) => board.visitor.post("/auth/signup", aPerson(given));

test("a board by invitation accepts each invitation once, from its address only", async () => {
  const without = "This board is by invitation. Please use the link of your invitation.";
  expect(await signUp({ email: "eve@school.example" })).toMatchObject({ status: 403, body: { error: without } });
  expect(await invite("Mira@School.example")).toContain("is invited");
  const mail = await office.mailTo("mira@school.example");
  const invitation = /invitation=([\w-]{43})/.exec(mail.text ?? "")?.[1];
  expect((await signUp({ email: "eve@school.example", invitation })).status).toBe(403);
  expect((await signUp({ email: "mira@school.example", invitation: "x" })).status).toBe(403);
  expect((await signUp({ email: "mira@school.example", invitation })).status).toBe(201);
  const ended =
    "This invitation was already used, has expired or was sent to another address. Please ask the team for a new one.";
  expect(await signUp({ email: "mira@school.example", invitation })).toMatchObject({
    status: 403,
    body: { error: ended },
  });
  await expect(invite("mira@school.example")).rejects.toThrow("is a member already");
});

test("a withdrawn invitation is refused", async () => {
  const moderator = await board.join({ role: "moderator" });
  const emails = ["noor@school.example", "ola@school.example"] as const;
  for (const email of emails) await invite(email);
  const { body } = await moderator.get("/admin/invitations");
  expect(body).toMatchObject({ total: 2, results: [{ email: emails[1] }, { email: emails[0] }] });
  expect(Object.keys(body.results[0]).toSorted()).toEqual(["email", "expiresAt", "id"]);
  const [{ id }] = body.results;
  expect((await moderator.delete(`/admin/invitations/${id}`)).status).toBe(204);
  expect((await moderator.delete(`/admin/invitations/${id}`)).status).toBe(404);
  const invitation = /invitation=([\w-]{43})/.exec((await office.mailTo(emails[1])).text ?? "")?.[1];
  expect((await signUp({ email: emails[1], invitation })).status).toBe(403);
  expect((await moderator.get("/admin/invitations")).body.results).toMatchObject([{ email: emails[0] }]);
  const { note: _, ...entry } = (await (await board.join({ role: "admin" })).get("/admin/audit")).body.results[0];
  expect(entry).toMatchObject({
    action: "uninvited",
    subject: { kind: "address", id: null },
    User: { id: moderator.id },
  });
});

test("an address of another domain is refused with the allowed domains", async () => {
  const reply = await signUp({ email: "mira@elsewhere.example" });
  expect(reply.body.fields).toEqual({
    email: "Please use an address that ends with @school.example or @alumni.example",
  });
});

test("an imported member sets a password through their invitation", async () => {
  const { email } = await board.join({ email: "imported@school.example" });
  await invite(email);
  const token = tokenIn(await office.mailTo(email));
  expect((await board.visitor.post("/auth/reset-password", { token, password: "newsecret1" })).status).toBe(200);
  expect((await board.visitor.post("/auth/login", { email, password: "newsecret1" })).status).toBe(200);
});
