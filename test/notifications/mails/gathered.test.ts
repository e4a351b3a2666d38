import { describe, expect, test } from "vitest";
import { mentionOf } from "../../../contract/texts/mentions.ts";
import type { Member } from "../../support/board.ts";
import { aJob, aQuestion, aWord } from "../../support/builders.ts";
import { inMinutes, joinWithPassword, mailedBoard } from "../../support/notifications/news.ts";
import { tokenIn } from "../../support/post-office.ts";

const { office, board, due } = await mailedBoard({ PUBLIC_URL: "https://board.example.org" });

const join = (who: Parameters<typeof board.join>[0] = {}) => joinWithPassword(board, who);
const ask = async (who: Member, given: Record<string, unknown> = {}) =>
  (await who.post("/questions", aQuestion(given))).body;
const write = async (who: Member, parent: string, parentId: number, text = aWord()) =>
  (await who.post("/comments", { parent, parentId, text })).body;
/** This member's mails that are due in so many minutes. */
const dueOf = async ({ id }: Member, minutes: number) =>
  (await due(inMinutes(minutes))).filter((line) => line.includes(`member ${id}:`));
const mailNow = ({ id }: Member, entries = "1 entry") => `mail now member ${id}: ${entries}`;

describe("N23 mails about a record", () => {
  test("are one an hour, with everything new", async () => {
    const [asker, other] = [await join(), await join({ firstName: "Ben", lastName: "Li" })];
    const question = await ask(asker, { title: "Grid?" });
    await write(other, "questions", question.id);
    expect(await dueOf(asker, 3)).toEqual([mailNow(asker)]);
    await office.mailTo(asker.email);
    await write(other, "questions", question.id);
    expect(await dueOf(asker, 30)).toEqual([]);
    await write(other, "questions", question.id);
    expect(await dueOf(asker, 62)).toEqual([]);
    expect(await dueOf(asker, 64)).toEqual([mailNow(asker)]);
    expect((await office.mailTo(asker.email)).subject).toBe(
      "2 new answers to your question “Grid?”, the last by Ben Li",
    );
  });

  test("combine all kinds, name each reason, and one unsubscribe link stops all", async () => {
    const [asker, other] = [await join(), await join({ firstName: "Ben", lastName: "Li" })];
    const question = await ask(asker, { title: "Grid?" });
    await write(other, "questions", question.id, "Use flexbox.");
    await write(other, "questions", question.id, `${mentionOf(asker)} Or tables.`);
    expect(await dueOf(asker, 3)).toEqual([mailNow(asker, "2 entries")]);
    const mail = await office.mailTo(asker.email);
    expect(mail.subject).toBe("New in “Grid?”");
    expect(mail.text).toContain("Ben Li answered your question “Grid?”\n\nBen Li mentioned you in “Grid?”\n\n@");
    expect(mail.text).toContain("Or tables.");
    expect(mail.text).toContain("You get this mail because you asked the question and you were mentioned.\n");
    await board.visitor.post("/unsubscribe", { token: tokenIn(mail) });
    const { kinds } = (await asker.get("/account/notifications")).body;
    expect([kinds.answer.mail, kinds.mention.mail, kinds.reply.mail]).toEqual(["never", "never", "now"]);
  });

  test("that fits combine with other fitting jobs, at most one an hour", async () => {
    const [member, other] = [await join({ skills: ["React"] }), await join()];
    await member.put("/account/notifications", { kinds: { job: { mail: "now" } } });
    const [react] = await board.skillIds("React");
    const post = () => other.post("/jobs", aJob({ skills: [react] }));
    await Promise.all([post(), post()]);
    expect(await dueOf(member, 3)).toEqual([mailNow(member, "2 entries")]);
    expect((await office.mailTo(member.email)).subject).toBe("2 jobs that fit you");
    await post();
    expect(await dueOf(member, 60)).toEqual([]);
    expect(await dueOf(member, 64)).toEqual([mailNow(member)]);
  });

  test("N35 count and name a record once, even if several searches found it", async () => {
    const [member, other] = [await join(), await join()];
    const word = aWord();
    for (const query of [`search=${word}`, `search=${word}&postedWithin=1`, `search=${word}&status=any`])
      await member.post("/saved-searches", { kind: "jobs", query, mail: "now" });
    for (let n = 1; n <= 3; n += 1) await other.post("/jobs", aJob({ title: `${word} no. ${n}` }));
    await due();
    expect(await dueOf(member, 3)).toEqual([mailNow(member, "3 entries")]);
    const { subject, text = "" } = await office.mailTo(member.email);
    expect(subject).toBe("3 new for your searches");
    expect(text.match(new RegExp(`${word} no\\. \\d`, "g"))).toEqual([3, 2, 1].map((n) => `${word} no. ${n}`));
    expect(text).not.toContain("more");
  });

  test("are at most twenty a day; the daily letter has the rest, without repeats", async () => {
    const [asker, other] = [await join(), await join()];
    for (let n = 0; n < 22; n += 1) await write(other, "questions", (await ask(asker)).id);
    const lines = await dueOf(asker, 3);
    expect(lines).toHaveLength(20);
    for (const _ of lines) await office.mailTo(asker.email);
    expect(await dueOf(asker, 25 * 60)).toEqual([`letter daily member ${asker.id}: 2 items`]);
    expect(await dueOf(asker, 49 * 60)).toEqual([]);
    // Nothing in it has the daily rhythm, so its link stops the kinds that it contains.
    const token = tokenIn(await office.mailTo(asker.email));
    expect((await board.visitor.post("/unsubscribe", { token })).body).toMatchObject({
      kinds: ["answer"],
      stopped: true,
    });
    const { kinds } = (await asker.get("/account/notifications")).body;
    expect([kinds.answer.mail, kinds.mention.mail]).toEqual(["never", "now"]);
  });
});
