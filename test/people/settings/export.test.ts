import { expect, test } from "vitest";
import { testBoard } from "../../support/board.ts";

const board = testBoard();

/** What the export holds of a member, by the column that names them. */
const exported = [
  "account_tokens.user_id",
  "address_returns.user_id",
  "appeals.user_id",
  "decisions.author_id",
  "deletions.owner_id",
  "reports.user_id",
  "blocks.blocker_id",
  "comment_versions.user_id",
  "comment_votes.user_id",
  "cohort_exclusions.user_id",
  "cohort_members.user_id",
  "comments.owner_id",
  "conversations.asker_id",
  "former_companies.user_id",
  "left_companies.user_id",
  "messages.owner_id",
  "entries.user_id",
  "events.actor_id",
  "letters.user_id",
  "notification_settings.user_id",
  "posts.owner_id",
  "question_offers.user_id",
  "push_devices.user_id",
  "refused_addresses.user_id",
  "question_versions.user_id",
  "question_votes.user_id",
  "roster_lines.user_id",
  "saved_jobs.user_id",
  "saved_searches.user_id",
  "sessions.user_id",
  "skill_suggestions.user_id",
  "suspensions.user_id",
  "watches.user_id",
  "user_skills.user_id",
];

const nobodysOwn: Record<string, string> = {
  "appeal_tokens.user_id": "a link of a mail about a decision, which is exported itself",
  "cases.author_id": "what waits for the team about something of theirs: what is decided is exported",
  "cases.claimed_by": "that one of the team looks at it, for minutes",
  "decisions.decided_by": "who of the team decided, which is told to no member",
  "blocks.blocked_id": "another's, of which they are not told",
  "conversation_sides.user_id": "what one has of a conversation: its messages of one's own are exported",
  "conversations.receiver_id": "another's request",
  "events.member_id": "whom something happened to: the act is another's, or a suspension, which is exported itself",
  "idempotency_keys.user_id": "that a request was sent, for a day",
  "news_mails.user_id": "that a mail was sent, for a day",
  "told_fits.user_id": "that something fitted them, which is an entry of theirs",
  "search_finds.member_id": "that a search of another's has told of them",
  "unsubscribe_tokens.user_id": "a link of a mail about news, which are exported themselves",
  "profile_images.user_id": "which pictures their words named: the words are exported",
  "questions.edited_by": "that somebody edited a question: what it says is the asker's",
  "still_open_tokens.user_id": "a link of a mail about a job, which is exported itself",
};

test("S113 whatever names a member is in the export or is nobody's own, and goes, or loses the name, with the account", async () => {
  const naming = await board.database<{ name: string; onDelete: string }[]>`
    select format('%s.%s', conrelid::regclass, attname) as name, confdeltype as on_delete
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'users'::regclass`;
  const names = naming.map(({ name }) => name);
  expect(names.toSorted()).toEqual([...exported, ...Object.keys(nobodysOwn)].toSorted());
  for (const { name, onDelete } of naming) expect(["c", "n"], name).toContain(onDelete);
});
