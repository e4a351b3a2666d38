import { beforeAll, expect, test } from "vitest";
import { backgroundSkills } from "../../server/matches/background-skills.ts";
import { findForSearches } from "../../server/saved-searches/saved-search-finds.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aProject } from "../support/builders.ts";
import { toldInbox } from "../support/notifications/inbox.ts";
import { asker, projectWithSeats, seated } from "./team-stage.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "100" });
let owner: Member;
let ada: Member;
let skills: { react: number; css: number; rust: number };
const ids: Record<string, number> = {};

beforeAll(async () => {
  owner = await asker(board);
  ada = await board.join({ skills: ["React", "CSS"] });
  const [react, css, rust] = (await board.skillIds("React", "CSS", "Rust")) as [number, number, number];
  skills = { react, css, rust };
  const add = async (title: string, more: Record<string, unknown>) => {
    ids[title] = (await owner.post("/projects", aProject({ title, ...more }))).body.id;
  };
  await add("Plain", { skills: [react] });
  await add("Idea", { stage: "idea", seats: [{ name: "Shipwright", skills: [react, css] }] });
  await add("Built", {
    stage: "building",
    seats: [
      { name: "Core", skills: [rust] },
      { name: "Web", skills: [css] },
    ],
  });
  await add("Over", { stage: "ended", seats: [{ name: "Frontend", skills: [react] }] });
  await ada.post("/projects", aProject({ title: "Own", stage: "idea", seats: [{ name: "Web", skills: [react] }] }));
});

const found = async (query: string) =>
  (await ada.get(`/projects?limit=50&${query}`)).body.results.map(({ title }: { title: string }) => title);

test.each([
  ["of any of the chosen stages", "stage=building&stage=ended", ["Over", "Built"]],
  ["with open seats", "seats=open", ["Own", "Built", "Idea"]],
  ["with seats that fit oneself, not one's own", "fits=1", ["Built", "Idea"]],
  ["whose search and filters hold", "search=Shipwright&seats=open", ["Idea"]],
  ["by the name of a seat", "search=shipwright", ["Idea"]],
  ["by a skill of a seat", "search=Rust", ["Built"]],
])("E08 the list finds projects %s", async (_, query, titles) => {
  expect(await found(query)).toEqual(titles);
});

/** What the search of everything finds. */
const hits = async (q: string): Promise<string[]> => {
  const { body } = await ada.get(`/search?limit=10&q=${encodeURIComponent(q)}`);
  const group = body.groups.find(({ kind }: { kind: string }) => kind === "projects");
  return (group?.results ?? []).map(({ title }: { title: string }) => title);
};

test("E08 is:open finds projects with an open seat, and skill: those with such a seat", async () => {
  expect(await hits("is:open")).toEqual(["Own", "Built", "Idea"]);
  expect(await hits("skill:Rust")).toEqual(["Built"]);
});

test("E08 a search result names the seat or the skill that matched", async () => {
  const whyOf = async (q: string) => {
    const { body } = await ada.get(`/search?limit=10&q=${encodeURIComponent(q)}`);
    return body.groups.find(({ kind }: { kind: string }) => kind === "projects").results[0].why;
  };
  expect(await whyOf("shipwright")).toBe("has the seat Shipwright");
  expect(await whyOf("rust")).toBe("asks for Rust");
});

test("E08 skill= filters by the skills of open seats and requires all of them", async () => {
  const { react, css, rust } = skills;
  expect(await found(`skill=${css}`)).toEqual(["Built", "Idea"]);
  expect(await found(`skill=${css}&skill=${rust}`)).toEqual(["Built"]);
  expect(await found(`skill=${react}&stage=ended`)).toEqual([]);
});

test.each(["seats=taken", "stage=paused", "fits=perhaps"])("E08 the filter %s gets 400", async (query) => {
  expect((await ada.get(`/projects?${query}`)).status).toBe(400);
});

test("E08 a project isn't open any more once its last open seat is taken", async () => {
  const team = await projectWithSeats(owner, ["Only"], { title: "Taken soon" });
  expect(await hits("is:open")).toContain("Taken soon");
  await seated(team, owner, await asker(board));
  expect(await hits("is:open")).not.toContain("Taken soon");
  expect(await found("seats=open")).not.toContain("Taken soon");
});

test("E08 a saved search with a seat filter reports only new projects that match it", async () => {
  const member = await board.join({ skills: ["Rust"] });
  const saved = { kind: "projects", query: "fits=1&stage=idea&seats=open" };
  const { body: search } = await member.post("/saved-searches", saved);
  expect(search).toMatchObject({ total: 0, name: "Idea, Open seats, Seats that fit me" });
  const add = (title: string, stage: string, skill: number) =>
    owner.post("/projects", aProject({ title, stage, seats: [{ name: "Core", skills: [skill] }] }));
  await add("Fits", "idea", skills.rust);
  await add("Running already", "running", skills.rust);
  await add("Asks for others", "idea", skills.css);
  const skillsNow = backgroundSkills(board.database);
  await board.database.begin((transaction) => findForSearches(transaction, "", { skills: skillsNow }));
  expect((await member.get(`/saved-searches/${search.id}`)).body).toMatchObject({
    total: 1,
    results: [{ title: "Fits" }],
  });
  const told = await toldInbox(board.database, member);
  expect(told.filter(({ kind }) => kind === "search")).toMatchObject([{ count: 1 }]);
});

test("E08 a skill's page lists each project whose seats require it once", async () => {
  const { body } = await ada.get(`/skills/${skills.rust}`);
  const titles = body.Projects.map(({ title }: { title: string }) => title);
  expect(titles.filter((title: string) => title === "Built")).toEqual(["Built"]);
  const plain = (await ada.get(`/skills/${skills.react}`)).body.Projects.map(({ title }: { title: string }) => title);
  expect(plain).toEqual(expect.arrayContaining(["Plain", "Idea", "Over"]));
});
