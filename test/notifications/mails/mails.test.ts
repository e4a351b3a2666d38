import { describe, expect, test } from "vitest";
import { aCohort } from "../../people/cast.ts";
import type { Member } from "../../support/board.ts";
import { aJob, aProject, aQuestion, aWord } from "../../support/builders.ts";
import { toldInbox } from "../../support/notifications/inbox.ts";
import { inMinutes, joinWithPassword, mailedBoard } from "../../support/notifications/news.ts";
import { tokenIn } from "../../support/post-office.ts";
import { writeCompany } from "../../support/posts.ts";

const { office, board, due } = await mailedBoard({ PUBLIC_URL: "https://board.example.org" });

const join = (who: Parameters<typeof board.join>[0] = {}) => joinWithPassword(board, who);
const ask = async (who: Member, given: Record<string, unknown> = {}) =>
  (await who.post("/questions", aQuestion(given))).body;
const write = async (who: Member, parent: string, parentId: number, text = aWord()) =>
  (await who.post("/comments", { parent, parentId, text })).body;
const mailsTo = ({ email }: Member) =>
  office.mails.filter(({ to }) => [to].flat()[0]?.value[0]?.address === email.toLowerCase());
/** This member's mails that are due in so many minutes. */
const dueOf = async ({ id }: Member, minutes: number) =>
  (await due(inMinutes(minutes))).filter((line) => line.includes(`member ${id}:`));
const mailNow = ({ id }: Member, entries = "1 entry") => `mail now member ${id}: ${entries}`;

