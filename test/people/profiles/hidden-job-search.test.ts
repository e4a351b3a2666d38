import { beforeAll, expect, test } from "vitest";
import { backgroundSkills } from "../../../server/matches/background-skills.ts";
import { findForSearches } from "../../../server/saved-searches/saved-search-finds.ts";
import { type Member, testBoard } from "../../support/board.ts";
import { aJob, aPerson } from "../../support/builders.ts";
import { caller } from "../../support/caller.ts";
import { inboxOf } from "../../support/notifications/inbox.ts";
import { writeCompany } from "../../support/posts.ts";
import { aCohort, joined, namedLongAgo, saveProfile } from "../cast.ts";

const board = testBoard();

let owner: Member;
let elsewhere: Member;
let lantern: { id: number; number: number };
let fjordwerk: { id: number; number: number };
let job: { id: number };

beforeAll(async () => {
  [lantern, fjordwerk] = [
    await writeCompany(board.database, "Lantern"),
    await writeCompany(board.database, "Fjordwerk"),
  ];
  owner = await joined(board, { skills: ["React"] });
  elsewhere = await joined(board);
  const skills = await board.skillIds("React");
  job = (await elsewhere.post("/jobs", aJob({ skills, companyId: lantern.number }))).body;
});

const lookFor = async (openTo: string[], companyId = lantern.number) =>
  saveProfile(
    owner,
    owner,
    { openTo },
    { companyId: String(companyId), skills: (await board.skillIds("React")).map(String) },
  );

const places = () => [
  `/users/${owner.id}`,
  "/users",
  "/users?limit=100&facets=true",
  "/users?openTo=work",
  "/users?openTo=work&facets=true",
  "/users?openTo=work&openTo=questions",
  "/users?openTo=questions&sort=newest",
  `/users?company=${lantern.number}&facets=true`,
  "/users?sort=fit",
  `/users?search=${owner.firstName}&facets=true`,
  `/search?q=${owner.firstName}`,
  `/match/users/jobs/${job.id}`,
  `/jobs/${job.id}`,
  `/jobs/${job.id}/insiders`,
  `/companys/${lantern.number}`,
  "/stats",
];

/** All replies that a reader gets, byte for byte. */
async function everything(reader: Member): Promise<string[]> {
  const got = async (path: string) => {
    const reply = await fetch(`${board.url}/api${path}`, { headers: { Authorization: `Bearer ${reader.token}` } });
    return `${path} ${reply.status} ${await reply.text()}`;
  };
  const all: string[] = [];
  for (const path of places()) all.push(await got(path));
  return all;
}

const seesWork = async (reader: Member) => {
  const { body } = await reader.get("/users?openTo=work");
  expect((await reader.get(`/users/${owner.id}`)).body.openTo.includes("work")).toBe(body.total === 1);
  return body.total === 1;
};

async function atLantern(): Promise<Record<string, Member>> {
  const named = await joined(board);
  await namedLongAgo(board, named, lantern.number);
  const hiding = await joined(board);
  await namedLongAgo(board, hiding, lantern.number);
  await hiding.put("/account/privacy", { visibility: { company: "me" } });
  const left = await joined(board);
  await namedLongAgo(board, left, lantern.number);
  await saveProfile(left, left, {}, { companyId: "" });
  const admin = await joined(board, { role: "admin" });
  await namedLongAgo(board, admin, lantern.number);
  return { named, hiding, left, admin };
}

