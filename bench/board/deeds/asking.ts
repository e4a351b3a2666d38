import { inTransaction } from "../../../server/database/connection.ts";
import { offerQuestions } from "../../../server/questions/offering/question-offers.ts";
import { time } from "../../figures.ts";
import { callerOf, callersOf, type DeedToDo, type Served, upTo } from "./deed.ts";

export const asking: readonly DeedToDo[] = [
  { name: "a hundred vote at once, the last of them", unit: "ms", most: [1000], run: voteTogether },
  { name: "1,000 questions are offered", unit: "ms", most: [10_000], run: offerMany },
  { name: "500 addresses of a roster", unit: "ms", most: [15_000], run: takeRoster },
];

async function voteTogether(board: Served): Promise<number> {
  const [{ number, ownerId }] = await board.database<[{ number: number; ownerId: number }]>`
    select number, owner_id from posts where kind = 'question' and number > 60 and not exists (
      select from question_votes where post_id = posts.id) order by number limit 1`;
  const voters = await callersOf(
    board,
    upTo(101)
      .filter((id) => id !== ownerId)
      .slice(0, 100),
  );
  const times = await Promise.all(voters.map((vote) => time(() => vote("PUT", `/questions/${number}/vote`))));
  return Math.max(...times);
}

async function offerMany({ database }: Served): Promise<number> {
  await database`
    update posts set created_at = now() - interval '2 days' where id in (
      select post_id from question_states where state = 'unanswered' order by post_id desc limit 1000)`;
  let offered = 0;
  const took = await time(async () => {
    const lines = await inTransaction(database, (transaction) => offerQuestions(transaction, new Date().toISOString()));
    offered = lines.length;
  });
  if (offered < 100) throw new Error(`only ${offered} were offered`);
  return took;
}

async function takeRoster(board: Served): Promise<number> {
  const admin = await callerOf(board, 5);
  const emails = upTo(500).map((id) => `member${id}@example.org`);
  return time(() => admin("POST", "/cohorts/1/roster", { emails }));
}