describe("S137 N22 two minutes after an event", () => {
  test("an answer is mailed to the asker once, if it is still unread", async () => {
    const [asker, other, reader] = [
      await join({ firstName: "Ada" }),
      await join({ firstName: "Ben", lastName: "Li" }),
      await join(),
    ];
    const question = await ask(asker, { title: "Centering?" });
    const others = await ask(reader);
    const answer = await write(other, "questions", question.id, `Use **flexbox**. ${"é".repeat(600)}`);
    await write(other, "questions", others.id);
    expect(await dueOf(asker, 1.9)).toEqual([]);
    await toldInbox(board.database, reader);
    await reader.put("/notifications", { parent: "questions", id: others.id });
    const [entry] = await toldInbox(board.database, reader);
    await reader.put(`/notifications/${entry?.id}`, { read: false });
    expect(await due(inMinutes(2.1))).toEqual([mailNow(asker)]);
    expect(await due(inMinutes(2.1))).toEqual([]);
    const mail = await office.mailTo(asker.email);
    expect(mail.subject).toBe("Ben Li answered your question “Centering?”");
    expect(mail.text).toContain(`Hello Ada,\n\nUse flexbox. ${"é".repeat(486)}…\n\n`);
    expect(mail.text).toContain(`Look at it: https://board.example.org/qa/${question.id}?lang=en#comment-${answer.id}`);
    expect(mail.text).toContain("You get this mail because you asked the question.\nStop these mails: https://");
    const token = tokenIn(mail);
    expect(mail.headers.get("list")).toMatchObject({
      unsubscribe: { url: `https://board.example.org/unsubscribe?token=${token}` },
      id: { id: "answer.board.example.org" },
    });
    const lines = mail.headerLines.map(({ line }) => line);
    expect(lines).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(lines).toContain(`References: <questions-${question.id}@board.example.org>`);
    expect(mailsTo(reader)).toEqual([]);
  });

  test("P27 a contact request or message is mailed with its author's name, but without its text", async () => {
    const [asker, mira] = [await join({ firstName: "Ada", lastName: "Li" }), await join({ firstName: "Mira" })];
    const { id } = (await asker.post("/contacts", { userId: mira.id, text: "Between the two of us" })).body;
    const link = `https://board.example.org/messages/${id}?lang=en`;
    const mailed = async (subject: string, minutes: number) => {
      expect(await dueOf(mira, minutes)).toEqual([mailNow(mira)]);
      const { headerLines, ...mail } = await office.mailTo(mira.email);
      expect(mail).toMatchObject({ subject, text: expect.stringContaining(link) });
      expect(mail.replyTo).toBeUndefined();
      const all = [...headerLines.map(({ line }) => line), mail.text, mail.html].join("\n");
      for (const secret of ["Between", "once more", asker.email]) expect(all).not.toContain(secret);
    };
    await mailed("Ada Li would like to write to you", 3);
    await mira.put(`/contacts/${id}/answer`, { accept: true });
    await mira.put("/notifications", { parent: "conversations", id });
    await asker.post(`/conversations/${id}/messages`, { text: "And once more" });
    await mailed("Ada Li wrote to you", 64);
  });

  test("N03 a withdrawn request and joins of a deleted cohort aren't mailed", async () => {
    const [asker, mira, admin] = [await join(), await join(), await join({ role: "admin" })];
    await mira.put("/account/notifications", { kinds: { joined: { mail: "now" } } });
    const { id } = (await asker.post("/contacts", { userId: mira.id, text: "Hello" })).body;
    await asker.delete(`/conversations/${id}`);
    const cohort = await aCohort(admin, mira);
    await toldInbox(board.database, mira);
    await mira.put("/notifications", { readUntil: new Date().toISOString() });
    await admin.put(`/cohorts/${cohort.id}/members/${asker.id}`);
    await toldInbox(board.database, mira);
    await board.database`delete from cohort_members where cohort_id = ${cohort.id}`;
    await admin.delete(`/cohorts/${cohort.id}`);
    expect(await dueOf(mira, 3)).toEqual([]);
    expect(await dueOf(mira, 25 * 60)).toEqual([]);
  });

  test("N09 unconfirmed members neither get nor cause mails until they confirm", async () => {
    const [asker, newcomer] = [await join(), await join()];
    const confirmed = (at: string | null) => board.database`
      update users set confirmation_asked_at = now(), email_proven_at = ${at}::timestamptz where id = ${newcomer.id}`;
    await confirmed(null);
    await write(newcomer, "questions", (await ask(asker)).id);
    await write(asker, "questions", (await ask(newcomer)).id);
    for (const who of [asker, newcomer])
      expect(await toldInbox(board.database, who)).toMatchObject([{ kind: "answer" }]);
    expect(await dueOf(asker, 3)).toEqual([]);
    expect(await dueOf(newcomer, 3)).toEqual([]);
    for (const who of [asker, newcomer]) expect(await dueOf(who, 8 * 24 * 60)).toEqual([]);
    await confirmed(new Date().toISOString());
    await write(asker, "questions", (await ask(newcomer)).id);
    expect(await dueOf(newcomer, 3)).toEqual([mailNow(newcomer)]);
  });

  test("P19 an unconfirmed member's question is offered in the inbox, but not by mail", async () => {
    const [knower, newcomer] = [await join({ skills: ["Elixir"] }), await join()];
    await board.database`update users set last_seen_at = now() where id = ${knower.id}`;
    await board.database`
      update users set confirmation_asked_at = now(), email_proven_at = null where id = ${newcomer.id}`;
    await ask(newcomer, { skills: await board.skillIds("Elixir") });
    await due(inMinutes(25 * 60));
    expect(await toldInbox(board.database, knower)).toMatchObject([{ kind: "question" }]);
    expect(await dueOf(knower, 25 * 60 + 3)).toEqual([]);
    await board.database`update users set email_proven_at = now() where id = ${newcomer.id}`;
    expect(await dueOf(knower, 50 * 60)).toEqual([`letter daily member ${knower.id}: 1 item`]);
  });

  test("N30 nothing is mailed to imported, suspended or opted-out members, or of what they can't see", async () => {
    const [imported, suspended, silent, seeing, other, admin] = [
      await board.join(),
      await join(),
      await join(),
      await join(),
      await join(),
      await join({ role: "admin" }),
    ];
    await silent.put("/account/notifications", { kinds: { answer: { mail: "never" } } });
    for (const who of [imported, suspended, silent, seeing]) await write(other, "questions", (await ask(who)).id);
    await toldInbox(board.database, suspended);
    await admin.put(`/users/${suspended.id}/suspension`, { reason: "Spam" });
    await admin.put(`/users/${other.id}/suspension`, { reason: "Spam" });
    expect(await due(inMinutes(3))).toEqual([]);
    await admin.delete(`/users/${suspended.id}/suspension`);
    await admin.delete(`/users/${other.id}/suspension`);
    const letters = await due(inMinutes(25 * 60));
    expect(letters).toEqual([`letter daily member ${seeing.id}: 1 item`]);
    expect((await office.mailTo(seeing.email)).subject).toBe("Your day: 1 written to you");
  });
});

