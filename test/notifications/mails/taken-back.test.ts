import { describe, expect, test } from "vitest";
import { mentionOf } from "../../../contract/texts/mentions.ts";
import { isWithheld } from "../../../server/notifications/news-visibility.ts";
import type { Member } from "../../support/board.ts";
import { aQuestion, aWord } from "../../support/builders.ts";
import { inMinutes, joinWithPassword, mailedBoard } from "../../support/notifications/news.ts";

const { office, board, due } = await mailedBoard({ PUBLIC_URL: "https://board.example.org" });

const join = (firstName = "Member") => joinWithPassword(board, { firstName, lastName: "Li" });
const ask = async (who: Member, description = "How?") =>
  (await who.post("/questions", aQuestion({ description }))).body;
const write = async (who: Member, parentId: number, text = aWord()) =>
  (await who.post("/comments", { parent: "questions", parentId, text })).body;
const mailed = async ({ id }: Member, minutes: number) =>
  (await due(inMinutes(minutes))).some((line) => line.includes(`member ${id}:`));

describe("S157 a mention is mailed only while the text still has it", () => {
  test("in a comment edited to mention somebody else", async () => {
    const [asker, author, first, second] = [await join(), await join(), await join(), await join()];
    const { id } = await write(author, (await ask(asker)).id, mentionOf(first));
    await due();
    await author.put(`/comments/${id}`, { text: mentionOf(second) });
    expect(await mailed(second, 3)).toBe(true);
    expect(await mailed(first, 30 * 60)).toBe(false);
  });

  test("in a question, even if removed while its mail is queued", async () => {
    const [asker, named] = [await join(), await join()];
    const { id } = await ask(asker, mentionOf(named));
    expect(await mailed(named, 3)).toBe(true);
    const [news] = await board.database<{ entryId: number; eventId: number }[]>`
      select entry_id, event_id from entry_events join entries on entries.id = entry_id where user_id = ${named.id}`;
    expect(await isWithheld(board.database, { news: news && [news] })).toBe(false);
    await asker.put(`/questions/${id}`, aQuestion({ description: "Nobody" }));
    expect(await isWithheld(board.database, { news: news && [news] })).toBe(true);
  });
});

describe("N23 a mail of several new answers", () => {
  test("quotes each with its author, the newest last", async () => {
    const [asker, ben, cleo] = [await join(), await join("Ben"), await join("Cleo")];
    const { id } = await ask(asker);
    await write(ben, id, `Use **flexbox**. ${"x".repeat(300)}`);
    await write(cleo, id, "Or a grid.");
    await write(ben, id, "Or tables.");
    expect(await mailed(asker, 3)).toBe(true);
    const { text = "" } = await office.mailTo(asker.email);
    expect(text).toMatch(/Ben Li:\nUse flexbox\. x{186}…\n\nCleo Li:\nOr a grid\.\n\nBen Li:\nOr tables\.\n/);
  });

  test("quotes the last ten and counts the earlier ones", async () => {
    const [asker, ben] = [await join(), await join("Ben")];
    const { id } = await ask(asker);
    for (let nth = 1; nth <= 12; nth += 1) await write(ben, id, `Answer no. ${nth}.`);
    expect(await mailed(asker, 3)).toBe(true);
    const { text = "" } = await office.mailTo(asker.email);
    expect(text).toContain("2 earlier texts are not shown here.\n\nBen Li:\nAnswer no. 3.\n");
    expect(text.match(/Answer no\./g)).toHaveLength(10);
  });
});
