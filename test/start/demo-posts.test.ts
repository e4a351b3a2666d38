import { beforeAll, expect, test } from "vitest";
import type { Comment } from "../../contract/comments.ts";
import type { Question } from "../../contract/questions.ts";
import { openAccounts } from "../../server/demo/demo-accounts.ts";
import { fillDemo } from "../../server/demo/demo-board.ts";
import { type DueBoard, runDueWork } from "../../server/due/due-work.ts";
import { offerQuestions } from "../../server/questions/question-offer-store.ts";
import { addCatalogue } from "../../server/skills/skill-catalogue.ts";
import { testBoard } from "../support/board.ts";

const board = testBoard();

beforeAll(async () => {
  await board.database.begin((sql) => addCatalogue(sql));
  expect(await fillDemo(board.database)).toBe(true);
  await openAccounts(board.database);
});

test("J01 J20 J30 the demo has jobs with facts, in every status, and saved jobs", async () => {
  const [found] = await board.database`
    select count(*)::int as jobs, count(workplace)::int as stating,
      count(*) filter (where exists (select from post_skills where post_id = posts.id and required))::int as requiring,
      array_agg(posts.status order by posts.status) filter (where posts.status <> 'open') as closed,
      count(*) filter (where posts.status = 'open' and expires_at < now() + interval '6 days')::int as ending
    from jobs join posts on posts.id = post_id`;
  expect(found?.stating).toBe(0.9 * found?.jobs);
  expect(found?.requiring).toBeGreaterThan(found?.jobs / 2);
  expect(found).toMatchObject({ closed: ["expired", "filled", "withdrawn"], ending: 1 });
  expect(await board.database`select from saved_jobs where note <> ''`).toHaveLength(5);
  expect(
    await board.database`
      select note <> '' as is_noted, applied_at::date - current_date as applied
      from saved_jobs join users on users.id = user_id where email = 'leila@example.org' order by applied`,
  ).toEqual([
    { isNoted: true, applied: -4 },
    { isNoted: true, applied: null },
  ]);
});

test("P11 P16 P24 the demo has rosters, members verified in all three ways, and conversations", async () => {
  const [found] = await board.database`
    select (select count(*)::int from cohorts) as cohorts, (select count(distinct cohort_id)::int from roster_lines) as listed,
      array(select distinct coalesce(verified_by, 'pending') from cohort_members order by 1) as ways,
      (select count(*)::int from cohort_members where verified_by is null) as pending,
      (select count(*)::int from cohort_members where on_roster and not exists (
        select from roster_lines line where line.user_id = cohort_members.user_id and line.cohort_id = cohort_members.cohort_id)
      ) as unlisted,
      (select count(*)::int from blocks) as blocks,
      (select count(distinct asked_at::date)::int from conversations) as days,
      (select count(*)::int from messages join conversations on conversations.id = conversation_id
        where messages.created_at < asked_at or messages.created_at > now()) as untimely`;
  expect(found).toEqual({
    ...{ cohorts: 6, listed: 5, ways: ["pending", "roster", "staff", "vouches"], pending: 3, unlisted: 0, blocks: 1 },
    ...{ days: 5, untimely: 0 },
  });
});

test("Q01 Q11 Q30 the demo has votes, accepted answers, replies, mentions, edits and offers", async () => {
  const reader = await board.join();
  const { results: questions }: { results: Question[] } = (await reader.get("/questions?limit=100")).body;
  const comments: Comment[] = [];
  for (const { id } of questions) {
    comments.push(...(await reader.get(`/comments/questions/${id}?limit=100`)).body.results);
  }
  const written = comments.map(({ text }) => text);
  for (const lived of [
    questions.filter(({ Skills }) => Skills.length > 0),
    questions.filter(({ votes }) => votes > 0),
    questions.filter(({ acceptedId }) => comments.some(({ id, accepted }) => accepted && id === acceptedId)),
    comments.filter(({ votes }) => votes > 0),
    comments.filter(({ replyToId }) => replyToId !== null),
    comments.filter(({ deleted }) => deleted),
    comments.filter(({ editedAt }) => editedAt !== null),
    written.filter((text) => /\[@\S+ [^\]]+\]\(\/users\/\d+\)/.test(text)),
    written.filter((text) => text.includes("](/api/images/")),
    [...written, ...questions.map(({ description }) => description)].filter((text) => /^```\w/m.test(text)),
  ]) {
    expect(lived).not.toEqual([]);
  }
  const [{ votes }] = await board.database<[{ votes: number }]>`
    select ((select count(*) from question_votes) + (select count(*) from comment_votes))::int as votes`;
  expect([...questions, ...comments].reduce((sum, each) => sum + each.votes, 0)).toBe(votes);

  const [{ early }] = await board.database<[{ early: number }]>`
    select count(*)::int as early from events join posts on posts.id = post_id
    where events.kind = 'question.offered' and at < created_at + interval '24 hours'`;
  expect(early).toBe(0);
  const lines: string[] = [];
  const failed = (error: Error) => {
    throw error;
  };
  const telling = {
    by: new Date(Date.now() + 12 * 3_600_000).toISOString(),
    done: (line: string) => lines.push(line),
    failed,
  };
  await runDueWork({ database: board.database } as DueBoard, [offerQuestions], telling);
  expect(lines).toEqual([expect.stringMatching(/^question \d+ offered to \d+(, \d+){0,2}$/)]);
});
