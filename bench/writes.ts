import type { Database } from "../server/database/connection.ts";
import { bare, type Case, send, spread } from "./case.ts";
import { correspondent } from "./fill/activity.ts";
import type { Proportions } from "./fill/records.ts";
import { keysOf } from "./reads.ts";

const text = "The work is as described, and the team is **kind**. See [the page](https://example.org/about).";

/** Sentence 5; the floor inserts one row, for a job two. */
export async function writes(database: Database, count: Proportions): Promise<Case[]> {
  const jobs = spread(count.jobs);
  const jobKeys = await keysOf(database, "job", jobs);
  const questions = spread(count.questions - 1).map((number) => number + 1);
  const questionKeys = await keysOf(database, "question", questions);
  const job = (place: number) => ({
    title: `Frontend Engineer ${place}`,
    description: text.repeat(10),
    location: "Berlin",
    link: `https://new.example.org/${place}`,
  });
  const row = (table: string, values: object) => send("POST", `/row/${table}`, values);
  const some = (place: number) => 1 + ((place + Math.floor(Math.random() * count.members)) % count.members);
  const write = (name: string, calls: Case["calls"], floor: NonNullable<Case["floor"]>): Case => ({
    sentence: 5,
    name,
    calls,
    floor,
    target: { most: 10, part: 0.25 },
  });
  return [
    write(
      "a comment",
      jobs.map((id) => send("POST", "/api/comments", { text, parent: "jobs", parentId: id })),
      (_, place) => row("comments", { text, post_id: jobKeys[place], owner_id: 1 }),
    ),
    write(
      "an answer that names somebody",
      questions.map((number) =>
        send("POST", "/api/comments", { text: `[@Ada](/users/7) ${text}`, parent: "questions", parentId: number }),
      ),
      (_, place) => row("comments", { text, post_id: questionKeys[place], owner_id: 1 }),
    ),
    write(
      "a vote, given and taken back",
      questions.flatMap((number, place) =>
        (["PUT", "DELETE"] as const).map((method) =>
          send(method, `/api/questions/${number}/vote`, undefined, 1 + ((number + place) % count.members)),
        ),
      ),
      (_, place) => row("question_votes", { post_id: questionKeys[place >> 1], user_id: some(place) }),
    ),
    write(
      "a job is saved",
      jobs.map((id) => send("PUT", `/api/saved/jobs/${id}`, { note: "Ask about the team.", appliedAt: null })),
      (_, place) => row("saved_jobs", { user_id: some(place), post_id: jobKeys[place], note: "Ask about the team." }),
    ),
    {
      ...write(
        "a message",
        spread(Math.min(8, count.messages / 10)).map((id) =>
          send("POST", `/api/conversations/${id}/messages`, { text }),
        ),
        (_, place) => row("messages", { text, conversation_id: 1 + (place % 8), owner_id: 1 }),
      ),
      by: [correspondent],
    },
    write(
      "a job",
      jobs.map((place) => send("POST", "/api/jobs", { ...job(place), skills: [] })),
      (_, place) => ({ ...bare("/job"), ...send("POST", "/job", job(jobs[place] as number)) }),
    ),
  ];
}
