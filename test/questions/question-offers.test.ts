import { beforeEach, describe, expect, test } from "vitest";
import { type DueBoard, runDueWork } from "../../server/due/due-work.ts";
import { offerQuestions } from "../../server/questions/question-offer-store.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aQuestion } from "../support/builders.ts";
import { commandLine } from "../support/command-line.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "100" });
const run = commandLine(board);

let asker: Member;

// Excludes members who existed before.
beforeEach(async () => {
  await board.database`update users set last_seen_at = now() - interval '91 days'`;
  await board.database`update posts set created_at = now() - interval '30 days' where kind = 'question'`;
  asker = await board.join();
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
/** The offers that the due work reports for a time. */
async function offers(hours = 25): Promise<string[]> {
  const lines: string[] = [];
  const failed = (error: Error) => {
    throw error;
  };
  const telling = { by: inHours(hours), done: (line: string) => lines.push(line), failed };
  await runDueWork({ database: board.database } as DueBoard, [offerQuestions], telling);
  return lines;
}
async function knowing(...skills: string[]): Promise<Member> {
  const member = await board.join({ skills });
  await board.database`update users set last_seen_at = now() where id = ${member.id}`;
  return member;
}
async function ask(skills: string[], by = asker): Promise<number> {
  const { body } = await by.post("/questions", aQuestion({ skills: await board.skillIds(...skills) }));
  return body.id;
}
async function answer(question: number, by: Member): Promise<number> {
  return (await by.post("/comments", { parent: "questions", parentId: question, text: "Like this." })).body.id;
}
const accept = (question: number, commentId: number, by: Member) =>
  by.put(`/questions/${question}/accepted-answer`, { commentId });

describe("an unanswered question", () => {
  test("Q30 Q33 is offered once, after a day, to up to three members; the asker sees how many", async () => {
    const knowers = [
      await knowing("Docker"),
      await knowing("Docker"),
      await knowing("Docker"),
      await knowing("Docker"),
    ];
    await knowing("Rust");
    const id = await ask(["Docker"]);
    await ask([]);
    expect(await offers(23)).toEqual([]);
    expect(await offers(24 * 8)).toEqual([]);
    expect((await asker.get(`/questions/${id}`)).body.offered).toBe(0);
    const [first, second, third] = knowers as [Member, Member, Member];
    const { said } = await run("due", "--at", inHours(25));
    expect(said.split("\n")).toContain(`question ${id} offered to ${first.id}, ${second.id}, ${third.id}`);
    expect((await asker.get(`/questions/${id}`)).body.offered).toBe(3);
    expect(await offers()).toEqual([]);
    expect(await offers(48)).toEqual([]);
    const events = await board.database`
      select actor_id, data from events join posts on post_id = posts.id where events.kind = 'question.offered' and number = ${id}`;
    expect([...events]).toEqual([{ actorId: null, data: { to: [first.id, second.id, third.id] } }]);
    // Only these members learn that they were asked.
    for (const path of [`/questions/${id}`, "/questions", `/comments/questions/${id}`]) {
      expect(JSON.stringify((await asker.get(path)).body)).not.toContain(first.lastName);
    }
    const own = (await first.get("/account/export")).body;
    expect(own.questionOffers).toMatchObject([{ id }]);
    expect((await asker.get("/account/export")).body.questionOffers).toEqual([]);
  });

  test("Q30 is not offered once it is answered, and later if there is no suitable member", async () => {
    const answered = await ask(["Docker"]);
    await answer(answered, await board.join());
    const id = await ask(["Haskell"]);
    expect(await offers()).toEqual([]);
    expect(await offers(26)).toEqual([]);
    const late = await knowing("Haskell");
    expect(await offers(27)).toEqual([`question ${id} offered to ${late.id}`]);
    await knowing("Haskell");
    expect(await offers(28)).toEqual([]);
  });

  test("Q31 isn't offered to its asker or to suspended, blocked, absent or opted-out members", async () => {
    const admin = await board.join({ role: "admin" });
    const [suspended, away, silent, blocked, blocking, fine] = [
      await knowing("Elixir"),
      await knowing("Elixir"),
      await knowing("Elixir"),
      await knowing("Elixir"),
      await knowing("Elixir"),
      await knowing("Elixir"),
    ];
    const knowingAsker = await knowing("Elixir");
    await admin.put(`/users/${suspended.id}/suspension`, { reason: "x" });
    await board.database`update users set last_seen_at = now() - interval '89 days' where id = ${away.id}`;
    await board.database`insert into notification_settings (user_id, kinds) values (${silent.id}, '{"question": {"board": false}}')`;
    await board.database`insert into blocks (blocker_id, blocked_id) values (${knowingAsker.id}, ${blocked.id}), (${blocking.id}, ${knowingAsker.id})`;
    const id = await ask(["Elixir"], knowingAsker);
    expect(await offers(25)).toEqual([`question ${id} offered to ${fine.id}`]);
  });

  test("Q31 is offered to a member at most three times in seven days, even concurrently", async () => {
    const [first, second] = [await knowing("Erlang"), await knowing("Erlang")];
    for (let n = 0; n < 5; n += 1) await ask(["Erlang"]);
    const both = (await Promise.all([offers(), offers()])).flat();
    const offered = both.flatMap((line) => (line.split(" offered to ")[1] as string).split(", ").map(Number));
    expect(both).toHaveLength(3);
    expect(offered.filter((id) => id === first.id)).toHaveLength(3);
    expect(offered.filter((id) => id === second.id)).toHaveLength(3);
    expect(await offers(24 * 6)).toEqual([]);
  });

  test("Q31 Q32 is offered first to those not asked for longest; an offer counts for 7 days", async () => {
    const [first, second, third, fourth] = [
      await knowing("Scala"),
      await knowing("Scala"),
      await knowing("Scala"),
      await knowing("Scala"),
    ];
    const one = await ask(["Scala"]);
    expect(await offers()).toEqual([`question ${one} offered to ${first.id}, ${second.id}, ${third.id}`]);
    const another = await ask(["Scala"]);
    expect(await offers(26)).toEqual([`question ${another} offered to ${fourth.id}, ${first.id}, ${second.id}`]);
    await board.database`update question_offers set at = at - interval '8 days' where user_id = ${fourth.id}`;
    const last = await ask(["Scala"]);
    expect(await offers(27)).toEqual([`question ${last} offered to ${fourth.id}, ${third.id}, ${first.id}`]);
  });

  test("Q05 Q32 is offered first to authors of accepted answers, then by votes and skills", async () => {
    const [low, more, voted, accepted] = [
      await knowing("React"),
      await knowing("Next.js", "PHP"),
      await knowing("React"),
      await knowing("React"),
    ];
    const own = await knowing("React");
    const others = [await board.join(), await board.join()];
    const about = await ask(["React"], others[0]);
    const good = await answer(about, accepted);
    const helpful = await answer(about, voted);
    for (const other of others) await other.put(`/comments/${helpful}/vote`);
    await accept(about, good, others[0] as Member);
    const ownQuestion = await ask(["React"], own);
    await accept(ownQuestion, await answer(ownQuestion, own), own);
    await board.database`update posts set created_at = now() - interval '30 days' where number in ${board.database([about, ownQuestion])} and kind = 'question'`;
    const id = await ask(["React", "PHP"]);
    expect(await offers()).toEqual([`question ${id} offered to ${accepted.id}, ${voted.id}, ${more.id}`]);
    const next = await ask(["React"]);
    expect(await offers(26)).toEqual([`question ${next} offered to ${accepted.id}, ${voted.id}, ${low.id}`]);
  });
});
