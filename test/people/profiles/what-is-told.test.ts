import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { Visibility } from "../../../contract/people/profiles.ts";
import { type Board, type Member, testBoard } from "../../support/board.ts";
import { aQuestion } from "../../support/builders.ts";
import { allTold, inboxOf } from "../../support/notifications/inbox.ts";
import { type LiveReader, listenLive } from "../../support/notifications/live-reader.ts";
import { dueOn, inMinutes } from "../../support/notifications/news.ts";
import { openPostOffice } from "../../support/post-office.ts";
import { writeCompany } from "../../support/posts.ts";
import { aCohort, joined, namedLongAgo, saveProfile } from "../cast.ts";

const office = await openPostOffice();
const settings = { SMTP_URL: office.url, PUBLIC_URL: "https://board.example.org", RATE_LIMIT_SCALE: "1000" };
const board = testBoard(settings);
/** Two boards with the same events, except for a job search. */
const twins = [testBoard(settings), testBoard(settings)] as const;
const due = dueOn(board, settings);
const dueOfTwins = twins.map((twin) => dueOn(twin, settings));
/** The time at which today's news are in a letter. */
const nextLetters = () => inMinutes(25 * 60);

beforeAll(async () => {
  for (const each of [board, ...twins]) await each.startMail();
});
afterAll(() => office.close());

async function listenAs({ url }: Board, { token }: Member): Promise<LiveReader> {
  const reader = await listenLive(url, token);
  onTestFinished(() => reader.close());
  await reader.next("start");
  return reader;
}

/** A member's letter of a day; skips other mails before it. */
async function letterTo({ email }: Member): Promise<string> {
  for (;;) {
    const mail = await office.mailTo(email);
    if (mail.subject?.startsWith("Your day")) return mail.text ?? "";
  }
}

type Who = "classmate" | "named" | "claimed" | "member" | "moderator" | "admin" | "blocker" | "blocked";

