import { expect, test } from "vitest";
import type { NotificationKind } from "../../../contract/notifications/notification-kinds.ts";
import { addToInboxes } from "../../../server/notifications/inbox-store.ts";
import { aCohort } from "../../people/cast.ts";
import type { Member } from "../../support/board.ts";
import { aJob } from "../../support/builders.ts";
import { inMinutes, joinWithPassword, mailedBoard } from "../../support/notifications/news.ts";
import { manyPosts, writeCompany, writePosts } from "../../support/posts.ts";

const { office, board, due } = await mailedBoard();

/** More than any part of a letter lists. */
const many = 12;

type Told = { to: Member; by: Member; kind: NotificationKind; event: string };

/** Notifies a member of another's event on each of these posts, or about each of these cohorts. */
async function tell({ to, by, kind, event }: Told, ids: readonly number[]) {
  await board.database.begin(async (transaction) => {
    const isOfCohorts = kind === "joined";
    const told = await transaction<{ id: number }[]>`
      insert into events (kind, actor_id, post_id, member_id, data, place)
      select ${event}, ${by.id}, ${isOfCohorts ? transaction`null` : transaction`id`},
        ${isOfCohorts ? by.id : null}::int, jsonb_build_object('of', id), 0
      from unnest(${[...ids]}::int[]) id returning id`;
    await addToInboxes(
      transaction,
      transaction`
        select id as event_id, ${to.id}::int as user_id, ${kind}::text as kind, post_id,
          case when post_id is null then 'cohorts' end as parent,
          case when post_id is null then (data ->> 'of')::int end as record_id
        from events where id = any(${told.map(({ id }) => id)}::int[])`,
    );
  });
}

test("N25 a letter names a limited number in each part and counts the rest as sent too", async () => {
  const [react] = await board.skillIds("React");
  const [member, other, staff] = [
    await joinWithPassword(board, { skills: ["React"] }),
    await joinWithPassword(board),
    await joinWithPassword(board, { role: "moderator" }),
  ];
  const daily = ["answer", "job", "seat", "question", "watched", "joined"].map((kind) => [kind, { mail: "daily" }]);
  await member.put("/account/notifications", {
    kinds: { ...Object.fromEntries(daily), joined: { mail: "daily", board: true } },
  });
  const posts = async (kind: "job" | "project" | "question", owner: Member, skills: number[] = []) => {
    const each = manyPosts(many, (n) => ({ title: `Post ${n}`, ownerId: owner.id, skills }));
    return (await writePosts(board.database, kind, each)).map(({ id }) => id);
  };
  const cohorts: number[] = [];
  for (let n = 0; n < many; n += 1) cohorts.push((await aCohort(staff, member, other)).id);
  await member.post("/saved-searches", { kind: "projects", query: "", name: "Every project" });
  const to = { to: member, by: other };
  await tell({ ...to, kind: "answer", event: "comment.posted" }, await posts("question", member));
  await tell({ ...to, kind: "job", event: "job.posted" }, await posts("job", other, [react as number]));
  await tell({ ...to, kind: "seat", event: "project.posted" }, await posts("project", other, [react as number]));
  await tell({ ...to, kind: "question", event: "question.offered" }, await posts("question", other, [react as number]));
  await tell({ ...to, kind: "watched", event: "comment.posted" }, await posts("question", other));
  await tell({ ...to, kind: "joined", event: "member.verified" }, cohorts);

  const lines = async (minutes: number) =>
    (await due(inMinutes(minutes))).filter((line) => line.startsWith(`letter daily member ${member.id}:`));
  expect(await lines(25 * 60)).toEqual([`letter daily member ${member.id}: ${7 * many} items`]);
  const mails = [await office.mailTo(member.email), await office.mailTo(member.email)];
  // Verification is mailed at once.
  expect(mails.map(({ subject }) => subject)).toContain("You are verified");
  const { subject, text = "" } = mails.find((mail) => mail.subject !== "You are verified") ?? {};
  expect(subject).toBe(
    "Your day: 12 written to you, 12 jobs that fit you, 12 projects with a seat for you, 12 questions you could answer, " +
      "12 new for “Every project”, 12 new in posts you watch, 12 new in your cohort",
  );
  const named = [...text.matchAll(/^(.+)\n=+\n([\s\S]*?)^and (\d+) more$/gm)].map(([, heading, part = "", rest]) => [
    heading,
    part.match(/^Look at it: /gm)?.length,
    Number(rest),
  ]);
  expect(named).toEqual([
    ["Written to you", 10, 2],
    ["Jobs that fit you", 5, 7],
    ["Projects with a seat for you", 3, 9],
    ["Questions you could answer", 3, 9],
    ["Every project", 5, 7],
    ["What you watch", 10, 2],
    ["New in your cohort", 10, 2],
  ]);
  expect(await lines(49 * 60)).toEqual([]);
});

test("S166 a letter isolates bidirectional text in names of searches, skills and companies", async () => {
  const turning = (word: string) => `${word}\u202e.`;
  const [member, other] = [await joinWithPassword(board), await joinWithPassword(board)];
  await member.post("/saved-searches", { kind: "jobs", query: "", name: turning("Every job") });
  await member.put("/account/notifications", { kinds: { job: { mail: "daily" } } });
  const known = await board.skillIds("React", "CSS", "HTML");
  await board.database`insert into user_skills (user_id, skill_id) select ${member.id}, unnest(${known}::int[])`;
  const [skill] = await board.database`insert into skills (name) values (${turning("Odd")}) returning id`;
  const place = { company: turning("Firm"), location: turning("Leeds") };
  const { number } = await writeCompany(board.database, place.company);
  const posted = { ...aJob({ skills: [...known, skill?.id] }), location: place.location, companyId: number };
  expect((await other.post("/jobs", posted)).status).toBe(201);
  await due(inMinutes(25 * 60));
  const { subject, text = "" } = await office.mailTo(member.email);
  for (const said of [subject ?? "", text]) expect(said.replace(/\u2068[^\u2069]*\u2069/g, "")).not.toContain("\u202e");
  for (const word of ["Every job", "Firm", "Leeds", "Odd"]) expect(text).toContain(`\u2068${turning(word)}\u2069`);
});
