import { describe, expect, test } from "vitest";
import type { Member } from "../../support/board.ts";
import { aQuestion, aWord } from "../../support/builders.ts";
import { inMinutes, joinWithPassword, mailedBoard } from "../../support/notifications/news.ts";
import { tokenIn } from "../../support/post-office.ts";

const { office, board, due } = await mailedBoard({ PUBLIC_URL: "https://board.example.org" });

const join = (who: Parameters<typeof board.join>[0] = {}) => joinWithPassword(board, who);
const ask = async (who: Member) => (await who.post("/questions", aQuestion())).body;
const write = async (who: Member, parent: string, parentId: number) =>
  (await who.post("/comments", { parent, parentId, text: aWord() })).body;
/** This member's mails that are due in so many minutes. */
const dueOf = async ({ id }: Member, minutes: number) =>
  (await due(inMinutes(minutes))).filter((line) => line.includes(`member ${id}:`));
const mailNow = ({ id }: Member) => `mail now member ${id}: 1 entry`;

describe("S137 N27 a mail's unsubscribe link", () => {
  async function mailed() {
    const [asker, other] = [await join(), await join()];
    await write(other, "questions", (await ask(asker)).id);
    expect(await dueOf(asker, 3)).toEqual([mailNow(asker)]);
    const token = tokenIn(await office.mailTo(asker.email));
    const kinds = async () => (await asker.get("/account/notifications")).body.kinds;
    return {
      asker,
      token,
      kinds,
      stop: (given: object = {}) => board.visitor.post("/unsubscribe", { token, ...given }),
    };
  }
  const oneClick = (token: string, body: string | FormData | URLSearchParams, headers: Record<string, string> = {}) =>
    fetch(`${board.url}/unsubscribe?token=${token}`, { method: "POST", body, headers });

  test("stops its kind or all mails on POST and can undo that; GET and HEAD stop nothing", async () => {
    const { asker, token, kinds, stop } = await mailed();
    const id = (await asker.post("/saved-searches", { kind: "jobs", query: "", mail: "weekly" })).body.id;
    const before = await kinds();
    const described = { kinds: ["answer"], search: null, stopped: false, stoppedAll: false };
    expect((await board.visitor.get(`/unsubscribe?token=${token}`)).body).toEqual(described);
    await fetch(`${board.url}/unsubscribe?token=${token}`, { method: "HEAD" });
    expect(await kinds()).toEqual(before);
    for (let twice = 0; twice < 2; twice += 1) {
      expect(await stop()).toMatchObject({ status: 200, body: { ...described, stopped: true } });
    }
    expect(await kinds()).toEqual({ ...before, answer: { ...before.answer, mail: "never" } });
    expect((await stop({ stop: false })).body).toEqual(described);
    expect(await kinds()).toEqual(before);
    expect((await stop({ all: true })).body).toEqual({ ...described, stopped: true, stoppedAll: true });
    const rhythms = Object.entries<{ mail?: string }>(await kinds());
    const on = rhythms.filter(([, { mail: rhythm = "never" }]) => rhythm !== "never");
    expect(on.map(([kind]) => kind)).toEqual(["decision"]);
    expect((await asker.get(`/saved-searches/${id}`)).body.mail).toBe("never");
    await stop({ stop: false });
    expect(await kinds()).toEqual(before);
    expect((await asker.get(`/saved-searches/${id}`)).body.mail).toBe("weekly");
  });

  test("shows kinds as not stopped once their member switched them on by hand", async () => {
    const { asker, token, kinds, stop } = await mailed();
    await stop();
    await asker.put("/account/notifications", { kinds: { answer: { mail: "daily" } } });
    expect((await board.visitor.get(`/unsubscribe?token=${token}`)).body).toMatchObject({ stopped: false });
    expect((await stop()).body).toMatchObject({ stopped: true });
    await stop({ stop: false });
    expect((await kinds()).answer.mail).toBe("daily");
    await stop({ all: true });
    await asker.put("/account/notifications", { kinds: { job: { mail: "weekly" } } });
    const { body } = await board.visitor.get(`/unsubscribe?token=${token}`);
    expect(body).toMatchObject({ stopped: true, stoppedAll: false });
  });

  test("accepts a mail program's one-click POST with a form of up to a kilobyte", async () => {
    const { token, kinds } = await mailed();
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");
    for (const body of [new URLSearchParams("List-Unsubscribe=One-Click"), form]) {
      const reply = await oneClick(token, body);
      expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    }
    expect((await kinds()).answer.mail).toBe("never");
    expect((await oneClick(token, new URLSearchParams({ a: "x".repeat(1024) }))).status).toBe(413);
    expect((await oneClick(token, "{}", { "Content-Type": "application/json" })).status).toBe(415);
    expect((await oneClick("x".repeat(43), new URLSearchParams())).status).toBe(404);
  });

  test("is stored as a hash, and a wrong token gets 404", async () => {
    const { token } = await mailed();
    const [kept] = await board.database`select encode(token_hash, 'hex') as hash from unsubscribe_tokens limit 1`;
    expect(kept?.hash).toHaveLength(64);
    for (const dead of ["", "x", token.replace(/./, (sign) => (sign === "A" ? "B" : "A"))]) {
      const { status, body } = await board.visitor.post("/unsubscribe", { token: dead });
      expect([status, body.error]).toEqual([404, "This link no longer works."]);
      expect((await board.visitor.get(`/unsubscribe?token=${dead}`)).status).toBe(404);
    }
  });
});