test("P01 P02 P07 P33 hidden fields and blocked members are in no live frame, inbox or letter, for any role", async () => {
  const cast = Object.fromEntries(
    await Promise.all(
      (["classmate", "named", "claimed", "member", "moderator", "admin", "blocker", "blocked"] as const).map(
        async (who) => {
          const role = who === "moderator" || who === "admin" ? who : "user";
          return [who, await joined(board, { firstName: who, role })];
        },
      ),
    ),
  ) as Record<Who, Member>;
  const cohort = await aCohort(cast.admin, cast.classmate, cast.blocker);
  const another = await aCohort(cast.admin, cast.named);
  await cast.claimed.put(`/cohorts/${cohort.id}/membership`);
  const [employer, former] = [
    await writeCompany(board.database, "Lantern Told"),
    await writeCompany(board.database, "Fjordwerk Told"),
  ];
  /** What a member searches for, by field. No filter has links, and `about` is searched as every member sees it (P03). */
  const searches = {
    about: "search=cartographer",
    location: "location=zinnowitz",
    openTo: "openTo=mentoring",
    company: `company=${employer.number}`,
    formerCompany: `formerCompany=${former.number}`,
    cohort: `cohort=${cohort.id}`,
  };
  for (const reader of Object.values(cast)) {
    await reader.put("/account/notifications", { kinds: { joined: { board: true, mail: "daily" } } });
    for (const [name, query] of Object.entries(searches)) {
      expect((await reader.post("/saved-searches", { kind: "users", name, query })).status).toBe(201);
    }
  }
  const streams = new Map<Who, LiveReader>();
  for (const who of Object.keys(cast) as Who[]) streams.set(who, await listenAs(board, cast[who]));

  const newcomer = async (firstName: string, seenBy: Visibility) => {
    const member = await joined(board, { firstName, lastName: "Zauberberg" });
    for (const block of [cast.blocker.put(`/blocks/${member.id}`), member.put(`/blocks/${cast.blocked.id}`)])
      expect((await block).status).toBe(204);
    const fields = ["about", "location", "links", "openTo", "company", "cohort"];
    const visibility = Object.fromEntries(fields.map((field) => [field, seenBy]));
    expect((await member.put("/account/privacy", { visibility })).status).toBe(200);
    const profile = {
      ...{ about: "Cartographer of quiet places", location: "Zinnowitz", links: ["https://example.org/mira"] },
      ...{ openTo: ["mentoring"], formerCompanies: [former.number] },
    };
    expect((await saveProfile(member, member, profile, { companyId: String(employer.number) })).status).toBe(200);
    await cast.admin.put(`/cohorts/${cohort.id}/members/${member.id}`);
    await member.put(`/cohorts/${another.id}/membership`);
  };
  await newcomer("Openhearted", "members");
  await newcomer("Classbound", "cohort");
  await newcomer("Unseen", "me");
  await due();

  const found = (reader: Who) => {
    if (reader === "blocker" || reader === "blocked") return {};
    const [all, own] = [["Openhearted"], ["Classbound", "Openhearted"]];
    const seen = reader === "classmate" || reader === "named" ? own : all;
    return {
      ...{ about: all, location: seen, openTo: seen, company: seen, formerCompany: seen, cohort: seen },
      ...(reader === "classmate" && { [cohort.name]: seen }),
    };
  };
  const named = (title: string | null) => title !== null && (title in searches || title === cohort.name);
  const told = (entries: { title: string | null; People: { firstName: string; lastName: string }[] }[]) =>
    Object.fromEntries(
      entries.flatMap(({ title, People }) => {
        const newcomers = People.filter(({ lastName }) => lastName === "Zauberberg").map(({ firstName }) => firstName);
        return named(title) && newcomers.length > 0 ? [[title, newcomers.toSorted()]] : [];
      }),
    );
  const inboxes: Record<string, unknown> = {};
  const frames: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const [who, stream] of streams) {
    expected[who] = found(who);
    inboxes[who] = told(await inboxOf(cast[who], "?limit=100"));
    const { unread } = (await cast[who].get("/account")).body;
    if (unread > 0) await stream.next("unread", (data) => data.unread === unread);
    // The last frame of an entry contains everything.
    frames[who] = told(stream.frames.flatMap(({ data }) => data.entry ?? []));
    expect(stream.text(), who).not.toContain("Unseen");
  }
  expect(inboxes).toEqual(expected);
  expect(frames).toEqual(expected);

  await due(nextLetters());
  for (const who of ["classmate", "named", "claimed", "member", "moderator", "admin"] as const) {
    const letter = await letterTo(cast[who]);
    const sections = letter.split(/\n(?=[^\n]+\n=+\n)/);
    const inLetter = Object.keys(searches).map((name) => {
      const section = sections.find((each) => each.startsWith(`${name}\n`)) ?? "";
      return [name, ["Classbound", "Openhearted", "Unseen"].filter((each) => section.includes(`${each} Zauberberg`))];
    });
    const { [cohort.name]: joinedIt, ...searched } = found(who) as Record<string, string[]>;
    expect(Object.fromEntries(inLetter), who).toEqual(searched);
    expect(letter.includes(cohort.name), who).toBe(joinedIt !== undefined);
    expect(letter, who).not.toContain("Unseen");
  }
  for (const { email } of [cast.blocker, cast.blocked])
    expect(
      office.mails.filter(({ to, text }) => JSON.stringify(to).includes(email) && text?.includes("Zauberberg")),
    ).toEqual([]);
});

