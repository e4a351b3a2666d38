import { expect, type Page } from "@playwright/test";
import { pages, paths } from "../../../contract/pages.ts";
import { type BrowserMember, type Cast, test } from "../../support/browser/browser.ts";

const bell = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });

/** Mira wrote to Jonas, who may have accepted. */
async function twoWhoWrite(cast: Cast, text: string) {
  const [mira, jonas] = [await cast.join({ firstName: "Mira" }), await cast.join({ firstName: "Jonas" })];
  const { body } = await mira.post("/contacts", { userId: jonas.id, text });
  return { mira, jonas, id: body.id as number };
}

const unread = async (member: BrowserMember) => (await member.get("/account")).body.unread as number;

test.use({ viewport: { width: 360, height: 740 } });

test("N11 an accepted request is marked as read while its conversation is open", {
  tag: "@all",
}, async ({ page, cast }) => {
  const { mira, jonas, id } = await twoWhoWrite(cast, "May I ask you something?");
  await cast.logIn(page, mira);
  await page.goto(paths.conversation(id));
  await expect(page.getByText("You wrote to Jonas. No answer yet.")).toBeVisible();
  await jonas.put(`/contacts/${id}/answer`, { accept: true });
  await expect(page.getByLabel("Message", { exact: true })).toBeVisible();
  const told = async () =>
    (await mira.get("/notifications")).body.results.map((entry: { unread: boolean }) => entry.unread);
  await expect.poll(told).toEqual([false]);
  await expect(bell(page, "Notifications")).toBeVisible();

  const other = await twoWhoWrite(cast, "Hello");
  await other.jonas.put(`/contacts/${other.id}/answer`, { accept: true });
  await expect.poll(() => unread(other.mira)).toBe(1);
  await cast.logIn(page, other.mira);
  await page.goto(paths.conversation(other.id));
  await expect(page.getByLabel("Message", { exact: true })).toBeVisible();
  await expect.poll(() => unread(other.mira)).toBe(0);
});

test("reading messages in one window updates the list in another", { tag: "@all" }, async ({ page, cast }) => {
  const { mira, jonas, id } = await twoWhoWrite(cast, "Hello");
  await jonas.put(`/contacts/${id}/answer`, { accept: true });
  await jonas.post(`/conversations/${id}/messages`, { text: "Here I am" });
  await cast.logIn(page, mira);
  await page.goto(pages.conversations);
  await expect(page.getByRole("main")).toContainText("1 unread");
  await expect(bell(page, "Notifications, 1 unread")).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(paths.conversation(id));
  await expect(page.getByRole("main")).not.toContainText("1 unread");
  await second.close();
});

test("a printed conversation shows all messages", { tag: "@all" }, async ({ page, cast }) => {
  const { mira, jonas, id } = await twoWhoWrite(cast, "The first words");
  await jonas.put(`/contacts/${id}/answer`, { accept: true });
  for (let at = 1; at <= 12; at += 1)
    await jonas.post(`/conversations/${id}/messages`, { text: "One more. ".repeat(20) });
  await cast.logIn(page, mira);
  await page.goto(paths.conversation(id));
  const thread = page.getByRole("region", { name: "Messages" });
  const hidden = () => thread.evaluate((box) => box.scrollHeight - box.clientHeight);
  await expect.poll(hidden).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  expect(await hidden()).toBe(0);
});

test("L22 messages, headlines and search results are marked with their language", {
  tag: "@all",
}, async ({ page, cast }) => {
  const { mira, jonas, id } = await twoWhoWrite(cast, "Ich habe eine Frage zu deinem Projekt.");
  await cast.logIn(page, jonas);
  await page.goto(pages.conversations);
  const words = page.getByText("Ich habe eine Frage zu deinem Projekt.");
  await expect(words).toHaveAttribute("lang", "de");
  await jonas.put(`/contacts/${id}/answer`, { accept: true });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Conversations" })).toBeVisible();
  await expect(words).toHaveAttribute("lang", "de");
  await page.goto(paths.conversation(id));
  await expect(page.getByRole("region", { name: "Messages" }).locator(words)).toHaveAttribute("lang", "de");

  const form = new FormData();
  for (const field of ["firstName", "lastName", "email"] as const) form.set(field, mira[field]);
  form.set("profile", JSON.stringify({ headline: "Mit Geduld und Kaffee auf dem Weg" }));
  await mira.send("PUT", `/users/${mira.id}`, { body: form });
  await page.goto(paths.user(mira.id));
  await expect(page.getByText("Mit Geduld und Kaffee")).toHaveAttribute("lang", "de");

  await mira.post("/questions", {
    title: "Laternenfrage",
    description: "Wer hat noch eine Laterne und kann sie mir leihen?",
  });
  await page.goto(`${pages.search}?q=Laternenfrage`);
  await expect(page.getByText("Wer hat noch eine Laterne").first()).toHaveAttribute("lang", "de");
});

test("P32 only messages that arrive while scrolled up count as new; each is announced once", {
  tag: "@all",
}, async ({ page, cast }) => {
  const { mira, jonas, id } = await twoWhoWrite(cast, "Hello");
  await jonas.put(`/contacts/${id}/answer`, { accept: true });
  const write = (text: string) => jonas.post(`/conversations/${id}/messages`, { text });
  for (let turn = 1; turn <= 20; turn++) await write(`Line ${turn}`);
  await cast.logIn(page, mira);
  await page.goto(paths.conversation(id));
  const thread = page.locator(".thread");
  await expect(thread.getByText("Line 20", { exact: true })).toBeInViewport();
  const announced = page.locator(".thread + [role=status]");
  for (const [text, times] of [
    ["One", 1],
    ["Two", 1],
    ["Two", 2],
  ] as const) {
    await write(text);
    await expect(thread.getByText(text, { exact: true })).toHaveCount(times);
    await expect(thread.getByText(text, { exact: true }).last()).toBeInViewport();
    await expect(announced).toHaveText(`Jonas: ${text}`);
  }
  await thread.evaluate((box) => {
    box.scrollTop = 0;
  });
  await write("Three");
  await expect(announced).toHaveText("Jonas: Three");
  await expect(page.getByRole("button", { name: "1 new message", exact: true })).toBeVisible();
});

test("U02 accepting a request or unblocking someone keeps the focus nearby", {
  tag: "@all",
}, async ({ page, cast }) => {
  const { mira, jonas, id } = await twoWhoWrite(cast, "Hello");
  await cast.logIn(page, jonas);
  await page.goto(paths.conversation(id));
  const thread = page.locator(".thread");
  await page.getByRole("button", { name: "Accept" }).press("Enter");
  await expect(page.getByLabel("Message", { exact: true })).toBeVisible();
  await expect(thread).toBeFocused();

  const unblock = page.getByRole("main").getByRole("button", { name: "Unblock Mira" });
  const blocked = async (address: string) => {
    expect((await jonas.put(`/blocks/${mira.id}`)).status).toBe(204);
    await page.goto(address);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  };
  await blocked(paths.conversation(id));
  await unblock.last().press("Enter");
  await expect(page.getByLabel("Message", { exact: true })).toBeVisible();
  await expect(thread).toBeFocused();

  await blocked(paths.user(mira.id));
  await page.getByRole("main").getByRole("button", { name: "More" }).press("Enter");
  await unblock.press("Enter");
  await expect(page.getByRole("main").getByRole("button", { name: "Block Mira" })).toBeFocused();

  await blocked(pages.privacySettings);
  await unblock.press("Enter");
  await expect(page.getByRole("heading", { name: "Blocked people" })).toBeFocused();
});
