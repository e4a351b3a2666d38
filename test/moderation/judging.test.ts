import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aWord } from "../support/builders.ts";
import { aPng } from "../support/pictures.ts";
import { aPostedJob, caseOn, decideOn, reportJob, tablesWith, verdict } from "./stage.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "100" });
let admin: Member;
let moderator: Member;
beforeAll(async () => {
  admin = await board.join({ role: "admin" });
  moderator = await board.join({ role: "moderator", firstName: "Mia", lastName: "Okafor" });
});

const saveProfile = (member: Member, profile: Record<string, unknown>, given: Record<string, string | Blob> = {}) => {
  const { firstName, lastName, email } = member;
  const body = aForm({ firstName, lastName, email, profile: JSON.stringify(profile), ...given });
  return member.send("PUT", `/users/${member.id}`, { body });
};
const trail = async () => (await admin.get("/admin/audit?limit=1")).body.results[0];
const reportAny = (by: Member, parent: string, id: number, given = {}) =>
  by.post("/reports", { parent, id, reason: "abuse", ...given });

test("M03 a case keeps the content at its first report, with pictures, after edits and deletion", async () => {
  const [owner, reporter] = [await board.join(), await board.join()];
  const { body: picture } = await owner.send("POST", "/images", { body: aForm({ file: await aPng() }) });
  const job = aJob({ title: "Win big", description: `Look: ![prize](${picture.url})` });
  const { id } = (await owner.post("/jobs", job)).body;
  await reportJob(reporter, id);
  await owner.put(`/jobs/${id}`, aJob({ title: "Quiet job", description: "Nothing to see." }));
  await reportJob(await board.join(), id);
  const { before, now } = await caseOn(board, moderator, "jobs", id);
  expect(before).toMatchObject({ title: "Win big", text: job.description, link: job.link });
  expect(now).toMatchObject({ title: "Quiet job", text: "Nothing to see.", pictures: [] });
  await board.database`update images set sent_at = now() - interval '3 days'`;
  const address = before.pictures[0].replace("/api", "");
  const shown = (as: Member) =>
    fetch(`${board.url}/api${address}`, { headers: { Authorization: `Bearer ${as.token}` } }).then(
      ({ status }) => status,
    );
  expect([await shown(moderator), await shown(reporter)]).toEqual([200, 403]);
  await owner.delete(`/jobs/${id}`);
  await owner.delete(`/bin/jobs/${id}`);
  const gone = await caseOn(board, moderator, "jobs", id);
  expect([gone.before.title, gone.now, await shown(moderator)]).toEqual(["Win big", null, 200]);
});

test("M04 staff read a reported message only in its case, with one trail entry a day", async () => {
  const [writer, receiver] = [await board.join(), await board.join()];
  await board.database`update users set password_hash = 'x'`;
  const { body } = await writer.post("/contacts", { userId: receiver.id, text: "You fool" });
  const { id } = body.lastMessage;
  expect((await reportAny(await board.join(), "messages", id)).status).toBe(404);
  expect((await reportAny(moderator, "messages", id)).status).toBe(404);
  expect((await reportAny(writer, "messages", id)).status).toBe(400);
  expect((await reportAny(receiver, "messages", id)).status).toBe(201);
  for (const _ of [1, 2]) expect((await caseOn(board, moderator, "messages", id)).now.text).toBe("You fool");
  const read = (await admin.get("/admin/audit?limit=100")).body.results.filter(
    ({ action }: { action: string }) => action === "read",
  );
  expect(read).toMatchObject([{ User: { id: moderator.id }, subject: { kind: "message", id } }]);
  expect((await decideOn(board, moderator, ["messages", id], verdict("removed"))).status).toBe(201);
  for (const reader of [writer, receiver]) {
    expect((await reader.get(`/conversations/${body.id}/messages`)).body.total).toBe(0);
    expect((await reader.get(`/conversations/${body.id}`)).body.lastMessage).toBeNull();
  }
  expect((await caseOn(board, moderator, "messages", id)).now.text).toBe("You fool");
  expect((await decideOn(board, moderator, ["messages", id], verdict("kept"))).status).toBe(201);
  expect((await receiver.get(`/conversations/${body.id}/messages`)).body.total).toBe(1);
});

