import type { Database } from "../../../server/database/connection.ts";
import { correspondent } from "../seed/correspondence.ts";
import type { Proportions } from "../seed/records.ts";
import { password } from "../seed/seed.ts";
import { bare, type Case, send, spread } from "./case.ts";
import { keysOf } from "./lists.ts";

const half = { floor: 0.4 };
const text = "The work is as described, and the team is **kind**. See [the page](https://example.org/about).";

/** Writes on a board of jobs; the floor inserts one row. */
export async function writesOfJobs(database: Database, { jobs, members }: Proportions): Promise<Case[]> {
  const ids = spread(jobs);
  const keys = await keysOf(database, ids);
  const emails = spread(members).map((id) => `member${id}@example.org`);
  const job = (place: number) => ({
    title: `Frontend Engineer ${place}`,
    description: text.repeat(10),
    location: "Berlin",
    skills: [],
    link: `https://new.example.org/${place}`,
  });
  return [
    {
      group: "writes",
      name: "a comment",
      aim: half,
      ours: ids.map((id) => send("POST", "/api/comments", { text, parent: "jobs", parentId: id })),
      floor: (_, place) => send("POST", "/row/comments", { text, post_id: keys[place], owner_id: 1 }),
    },
    {
      group: "writes",
      name: "a job is saved for oneself",
      ours: ids.map((id) => send("PUT", `/api/saved/jobs/${id}`, { note: "Ask about the team.", appliedAt: null })),
      floor: (_, place) =>
        send("POST", "/row/saved_jobs", { user_id: 1, post_id: keys[place], note: "Ask about the team." }),
    },
    {
      group: "writes",
      name: "a job",
      ours: ids.map((place) => send("POST", "/api/jobs", job(place))),
      floor: (_, place) => send("POST", "/job", job(ids[place] as number)),
    },
    {
      group: "writes",
      name: "logging in",
      isPublic: true,
      aim: half,
      ours: emails.map((email) => send("POST", "/api/auth/login", { email, password })),
      floor: (_, place) => send("POST", "/login", { email: emails[place], password }),
    },
  ];
}

type Answer = { id: number; postId: number; number: number };

/** Writes on a board of people. */
export async function writesOfPeople(database: Database, count: Proportions): Promise<Case[]> {
  const questions = await database<{ id: number; number: number }[]>`
    select id, number from posts where kind = 'question' and number > 1 order by number limit 32`;
  const { members } = count;
  const voters = spread(members);
  const answers = await database<Answer[]>`
    select min(comments.id) as id, post_id, number from comments join posts on posts.id = post_id
    where kind = 'question' and number > 1 and reply_to_id is null group by post_id, number order by number limit 32`;
  return [
    {
      group: "writes",
      name: "a vote, given and taken back",
      aim: half,
      ours: questions.flatMap(({ number }, place) =>
        (["PUT", "DELETE"] as const).map((method) =>
          send(method, `/api/questions/${number}/vote`, undefined, voters[place % voters.length]),
        ),
      ),
      floor: (_, place) => send("POST", "/vote", { post_id: questions[place >> 1]?.id, members }),
    },
    {
      group: "writes",
      name: "an answer that names somebody",
      aim: half,
      ours: questions.map(({ number }) =>
        send("POST", "/api/comments", { text: `[@Ada](/users/7) ${text}`, parent: "questions", parentId: number }),
      ),
      floor: (_, place) => send("POST", "/row/comments", { text, post_id: questions[place]?.id, owner_id: 1 }),
    },
    {
      group: "writes",
      name: "a reply",
      aim: half,
      ours: answers.map(({ number, id }) =>
        send("POST", "/api/comments", { text, parent: "questions", parentId: number, replyToId: id }),
      ),
      floor: (_, place) => {
        const { postId, id } = answers[place] as Answer;
        return send("POST", "/row/comments", { text, post_id: postId, owner_id: 1, reply_to_id: id });
      },
    },
    {
      group: "writes",
      name: "a message",
      by: [correspondent],
      aim: half,
      ours: Array.from({ length: 8 }, (_, n) => send("POST", `/api/conversations/${n + 1}/messages`, { text })),
      floor: (_, place) => send("POST", "/row/messages", { text, conversation_id: 1 + (place % 8), owner_id: 1 }),
    },
  ];
}

/** Requests without a token. */
export const casesOfVisitors = (picture: string): Case[] =>
  [
    { name: "statistics", ours: "/api/stats", floor: "/stats" },
    { name: "home page", ours: "/", floor: "/page" },
    { name: "a picture", ours: `/api/images/${picture}.webp`, floor: `/image/${picture}` },
  ].map(({ name, ours, floor }) => ({
    group: "public",
    name,
    ours: [bare(ours)],
    floor: () => bare(floor),
    isPublic: true,
  }));
