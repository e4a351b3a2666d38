import { expect, test } from "vitest";
import { decideOn, reportJob, verdict } from "../../moderation/stage.ts";
import { type Member, testBoard } from "../../support/board.ts";
import { aForm, aJob, aProject, aWord } from "../../support/builders.ts";
import { allTold } from "../../support/notifications/inbox.ts";
import { aPng } from "../../support/pictures.ts";
import { joined, saveProfile } from "../cast.ts";

const board = testBoard();

/** What the export contains about a member, by the column that names them. */
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
  "conversation_sides.user_id",
  "conversations.asker_id",
  "conversations.receiver_id",
  "former_companies.user_id",
  "identities.user_id",
  "passkeys.user_id",
  "recovery_codes.user_id",
  "totp_keys.user_id",
  "grants.user_id",
  "answer_drafts.user_id",
  "left_companies.user_id",
  "messages.owner_id",
  "entries.user_id",
  "events.actor_id",
  "check_ins.user_id",
  "repositories.user_id",
  "letters.user_id",
  "notification_settings.user_id",
  "posts.owner_id",
  "project_team.user_id",
  "projects.handover_to",
  "seat_requests.user_id",
  "profile_images.user_id",
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
  "told_fits.user_id",
  "watches.user_id",
  "user_skills.user_id",
];

const nobodysOwn: Record<string, string> = {
  "appeal_tokens.user_id": "a link of a mail about a decision, which is exported itself",
  "cases.author_id": "what waits for the team about something of theirs: what is decided is exported",
  "cases.claimed_by": "that one of the team looks at it, for minutes",
  "decisions.decided_by": "who of the team decided, which is told to no member",
  "blocks.blocked_id": "another's, of which they are not told",
  "webhooks.maker_id": "which admin added a webhook of the board's",
  "events.member_id": "whom something happened to: the act is another's, or a suspension, which is exported itself",
  "image_senders.user_id": "which pictures they sent: those in use are exported themselves",
  "idempotency_keys.user_id": "that a request was sent, for a day",
  "news_mails.user_id": "that a mail was sent, for a day",
  "search_finds.member_id": "that a search of another's has told of them",
  "unsubscribe_tokens.user_id": "a link of a mail about news, which are exported themselves",
  "questions.edited_by": "that somebody edited a question: what it says is the asker's",
  "sign_in_attempts.user_id": "a log-in that is halfway, for ten minutes",
  "still_open_tokens.user_id": "a link of a mail about a job or project, which is exported itself",
};

test("S113 every column that names a member is exported or exempt, and is cleared with the account", async () => {
  const naming = await board.database<{ name: string; onDelete: string }[]>`
    select format('%s.%s', conrelid::regclass, attname) as name, confdeltype as on_delete
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'users'::regclass`;
  const names = naming.map(({ name }) => name);
  expect(names.toSorted()).toEqual([...exported, ...Object.keys(nobodysOwn)].toSorted());
  for (const { name, onDelete } of naming) expect(["c", "n"], name).toContain(onDelete);
});

const exportOf = async (member: Member) => (await member.get("/account/export")).body;
const made = async (by: Member, path: string, body: object) => (await by.post(path, body)).body.id as number;

async function sentPicture(by: Member, color: string): Promise<{ words: string; name: string }> {
  const { body } = await by.send("POST", "/images", { body: aForm({ file: await aPng({ color }) }) });
  return { words: `![seen](${body.url})`, name: body.url.slice("/api/images/".length) };
}

test("S71 the export has posts, comments, profile parts and pictures that the team removed", async () => {
  const [owner, moderator] = [await board.join(), await board.join({ role: "moderator" })];
  const other = await board.join();
  const pictures = {
    job: await sentPicture(owner, "red"),
    comment: await sentPicture(owner, "green"),
    about: await sentPicture(owner, "blue"),
    another: await sentPicture(other, "black"),
  };
  const jobId = await made(owner, "/jobs", aJob({ title: "Boats", description: pictures.job.words }));
  const company = aForm({ name: aWord(), about: "We build", website: "https://boats.example/", location: "Kiel" });
  const { body: built } = await owner.send("POST", "/company", { body: company });
  const onTheirs = { parent: "companies", parentId: built.id };
  const commentId = await made(owner, "/comments", { ...onTheirs, text: `Mine ${pictures.comment.words}` });
  await made(other, "/comments", { ...onTheirs, text: `Not mine ${pictures.another.words}` });
  await saveProfile(owner, owner, { headline: "Sailor", about: `I sail ${pictures.about.words}` });
  const { firstName, lastName, email } = owner;
  const face = aForm({ firstName, lastName, email, file: await aPng({ color: "peru" }) });
  const { avatar } = (await owner.send("PUT", `/users/${owner.id}`, { body: face })).body;
  await moderator.delete(`/jobs/${jobId}`, { text: "Advertising." });
  await moderator.delete(`/comments/${commentId}`, { text: "Advertising." });
  await other.post("/reports", { parent: "users", id: owner.id, reason: "spam" });
  const cleared = verdict("cleared", { parts: ["picture", "headline", "about"] });
  expect((await decideOn(board, moderator, ["users", owner.id], cleared)).status).toBe(201);

  const mine = await exportOf(owner);
  expect(mine.jobs).toMatchObject([{ id: jobId, title: "Boats", location: "Berlin", state: "removed" }]);
  expect(mine.comments).toMatchObject([{ id: commentId, companyId: built.id, state: "removed" }]);
  expect(mine.companies).toMatchObject([
    { id: built.id, about: "We build", website: "https://boats.example/", location: "Kiel", state: "shown" },
  ]);
  expect(mine.profile).toMatchObject({ headline: null, about: null });
  expect(mine.decisions.at(-1)).toMatchObject({
    outcome: "cleared",
    cleared: { headline: "Sailor", about: `I sail ${pictures.about.words}` },
  });
  const named = [pictures.job, pictures.comment, pictures.about].map(({ name }) => name);
  named.push(avatar.slice("/api/images/".length));
  expect(mine.pictures.map(({ name }: { name: string }) => name)).toEqual(named.toSorted());
  expect(JSON.stringify(mine)).not.toContain("Not mine");
});