test("M10 M20 restoring cleared parts of a profile keeps parts that were filled since", async () => {
  const member = await board.join();
  const about = { headline: "Buy boats", about: "Cheap boats", location: "Kiel", links: ["https://boats.example.org"] };
  expect((await saveProfile(member, about, { file: await aPng({ color: "peru" }) })).status).toBe(200);
  const { avatar } = (await admin.get(`/users/${member.id}`)).body;
  const statusOfPicture = async () => (await fetch(board.url + avatar)).status;
  await reportAny(await board.join(), "users", member.id);
  const parts = ["picture", "headline", "about", "links"];
  const { body, status } = await decideOn(board, moderator, ["users", member.id], verdict("cleared", { parts }));
  expect([status, body.outcome, body.parts]).toEqual([201, "cleared", parts]);
  expect((await admin.get(`/users/${member.id}`)).body).toMatchObject({
    ...{ avatar: null, headline: null, about: null, links: [], location: "Kiel" },
  });
  expect(await statusOfPicture()).toBe(404);
  const { body: found } = await member.get(`/search?q=${encodeURIComponent("Cheap boats")}&kinds=users`);
  expect(found.groups).toMatchObject([{ kind: "users", total: 0 }]);
  expect(await trail()).toMatchObject({
    ...{ action: "decided", subject: { kind: "user", id: member.id }, note: "parts removed" },
    deleted: { Owner: { id: member.id }, reason: "We looked at it." },
  });
  await saveProfile(member, { headline: "Sailor" });
  expect((await decideOn(board, admin, ["users", member.id], verdict("kept"))).body.outcome).toBe("kept");
  const { body: shown } = await admin.get(`/users/${member.id}`);
  expect(shown).toMatchObject({
    headline: "Sailor",
    about: "Cheap boats",
    links: [{ url: "https://boats.example.org" }],
  });
  expect([shown.avatar, await statusOfPicture()]).toEqual([avatar, 200]);
});

test("M09 a suspension is a decision of its own or part of another, and ends when that is overturned", async () => {
  const [member, reporter] = [await board.join(), await board.join()];
  const suspended = async () =>
    (await admin.get(`/admin/members?state=suspended&limit=100`)).body.results.some(
      ({ id }: { id: number }) => id === member.id,
    );
  expect(
    await admin.put(`/users/${member.id}/suspension`, { reason: "Advertising.", rule: "spam", endsOn: "2099-01-01" }),
  ).toMatchObject({
    ...{ status: 200, body: { state: "suspended", suspension: { reason: "Advertising." } } },
  });
  expect(await trail()).toMatchObject({
    action: "suspended",
    subject: { kind: "user", id: member.id },
    note: "until 1 January 2099",
  });
  const found = await caseOn(board, admin, "users", member.id);
  expect(found).toMatchObject({
    ...{ state: "decided", decisions: [{ outcome: "suspended", reason: "spam", text: "Advertising.", basis: "own" }] },
  });
  expect(found.decisions[0].until).toBe("2099-01-01T00:00:00.000Z");
  expect((await decideOn(board, admin, ["users", member.id], verdict("kept"))).status).toBe(201);
  expect(await suspended()).toBe(false);
  const again = await board.join();
  const id = await aPostedJob(again);
  await reportJob(reporter, id);
  const both = verdict("removed", { suspension: { endsOn: "2099-01-01" } });
  expect((await decideOn(board, moderator, ["jobs", id], both)).body).toMatchObject({
    outcome: "removed",
    until: "2099-01-01T00:00:00.000Z",
  });
  expect((await again.get("/account")).status).toBe(401);
  expect((await decideOn(board, admin, ["jobs", id], verdict("kept"))).status).toBe(201);
  expect((await reporter.get(`/jobs/${id}`)).status).toBe(200);
});

test("M08 deciding on an admin's post can't suspend the admin", async () => {
  const other = await board.join({ role: "admin" });
  const id = await aPostedJob(other);
  await reportJob(await board.join(), id);
  const both = verdict("removed", { suspension: { endsOn: null } });
  expect((await decideOn(board, admin, ["jobs", id], both)).status).toBe(403);
  expect((await other.get(`/jobs/${id}`)).body.title).toBe("Ferry captain");
  expect((await decideOn(board, admin, ["jobs", id], verdict("removed"))).status).toBe(201);
  expect((await other.get("/account")).status).toBe(200);
});

