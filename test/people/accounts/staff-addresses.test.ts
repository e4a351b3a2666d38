import { afterAll, beforeAll, expect, test } from "vitest";
import { withNewToken } from "../../../server/people/accounts/mail-renewal.ts";
import { type Member, testBoard } from "../../support/board.ts";
import { openPostOffice, type PostOffice, tokenIn } from "../../support/post-office.ts";
import { joined, saveProfile } from "../cast.ts";

const office: PostOffice = await openPostOffice();
const board = testBoard({ SMTP_URL: office.url, PUBLIC_URL: "https://board.example" });

beforeAll(() => board.startMail());
afterAll(() => office.close());

const password = "lighthouse";
const confirm = (token: string) => board.visitor.post("/auth/confirm-email", { token });
const takeBack = (token: string) => board.visitor.post("/auth/take-back-email", { token });
const move = (by: Member, of: Member, email: string, fields = {}) =>
  saveProfile(by, of, undefined, { email, ...fields });
const recover = async (email: string) => {
  expect((await board.visitor.post("/auth/recover-password", { email })).status).toBe(200);
  await expect.poll(async () => (await board.database`select from pgboss.job where state < 'completed'`).count).toBe(0);
};
const resets = async (of: Member) => {
  const { count } = await board.database`
    select from account_tokens where user_id = ${of.id} and purpose in ('password', 'invitation')`;
  return count;
};
const linkIn = (text: string | undefined, page: string) =>
  new RegExp(`${page}\\?token=([\\w-]{43})`).exec(text ?? "")?.[1] as string;

/** An admin enters an address for a member, and it is confirmed from there. Returns the old mailbox's first mail. */
async function moved(admin: Member, member: Member, from: string, to: string): Promise<string> {
  expect((await move(admin, member, to)).status).toBe(200);
  const told = await office.mailTo(from);
  expect((await confirm(tokenIn(await office.mailTo(to)))).status).toBe(200);
  await office.mailTo(from);
  return told.text ?? "";
}

test("S22 a moderator can't take over an account by address change, invitation, role or recovery", async () => {
  const [moderator, member] = [await joined(board, { role: "moderator" }), await joined(board)];
  const wanted = `mo-${member.email}`;
  for (const email of [wanted, member.email.toUpperCase()]) {
    for (const proof of [{}, { currentPassword: password }]) {
      expect((await move(moderator, member, email, proof)).status).toBe(403);
    }
  }
  expect((await moderator.post(`/users/${member.id}/invitation`)).status).toBe(409);
  expect((await moderator.put(`/users/${moderator.id}/role`, { role: "admin" })).status).toBe(403);
  await recover(wanted);
  expect(await resets(member)).toBe(0);
  expect((await board.visitor.post("/auth/login", { email: member.email, password })).status).toBe(200);
  expect((await move(moderator, member, member.email, { firstName: "Renamed" })).status).toBe(200);
});

test("S22 an admin needs a proof to change another's address, and the audit trail records it", async () => {
  const [admin, member] = [await joined(board, { role: "admin" }), await joined(board)];
  await board.database`update sessions set created_at = now() - interval '11 minutes' where user_id = ${admin.id}`;
  const refused = await move(admin, member, `new-${member.email}`, { firstName: "Renamed" });
  expect(refused).toMatchObject({ status: 403, body: { code: "proof-needed" } });
  expect((await member.get("/account")).body.user.firstName).toBe(member.firstName);
  expect((await move(admin, member, `new-${member.email}`, { currentPassword: "wrong guess" })).status).toBe(400);
  expect((await move(admin, member, `new-${member.email}`, { currentPassword: password })).status).toBe(200);
  const { results } = (await admin.get("/admin/audit?subject=user")).body;
  expect(results[0]).toMatchObject({ action: "readdressed", subject: { id: member.id }, User: { id: admin.id } });
});

test("S22 an address entered by an admin can't recover the account until the old one agrees", async () => {
  const [admin, member] = [await joined(board, { role: "admin" }), await joined(board)];
  const wanted = `new-${member.email}`;
  const told = await moved(admin, member, member.email, wanted);
  await recover(wanted);
  expect(await resets(member)).toBe(0);
  expect((await board.visitor.post("/auth/login", { email: wanted, password })).status).toBe(200);
  const agreement = linkIn(told, "/confirm-email");
  expect((await confirm(agreement)).status).toBe(200);
  expect((await confirm(agreement)).status).toBe(400);
  await recover(wanted);
  expect((await office.mailTo(wanted)).subject).toBe("Reset your password");
});

test("S22 undoing an admin's second address change allows a recovery only after seven days", async () => {
  const [admin, member] = [await joined(board, { role: "admin" }), await joined(board)];
  const [first, second] = [`first-${member.email}`, `second-${member.email}`];
  await moved(admin, member, member.email, first);
  const told = await moved(admin, { ...member, email: first }, first, second);
  expect((await confirm(linkIn(told, "/confirm-email"))).status).toBe(200);
  await recover(second);
  expect((await takeBack(linkIn(told, "/take-back-email"))).status).toBe(200);
  await recover(first);
  expect(await resets(member)).toBe(0);
  await board.database`update address_returns set expires_at = now() where user_id = ${member.id}`;
  await recover(first);
  expect(await resets(member)).toBe(1);
});

test("S22 resending a failed reset mail to an address entered by an admin creates no link", async () => {
  const [admin, member] = [await joined(board, { role: "admin" }), await joined(board)];
  const wanted = `new-${member.email}`;
  await moved(admin, member, member.email, wanted);
  const failed = { to: wanted, memberId: member.id, subject: "", text: "/reset-password?token=", html: "" };
  expect(await board.database.begin((transaction) => withNewToken(transaction, failed))).toBe(null);
  expect(await resets(member)).toBe(0);
});

test("S79 the old address can undo an admin's change and then recover the account", async () => {
  const [admin, member] = [await joined(board, { role: "admin" }), await joined(board)];
  const told = await moved(admin, member, member.email, `new-${member.email}`);
  expect((await takeBack(linkIn(told, "/take-back-email"))).status).toBe(200);
  const reset = { token: tokenIn(await office.mailTo(member.email)), password: "newsecret1" };
  expect((await board.visitor.post("/auth/reset-password", reset)).status).toBe(200);
  expect((await board.visitor.post("/auth/login", { email: member.email, password: "newsecret1" })).status).toBe(200);
});