describe("N29 a mail", () => {
  test("about a comment on a project quotes it in the reader's language", async () => {
    const [owner, other] = [await join({ firstName: "Ada" }), await join({ firstName: "Ben", lastName: "Li" })];
    await owner.put("/account/locale", { locale: "de" });
    const project = (await owner.post("/projects", aProject({ title: "Karte" }))).body;
    await write(other, "projects", project.id, "Schön!");
    await dueOf(owner, 3);
    const mail = await office.mailTo(owner.email);
    expect(mail.subject).toBe("Ben Li hat „Karte“ kommentiert");
    expect(mail.text).toContain("Hallo Ada,\n\nSchön!\n\nAnsehen: https://board.example.org/projects/");
    expect(mail.html).toContain("Diese Mails abbestellen</a>");
    expect(`${mail.text}${mail.html}`).not.toContain(other.email);
  });

  test("escapes a hostile title in its subject, headers and HTML", async () => {
    const [asker, other] = [await join(), await join({ firstName: "Ben", lastName: "Li" })];
    const question = await ask(asker);
    const hostile = "“Hi”\r\nBcc: eve@example.org\r\n\r\n<b>x</b>, \u2028=?utf-8?q?y?=";
    await board.database`update posts set title = ${hostile} where kind = 'question' and number = ${question.id}`;
    await write(other, "questions", question.id, "<script>1</script> & so on");
    await write(other, "projects", (await asker.post("/projects", aProject({ title: "<i>" }))).body.id);
    await dueOf(asker, 3);
    const mails = [await office.mailTo(asker.email), await office.mailTo(asker.email)];
    const mail = mails.find(({ subject }) => subject?.includes("Hi")) as (typeof mails)[number];
    expect(mail.subject).toBe("Ben Li answered your question ““Hi” Bcc: eve@example.org <b>x</b>, =?utf-8?q?y?=”");
    expect(mail.headers.has("bcc")).toBe(false);
    expect([mail.to].flat()[0]?.value).toHaveLength(1);
    expect(mail.headerLines.filter(({ key }) => ["message-id", "references", "list-id"].includes(key))).toHaveLength(3);
    expect(mail.html).toContain("&lt;script&gt;1&lt;/script&gt; &amp; so on");
    expect(mail.html).not.toMatch(/<(b|i|script)>/);
  });

  test("offering an unanswered question says who asks, how it begins and which skills match", async () => {
    const asker = await join({ firstName: "Ada", lastName: "Okafor" });
    const [knower, late] = [
      await join({ skills: ["Docker", "Kubernetes", "Rust"] }),
      await join({ skills: ["Docker"] }),
    ];
    await board.database`update users set last_seen_at = now() where id in (${knower.id}, ${late.id})`;
    const skills = await board.skillIds("Docker", "Kubernetes", "Go");
    await ask(asker, {
      title: "Why so big?",
      description: `My **image**. ${"é".repeat(300)}`,
      skills,
    });
    await late.put("/account/notifications", { kinds: { question: { mail: "daily" } } });
    const daysLater = (minutes: number) => inMinutes(25 * 60 + minutes);
    await due(daysLater(0));
    const [entry] = await toldInbox(board.database, knower);
    expect(await due(daysLater(0))).toEqual([]);
    expect(entry).toMatchObject({ kind: "question", fit: { missing: [{ name: "Go" }] } });
    expect(entry?.fit?.matched.map(({ name }) => name).sort()).toEqual(["Docker", "Kubernetes"]);
    expect(await due(daysLater(3))).toContain(mailNow(knower));
    const mail = await office.mailTo(knower.email);
    expect(mail.subject).toBe("You could answer “Why so big?”");
    expect(mail.text).toContain(
      `Ada Okafor asks:\n\nMy image. ${"é".repeat(189)}…\n\nYou know Docker and Kubernetes.\n\nAnswer: https://`,
    );
    expect(await dueOf(late, 50 * 60)).toEqual([`letter daily member ${late.id}: 1 item`]);
    expect((await office.mailTo(late.email)).text).toContain("Why so big?\nYou know Docker.\n");
  });

  test("about an accepted answer isn't sent if acceptance was withdrawn", async () => {
    const [asker, first, second] = [await join(), await join(), await join()];
    const question = await ask(asker);
    for (const who of [first, second]) {
      const { id } = await write(who, "questions", question.id);
      const accepted = { commentId: id };
      expect((await asker.put(`/questions/${question.id}/accepted-answer`, accepted)).status).toBe(200);
    }
    expect(await dueOf(second, 3)).toEqual([mailNow(second)]);
    expect(await dueOf(first, 3)).toEqual([]);
  });

  test("P14 about a verification isn't sent to members who left the cohort or were removed", async () => {
    const [admin, mistaken, leaver, stayer] = [await join({ role: "admin" }), await join(), await join(), await join()];
    const { id } = await aCohort(admin, mistaken, leaver, stayer);
    expect((await admin.delete(`/cohorts/${id}/members/${mistaken.id}`, { reason: "A mistake" })).status).toBe(204);
    expect((await leaver.delete(`/cohorts/${id}/membership`)).status).toBe(204);
    const lines = await due(inMinutes(3));
    expect([mistaken, leaver, stayer].map((who) => lines.includes(mailNow(who)))).toEqual([false, false, true]);
  });

  test("Q30 offering a question isn't sent once it has an answer", async () => {
    const [asker, other] = [await join(), await join()];
    const knower = await join({ skills: ["Elixir"] });
    await board.database`update users set last_seen_at = now() where id = ${knower.id}`;
    const skills = await board.skillIds("Elixir");
    const [waiting, answered] = [await ask(asker, { title: "Still waits", skills }), await ask(asker, { skills })];
    const gone = await write(other, "questions", waiting.id);
    const reply = { parent: "questions", parentId: waiting.id, replyToId: gone.id, text: aWord() };
    expect((await asker.post("/comments", reply)).status).toBe(201);
    await other.delete(`/comments/${gone.id}`);
    await due(inMinutes(25 * 60));
    expect(await toldInbox(board.database, knower)).toHaveLength(2);
    await write(other, "questions", answered.id);
    expect(await due(inMinutes(25 * 60 + 3))).toContain(mailNow(knower));
    expect((await office.mailTo(knower.email)).subject).toBe("You could answer “Still waits”");
    expect(mailsTo(knower)).toHaveLength(1);
  });

  test("J21 about a saved search or a watched company leaves out jobs that are no longer open", async () => {
    const [member, other] = [await join(), await join()];
    const word = aWord();
    const company = await writeCompany(board.database, aWord());
    await member.put(`/watches/companies/${company.number}`);
    await member.put("/account/notifications", { kinds: { watched: { mail: "now" } } });
    await member.post("/saved-searches", { kind: "jobs", query: `search=${word}`, name: "Mine", mail: "now" });
    const post = async (given: Record<string, unknown>) => (await other.post("/jobs", aJob(given))).body;
    const filled = await post({ title: `${word} filled` });
    await post({ title: `${word} open` });
    const withdrawn = await post({ companyId: company.number });
    await due();
    await other.put(`/jobs/${filled.id}/status`, { status: "filled" });
    await other.put(`/jobs/${withdrawn.id}/status`, { status: "withdrawn" });
    expect(await dueOf(member, 3)).toEqual([mailNow(member)]);
    const mail = await office.mailTo(member.email);
    expect(mail.subject).toBe("1 new for “Mine”");
    expect(mail.text).not.toContain(`${word} filled`);
    expect(await dueOf(member, 26 * 60)).toEqual([]);
  });

  test("about a saved search names five results and counts the rest", async () => {
    const [member, other] = [await join(), await join()];
    const word = aWord();
    const { body } = await member.post("/saved-searches", {
      kind: "jobs",
      query: `search=${word}`,
      name: "Mine",
      mail: "now",
    });
    for (let n = 1; n <= 7; n += 1) await other.post("/jobs", aJob({ title: `${word} ${n}` }));
    const lines = await due(inMinutes(3));
    expect(lines).toEqual(expect.arrayContaining([`search ${body.id}: 7 new`, mailNow(member)]));
    const mail = await office.mailTo(member.email);
    expect(mail.subject).toBe("7 new for “Mine”");
    expect(mail.text?.match(new RegExp(`${word} \\d`, "g"))).toHaveLength(5);
    expect(mail.text).toContain("and 2 more");
    expect(mail.text).toContain(`Look at it: https://board.example.org/jobs?search=${word}&lang=en`);
    const stopped = await board.visitor.post("/unsubscribe", { token: tokenIn(mail) });
    expect(stopped.body).toEqual({ kinds: ["search"], search: "Mine", stopped: true, stoppedAll: false });
    expect((await member.get(`/saved-searches/${body.id}`)).body.mail).toBe("never");
  });
});