test("M05 cases are sorted by urgency, then three or more reports, then waiting time", async () => {
  const owner = await board.join();
  await board.database`delete from cases`;
  const [first, second, third] = [await aPostedJob(owner), await aPostedJob(owner), await aPostedJob(owner)];
  const reporters = await Promise.all([1, 2, 3].map(() => board.join()));
  await reportJob(reporters[0] as Member, first);
  for (const one of reporters) await reportJob(one, second);
  await reportJob(reporters[0] as Member, third, { reason: "illegal", text: "Stolen boats" });
  const ids = async (query = "") =>
    (await moderator.get(`/admin/reports${query}`)).body.results.map(({ recordId }: { recordId: number }) => recordId);
  expect(await ids()).toEqual([third, second, first]);
  expect((await moderator.get("/account")).body).toMatchObject({ openCases: 3, urgentCases: 1 });
  expect((await owner.get("/account")).body).not.toHaveProperty("openCases");
  await decideOn(board, moderator, ["jobs", second], verdict("kept"));
  await decideOn(board, moderator, ["jobs", third], verdict("hidden"));
  expect([await ids(), await ids("?state=decided")]).toEqual([[first], [third, second]]);
  expect((await moderator.get("/admin/reports?state=decided")).body.total).toBe(2);
  await owner.put(`/jobs/${third}`, aJob({ title: "Bought boats" }));
  expect(await ids("?waits=look")).toEqual([third]);
  expect((await moderator.get("/account")).body.openCases).toBe(2);
});

test("S151 M09 a deletion by staff is a decision; moderators can't delete other staff's records", async () => {
  const [owner, colleague] = [await board.join(), await board.join({ role: "moderator" })];
  const [spoken, silent, theirs] = [await aPostedJob(owner), await aPostedJob(owner), await aPostedJob(colleague)];
  const { body: comment } = await owner.post("/comments", { parent: "jobs", parentId: silent, text: "Buy boats" });
  expect((await moderator.delete(`/jobs/${theirs}`)).status).toBe(403);
  expect((await admin.delete(`/jobs/${theirs}`)).status).toBe(204);
  expect((await moderator.delete(`/jobs/${spoken}`, { reason: "spam", text: "Advertising." })).status).toBe(204);
  expect((await moderator.delete(`/comments/${comment.id}`, { reason: "boring" })).status).toBe(400);
  expect((await moderator.delete(`/comments/${comment.id}`)).status).toBe(204);
  expect((await owner.get("/decisions")).body.results).toMatchObject([
    {
      ...{
        parent: "comments",
        recordId: comment.id,
        title: "Buy boats",
        path: null,
        outcome: "removed",
        reason: "other",
      },
      ...{ text: "The team removed this.", basis: "own", automatic: false, appealable: true },
    },
    { parent: "jobs", recordId: spoken, outcome: "removed", reason: "spam", text: "Advertising." },
  ]);
  expect((await owner.get(`/jobs/${spoken}`)).status).toBe(404);
  expect((await decideOn(board, admin, ["jobs", spoken], verdict("kept"))).status).toBe(201);
  expect((await owner.get(`/jobs/${spoken}`)).status).toBe(200);
});