test("S71 a note on a hidden job stays in the export, without the job's title", async () => {
  const [reader, poster, moderator] = [
    await board.join({ skills: ["React"] }),
    await board.join(),
    await board.join({ role: "moderator" }),
  ];
  const title = aWord();
  const id = await made(poster, "/jobs", aJob({ title, skills: await board.skillIds("React") }));
  await allTold(board.database);
  await reader.put(`/saved/jobs/${id}`, { note: "Ask for Ada" });
  await reader.put(`/watches/jobs/${id}`);
  expect((await exportOf(reader)).savedJobs).toMatchObject([{ id, title }]);
  await reportJob(await board.join(), id);
  expect((await decideOn(board, moderator, ["jobs", id], verdict("hidden"))).status).toBe(201);
  const mine = await exportOf(reader);
  expect(mine.savedJobs).toMatchObject([{ id, title: null, note: "Ask for Ada" }]);
  expect(mine.watches).toMatchObject([{ kind: "job", number: id, watching: true }]);
  expect(mine.toldFits).toEqual([{ kind: "job", number: id }]);
  expect(JSON.stringify(mine)).not.toContain(title);
  expect((await exportOf(poster)).toldFits).toEqual([]);
});

test("S71 the export has deleted records in full, with a job's facts, dates and skills", async () => {
  const [owner, other] = [await board.join(), await board.join()];
  const skills = await board.skillIds("React");
  const facts = { workplace: "hybrid", type: "part-time", link: "https://example.org/jobs/7" };
  const jobId = await made(owner, "/jobs", aJob({ skills, required: skills, ...facts }));
  const projectId = await made(owner, "/projects", aProject({ skills }));
  const below = await made(other, "/jobs", aJob({ skills }));
  const commentId = await made(owner, "/comments", { parent: "jobs", parentId: below, text: "Mine" });
  for (const path of [`/jobs/${jobId}`, `/projects/${projectId}`, `/comments/${commentId}`]) await owner.delete(path);
  const { bin, jobs } = await exportOf(owner);
  expect(jobs).toEqual([]);
  expect(bin).toMatchObject([
    {
      kind: "job",
      number: jobId,
      ...facts,
      location: "Berlin",
      status: "open",
      skills: ["React"],
      required: ["React"],
    },
    { kind: "project", number: projectId, dateFrom: "2026-01-31", dateTo: "2026-12-31", skills: ["React"] },
    { commentId, text: "Mine", title: null, skills: null, status: null, required: null, link: null },
  ]);
});

test("S71 the export has a contact request's answer and read mark, but not the others' texts", async () => {
  const [asker, second, receiver] = [await joined(board), await joined(board), await joined(board)];
  const ask = (by: Member) => made(by, "/contacts", { userId: receiver.id, text: "Hidden from the export" });
  const [accepted, declined] = [await ask(asker), await ask(second)];
  await receiver.put(`/contacts/${accepted}/answer`, { accept: true });
  await receiver.put(`/contacts/${declined}/answer`, { accept: false });
  const { body: said } = await asker.post(`/conversations/${accepted}/messages`, { text: "Hidden from the export" });
  await receiver.put(`/conversations/${accepted}/read`, { upTo: said.id });
  const mine = await exportOf(receiver);
  const day = expect.any(String);
  expect(mine.receivedConversations).toMatchObject([
    { id: accepted, userId: asker.id, acceptedAt: day, declinedAt: null, readUntil: said.id },
    { id: declined, userId: second.id, acceptedAt: null, declinedAt: day },
  ]);
  expect(JSON.stringify(mine)).not.toContain("Hidden from the export");
  const theirs = await exportOf(second);
  expect(theirs.conversations).toMatchObject([{ id: declined, acceptedAt: null }]);
  expect(theirs.conversations[0]).not.toHaveProperty("declinedAt");
});