/** Everything that a colleague and another member receive, word by word, when a member comes who looks for work, or doesn't. */
async function storyOn(nth: 0 | 1, openTo: string[]) {
  const twin = twins[nth];
  const who = (name: string) => ({ firstName: name, lastName: "Reader", email: `${name.toLowerCase()}@example.org` });
  const readers = {
    colleague: await joined(twin, who("Colleague")),
    staff: await joined(twin, { ...who("Staff"), role: "admin" }),
    stranger: await joined(twin, who("Stranger")),
  };
  const { colleague, staff } = readers;
  const lantern = await writeCompany(twin.database, "Lantern");
  for (const each of [colleague, staff]) await namedLongAgo(twin, each, lantern.number);
  const questions: Record<number, number> = {};
  for (const reader of Object.values(readers)) {
    for (const query of ["openTo=work", `openTo=work&openTo=questions&company=${lantern.number}`, "search=Quintessa"])
      await reader.post("/saved-searches", { kind: "users", name: query, query });
    questions[reader.id] = (await reader.post("/questions", aQuestion())).body.id;
  }
  const cohort = (await staff.post("/cohorts", { name: "Web 2024-1" })).body;
  for (const { id } of Object.values(readers)) {
    await staff.put(`/cohorts/${cohort.id}/members/${id}`);
    // Otherwise chance decides whether the next in the cohort is told of this one, too.
    await allTold(twin.database);
  }
  const streams: [string, LiveReader][] = [];
  for (const [name, reader] of Object.entries(readers)) streams.push([name, await listenAs(twin, reader)]);
  /** Makes the next event a notification of its own, on both boards alike. */
  const heard = async () => {
    await allTold(twin.database);
    for (const [name, stream] of streams) {
      const { unread } = (await readers[name as keyof typeof readers].get("/account")).body;
      await expect
        .poll(() => stream.frames.findLast(({ data }) => data.unread !== undefined)?.data.unread)
        .toBe(unread);
    }
  };

  const owner = await joined(twin, { firstName: "Quintessa", lastName: "Zauberberg", email: "owner@example.org" });
  await heard();
  await saveProfile(owner, owner, { openTo }, { companyId: String(lantern.number) });
  await heard();
  await staff.put(`/cohorts/${cohort.id}/members/${owner.id}`);
  await heard();
  for (const { id } of Object.values(readers)) {
    await owner.post("/comments", { parent: "questions", parentId: questions[id], text: "Try a grid." });
    await heard();
    await owner.post("/contacts", { userId: id, text: "May I ask you something?" });
    await heard();
  }
  const dueOnTwin = dueOfTwins[nth] as (typeof dueOfTwins)[number];
  let sent = 0;
  for (const by of [inMinutes(0), inMinutes(3), nextLetters()]) {
    sent += (await dueOnTwin(by)).filter((line) => /^(mail now|letter)/.test(line)).length;
    await heard();
  }
  const addresses = [...Object.values(readers), owner].map(({ email }) => email);
  const arrived = () => office.mails.filter(({ to }) => addresses.some((email) => JSON.stringify(to).includes(email)));
  await expect.poll(() => arrived().length, { timeout: 20_000 }).toBe(sent);
  const got: Record<string, string[]> = {};
  for (const [name, stream] of streams) {
    const mails = arrived().filter(({ to }) => JSON.stringify(to).includes(who(name).email));
    const read = mails.map(({ subject, text, html }) => [subject, text, html].join("\n")).toSorted();
    got[name] = [stream.text(), ...read].map(withoutMoments);
  }
  office.mails.length = 0;
  return got;
}

/** Without times and unsubscribe links. */
const withoutMoments = (text: string) =>
  text
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "(then)")
    .replace(/token=[\w-]{43}/g, "(token)")
    .replaceAll(": beat\n\n", "");

test("S146 P04 a hidden job search changes no byte of colleagues' live frames and mails", async () => {
  office.mails.length = 0;
  const without = await storyOn(0, ["questions"]);
  const hidden = await storyOn(1, ["work", "questions"]);
  expect(hidden.colleague).toEqual(without.colleague);
  expect(hidden.staff).toEqual(without.staff);
  expect(hidden.colleague?.join()).toContain("Quintessa");
  expect(without.stranger?.join()).not.toContain("1 new for “openTo=work”");
  expect(hidden.stranger).not.toEqual(without.stranger);
});

test("P01 N03 a member who hides the field that a search found leaves the inbox and the next letter", async () => {
  const reader = await joined(board);
  await reader.post("/saved-searches", { kind: "users", name: "By the sea", query: "location=ahlbeck" });
  const newcomer = await joined(board, { firstName: "Passing" });
  const another = await joined(board, { firstName: "Staying" });
  for (const each of [newcomer, another]) await saveProfile(each, each, { location: "Ahlbeck" });
  await due();
  const told = async () =>
    (await inboxOf(reader)).map(({ People }) => People.map(({ firstName }) => firstName).toSorted());
  expect(await told()).toEqual([["Passing", "Staying"]]);
  await newcomer.put("/account/privacy", { visibility: { location: "me" } });
  await due();
  expect(await told()).toEqual([["Staying"]]);
  expect((await reader.get("/account")).body.unread).toBe(1);
  await another.put("/account/privacy", { visibility: { location: "cohort" } });
  await due(nextLetters());
  expect(await told()).toEqual([]);
  expect(office.mails.filter(({ to }) => JSON.stringify(to).includes(reader.email))).toEqual([]);
});