test("S159 M25 deleting an account removes only its own name and words from cases and appeals", async () => {
  const [name, word] = [aWord(), aWord()];
  const [leaver, reporter, other] = [await board.join({ lastName: name }), await board.join(), await board.join()];
  const theirs = await aPostedJob(leaver, `Wares ${word}`);
  await reportJob(reporter, theirs, { text: `${name.toUpperCase()} sells it, and the rest is a trick` });
  const text = `So said ${leaver.firstName} ${name}: it is for sale`;
  await decideOn(board, moderator, ["jobs", theirs], verdict("hidden", { text }));
  const { id: decision } = (await leaver.get("/decisions")).body.results[0];
  await leaver.post(`/decisions/${decision}/appeal`, { text: `Mine: ${word}` });
  const others = await aPostedJob(other, `As ${name} does`);
  await reportJob(leaver, others, { text: `I know it: ${word}` });
  await reportJob(reporter, others, { text: "A trick, too" });
  expect((await leaver.get("/account/deletion")).body).toMatchObject({ reports: 1 });
  const exported = (await leaver.get("/account/export")).body;
  expect(exported).toMatchObject({
    reports: [{ recordId: others, text: `I know it: ${word}`, state: "open" }],
    decisions: [{ recordId: theirs, outcome: "hidden", text }],
    appeals: [{ decisionId: decision, text: `Mine: ${word}`, state: "asked" }],
  });
  for (const staff of ["Mia", "Okafor", `"userId":${reporter.id}`])
    expect(JSON.stringify([exported.reports, exported.decisions, exported.appeals])).not.toContain(staff);
  expect((await admin.delete(`/admin/members/${leaver.id}`, { posts: "keep" })).status).toBe(204);
  const ofOthers = ["public.posts", "public.search_documents"];
  const left = [...(await tablesWith(board, name)), ...(await tablesWith(board, word))];
  expect(left.filter((table) => table.startsWith("public.") && !ofOthers.includes(table))).toEqual([]);
  const found = await caseOn(board, admin, "jobs", theirs);
  expect(found).toMatchObject({ User: null, title: null, before: null, mayDecide: true, waits: ["appeal"] });
  expect(found.Reports).toMatchObject([{ User: { id: reporter.id }, text: "… sells it, and the rest is a trick" }]);
  expect(await caseOn(board, moderator, "jobs", others)).toMatchObject({
    reports: 2,
    Reports: [{ User: null, text: null }, { text: "A trick, too" }],
    before: { title: "As … does" },
  });
  expect((await decideOn(board, admin, ["jobs", theirs], verdict("kept"))).status).toBe(201);
});

test("S159 M25 deleting a member named like a common word removes only that word from reports", async () => {
  const [owner, reporter, the, ann] = [
    await board.join(),
    await board.join(),
    await board.join({ firstName: "The", lastName: "É" }),
    await board.join({ firstName: "Ann Mary", lastName: "?" }),
  ];
  const id = await aPostedJob(owner);
  await reportJob(reporter, id, { text: "The whole café is a trick, Ann--Mary ANN MARY of Ann Maryland?" });
  await decideOn(board, moderator, ["jobs", id], verdict("hidden", { text: "Nobody pays the price." }));
  for (const { id: leaver } of [the, ann])
    expect((await admin.delete(`/admin/members/${leaver}`, { posts: "keep" })).status).toBe(204);
  const { Reports, decisions } = await caseOn(board, admin, "jobs", id);
  const left = ["… whole caf… is a trick, … … of Ann Maryland?", "Nobody pays … price."];
  expect([Reports[0].text, decisions[0].text]).toEqual(left);
});

test("an export shows decisions and comment titles in words, in the reader's language", async () => {
  const [writer, reporter] = [await board.join(), await board.join({ firstName: "Rita", lastName: "Wolf" })];
  const parentId = await aPostedJob(reporter);
  const text = `[@x](/users/${reporter.id}) buy lamps`;
  const { body: said } = await writer.post("/comments", { parent: "jobs", parentId, text });
  await reportAny(reporter, "comments", said.id);
  await moderator.delete(`/comments/${said.id}`);
  const title = "@Rita Wolf buy lamps";
  expect((await writer.get("/account/export")).body).toMatchObject({
    decisions: [{ title, text: "The team removed this." }],
    deletions: [{ reason: "The team removed this." }],
  });
  const german = await writer.send("GET", "/account/export", { headers: { "Accept-Language": "de" } });
  expect(german.body.decisions[0].text).toBe("Das Team hat das entfernt.");
  expect((await reporter.get("/account/export")).body.reports).toMatchObject([{ title }]);
});

test("M07 a late decision gets 409 with the last person's decision, not an automatic one after it", async () => {
  const owner = await board.join();
  const id = await aPostedJob(owner);
  await reportJob(await board.join(), id);
  const seen = await caseOn(board, admin, "jobs", id);
  await decideOn(board, moderator, ["jobs", id], verdict("hidden"));
  await board.database`
    insert into decisions (case_id, author_id, concerns_author, outcome, text, basis, automatic)
    values (${seen.id}, ${owner.id}, true, 'held', 'holdWord', 'held', true)`;
  const late = await admin.post(`/admin/reports/${seen.id}/decisions`, { version: seen.version, ...verdict("kept") });
  expect(late.body).toEqual({ code: "decided", error: "Mia Okafor has decided this: hidden." });
});