test("S146 P04 P05 a hidden job search leaves no trace in any reply to current or former colleagues", async () => {
  const colleagues = await atLantern();
  await lookFor(["questions"]);
  const all = async () => {
    const got: Record<string, string[]> = {};
    for (const [who, colleague] of Object.entries(colleagues)) got[who] = await everything(colleague);
    return got;
  };
  await all();
  const without = await all();
  await lookFor(["work", "questions"]);
  expect(await all()).toEqual(without);
  expect(JSON.stringify(without)).not.toMatch(/ (4|5)\d\d \{/);
  expect(await seesWork(elsewhere)).toBe(true);
});

test("P05 a member who left a company counts as its colleague for 30 days", async () => {
  const left = await joined(board);
  await namedLongAgo(board, left, lantern.number);
  await saveProfile(left, left, {}, { companyId: "" });
  expect(await seesWork(left)).toBe(false);
  await board.database`update left_companies set left_at = now() - interval '31 days' where user_id = ${left.id}`;
  expect(await seesWork(left)).toBe(true);
});

test("P05 a confirmed address at a company's domain or a subdomain makes a member its colleague", async () => {
  const company = new FormData();
  for (const [name, value] of Object.entries({ name: "Harbour", website: "https://www.harbour.example/jobs" }))
    company.append(name, value);
  const staff = await joined(board, { role: "moderator" });
  const { body: harbour } = await staff.send("POST", "/company", { body: company });
  await owner.put("/account/privacy", { workHiddenFrom: { companies: [harbour.id] } });
  const at = async (email: string) => seesWork(await joined(board, { email }));
  expect(await at("one@harbour.example")).toBe(false);
  expect(await at("two@mail.harbour.example")).toBe(false);
  expect(await at("three@notharbour.example")).toBe(true);
  expect(await at("four@harbour.example.org")).toBe(true);
  const claiming = await board.join({ email: "five@harbour.example" });
  expect(await seesWork(claiming)).toBe(true);
  const looking = await joined(board, { email: "six@harbour.example" });
  await saveProfile(looking, looking, { openTo: ["work"] });
  const as = async (who: string) => (await looking.get(`/users/${looking.id}?as=${who}`)).body.openTo;
  expect([await as("members"), await as("company")]).toEqual([["work"], []]);
  await saveProfile(looking, looking, { openTo: [] });
  // From there on it is hidden from members with such an address.
  const colleague = await joined(board, { email: "seven@harbour.example" });
  const openToOf = async (email: string) => {
    const one = await joined(board, { email });
    await saveProfile(one, one, { openTo: ["work"] });
    const { body } = await colleague.get(`/users/${one.id}`);
    await saveProfile(one, one, { openTo: [] });
    return body.openTo;
  };
  expect(await openToOf("eight@Harbour.example")).toEqual([]);
  expect(await openToOf("nine@mail.harbour.example")).toEqual([]);
  expect(await openToOf("ten.harbour.example@notharbour.example")).toEqual(["work"]);
  await owner.put("/account/privacy", { workHiddenFrom: { companies: [] } });
});

test("P04 a job search is hidden from chosen companies, and from the own one unless switched off", async () => {
  const colleague = await joined(board);
  await namedLongAgo(board, colleague, lantern.number);
  const other = await joined(board);
  await namedLongAgo(board, other, fjordwerk.number);
  expect([await seesWork(colleague), await seesWork(other)]).toEqual([false, true]);
  await owner.put("/account/privacy", { workHiddenFrom: { ownCompany: false, companies: [fjordwerk.number] } });
  expect([await seesWork(colleague), await seesWork(other)]).toEqual([true, false]);
  await owner.put("/account/privacy", { workHiddenFrom: { ownCompany: true, companies: [] } });
});

test("P01 P04 a saved search finds members only by fields that its owner may see", async () => {
  const { named: colleague } = (await atLantern()) as { named: Member };
  const [stranger, classmate, staff] = [
    await joined(board),
    await joined(board),
    await joined(board, { role: "moderator" }),
  ];
  const cohort = await aCohort(staff, classmate);
  const save = async (who: Member, query: string) => {
    const { body } = await who.post("/saved-searches", { kind: "users", query });
    return { who, id: body.id as number };
  };
  const [work, place] = [`openTo=work&company=${lantern.number}`, "location=zinnowitz"];
  const searches = {
    colleagueOfWork: await save(colleague, work),
    strangerOfWork: await save(stranger, work),
    strangerOfPlace: await save(stranger, place),
    classmateOfPlace: await save(classmate, place),
  };
  const person = aPerson();
  await board.visitor.post("/auth/signup", person);
  const session = (await board.visitor.post("/auth/login", person)).body;
  const newcomer = { ...person, id: session.user.id as number, ...caller(board.url, session.token as string) };
  await newcomer.put("/account/privacy", { visibility: { location: "cohort" } });
  await newcomer.put(`/cohorts/${cohort.id}/membership`);
  const said = { openTo: ["work"], location: "Zinnowitz" };
  await saveProfile(newcomer, newcomer, said, { companyId: String(lantern.number) });
  await board.database.begin((transaction) =>
    findForSearches(transaction, new Date().toISOString(), { skills: backgroundSkills(board.database) }),
  );
  const told: Record<string, [total: number, told: number]> = {};
  for (const [name, { who, id }] of Object.entries(searches)) {
    const entries = (await inboxOf(who, "?limit=100")).filter(
      ({ kind, recordId }) => kind === "search" && recordId === id,
    );
    told[name] = [(await who.get(`/saved-searches/${id}`)).body.total, entries.length];
  }
  const others = (await stranger.get(`/users?${work}`)).body.total;
  expect(told).toEqual({
    colleagueOfWork: [0, 0],
    strangerOfWork: [others, 1],
    strangerOfPlace: [0, 0],
    classmateOfPlace: [1, 1],
  });
});
