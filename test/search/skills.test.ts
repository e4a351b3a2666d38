import { beforeAll, expect, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { rateLimits } from "../../server/http/rate-limits.ts";
import { mailQueue } from "../../server/mail/mail-queue.ts";
import { createApp } from "../../server/process/app.ts";
import { indexMembers } from "../../server/search-index/search-index-store.ts";
import { decideOn, verdict } from "../moderation/stage.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aProject, aWord } from "../support/builders.ts";
import { type Caller, caller } from "../support/caller.ts";
import { commandLine } from "../support/command-line.ts";
import { manyPosts, writeCompany, writePosts } from "../support/posts.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
const run = commandLine(board);
let alice: Member;
let moderator: Member;

beforeAll(async () => {
  alice = await board.join({ firstName: "Alice", lastName: "Aalto" });
  moderator = await board.join({ role: "moderator" });
  for (const [skill, name] of Object.entries({ Kubernetes: "K", React: "R", AWS: "A", JavaScript: "J" })) {
    const skills = await board.skillIds(skill);
    await alice.post("/jobs", aJob({ title: `Job ${name}`, description: "x", skills }));
    await alice.post("/projects", aProject({ title: `Project ${name}`, description: "x", skills }));
    await board.join({ firstName: "Knows", lastName: `Skill ${name}`, skills: [skill] });
  }
});

const found = async (list: string, search: string, who: Caller = alice) => {
  const { status, body } = await who.get(`/${list}?limit=100&search=${encodeURIComponent(search)}`);
  expect(status).toBe(200);
  type Result = { title?: string; name?: string; lastName?: string };
  return body.results.map(({ title, name, lastName }: Result) => title ?? name ?? lastName) as string[];
};

/** Another process on the same database. */
async function elsewhere() {
  const config = readConfig({ LOG_LEVEL: "error", PORT: "0", RATE_LIMIT_SCALE: "1000" });
  const { database, address } = board;
  const mail = mailQueue(address, { log: () => {}, retryDelay: 1, pollSeconds: 0.5 });
  const app = await createApp({ database, config, mail, limits: rateLimits(database, 1000) });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const stop = async () => {
    await app.close();
    await mail.stop();
  };
  return { ...caller(url, alice.token), [Symbol.asyncDispose]: stop };
}

const naming = (...names: string[]) =>
  ["Job", "Project", "Skill"].flatMap((kind) => names.map((name) => `${kind} ${name}`));
const ofAllKinds = async (search: string, who: Caller = alice) =>
  (await Promise.all(["jobs", "projects", "users"].map((list) => found(list, search, who)))).flat();

test("S104 search F05 a skill's alias, typed completely, finds everything with the skill", async () => {
  for (const typed of ["k8s", "K8S", "kube"]) expect(await ofAllKinds(typed)).toEqual(naming("K"));
  for (const typed of ["react.js", "React JS", "reactjs"]) expect(await ofAllKinds(typed)).toEqual(naming("R"));
  for (const typed of ["amazon web services", "AWS"]) expect(await ofAllKinds(typed)).toEqual(naming("A"));
  expect(await ofAllKinds("amazon services web")).toEqual([]);
  expect(await found("users", "knows amazon web services")).toEqual(["Skill A"]);
  expect(await found("users", "alice k8s")).toEqual([]);
});

test("S104 search F05 the beginning of an alias finds only the skill itself", async () => {
  expect(await found("skills", "k8")).toEqual(["Kubernetes"]);
  expect((await found("skills", "JS"))[0]).toBe("JavaScript");
  for (const typed of ["k8", "amazon", "web services"]) expect(await ofAllKinds(typed)).toEqual([]);
});

test("search F03 skills whose own name begins with the typed text come before alias matches", async () => {
  const [before] = await Promise.all(
    ["Aquaplaning", "Zoetrope building", "Quiet zoetropes"].map(async (name) => {
      return (await moderator.post("/skills", { name })).body.id as number;
    }),
  );
  expect((await moderator.post(`/skills/${before}/aliases`, { alias: "zoetropy" })).status).toBeLessThan(300);
  expect(await found("skills", "zoetro")).toEqual(["Zoetrope building", "Aquaplaning", "Quiet zoetropes"]);
  expect(await found("skills", "zoetropy")).toEqual(["Aquaplaning"]);
});

test("S103 search F05 a skill's name finds records with the skill by its beginning, not its middle", async () => {
  expect(await ofAllKinds("kuber")).toEqual(naming("K"));
  expect(await ofAllKinds("ubernetes")).toEqual([]);
});

test("S104 search F06 an implied skill also finds records with the implying skill, listed last", async () => {
  for (const typed of ["JavaScript", "js", "ecmascript"]) expect(await ofAllKinds(typed)).toEqual(naming("J", "R"));
  expect(await ofAllKinds("javascr")).toEqual(naming("J"));
  expect(await ofAllKinds("React")).toEqual(naming("R"));
  expect(await found("skills", "JavaScript")).not.toContain("React");
});

test("S105 search F07 a skill's new aliases count in every process without rewriting documents", async () => {
  await using other = await elsewhere();
  const documents = async () => [
    ...(await board.database`select ctid, kind, record_id from search_documents where kind <> 'skill' order by 2, 3`),
  ];
  const before = await documents();
  const [kubernetes, react] = (await board.skillIds("Kubernetes", "React")) as [number, number];
  const everywhere = async (typed: string, expected: string[]) => {
    for (const who of [alice, other]) expect(await ofAllKinds(typed, who)).toEqual(expected);
  };
  const alias = aWord();
  await everywhere(alias, []);
  await moderator.post(`/skills/${kubernetes}/aliases`, { alias });
  await everywhere(alias, naming("K"));
  await moderator.put(`/skills/${kubernetes}/implications/${react}`);
  await everywhere("react.js", naming("R", "K"));
  await moderator.delete(`/skills/${kubernetes}/implications/${react}`);
  await everywhere("react.js", naming("R"));
  await moderator.delete(`/skills/${kubernetes}/aliases`, { alias });
  await everywhere(alias, []);
  expect(await documents()).toEqual(before);
});

test("S105 search F07 records of a merged skill are found by the remaining one in every process", async () => {
  await using other = await elsewhere();
  const { body: gone } = await moderator.post("/skills", { name: "Lantern lighting" });
  await alice.post("/jobs", aJob({ title: "Job L", description: "x", skills: [gone.id] }));
  expect(await found("jobs", "lighting", other)).toEqual(["Job L"]);
  const [into] = await board.skillIds("Git");
  await moderator.put(`/skills/${gone.id}/merger`, { intoId: into });
  for (const who of [alice, other]) {
    expect(await found("jobs", "git", who)).toEqual(["Job L"]);
    expect(await found("jobs", "lantern lighting", who)).toEqual(["Job L"]);
    expect(await found("jobs", "lighting", who)).toEqual([]);
  }
});

test("S105 search F07 a company's new name counts for its jobs and people at once in every process", async () => {
  await using other = await elsewhere();
  const { body: company } = await alice.send("POST", "/company", { body: aForm({ name: "Fjordwerk" }) });
  await alice.post("/jobs", aJob({ title: "At the fjord", companyId: company.id }));
  const { firstName, lastName, email, id } = alice;
  await alice.send("PUT", `/users/${id}`, { body: aForm({ firstName, lastName, email, companyId: `${company.id}` }) });
  const places = ["At the fjord", "Aalto"];
  expect(await ofAllKinds("fjordwerk", other)).toEqual(places);
  await alice.send("PUT", `/company/${company.id}`, { body: aForm({ name: "Bergwerk" }) });
  for (const who of [alice, other]) {
    expect(await ofAllKinds("bergw", who)).toEqual(places);
    expect(await ofAllKinds("fjordwerk", who)).toEqual([]);
    expect(await found("companys", "bergwerk", who)).toEqual(["Bergwerk"]);
  }
});

test("S105 search F07 a company's new name counts for 200 of its jobs at once, for the rest soon", {
  tags: "all",
}, async () => {
  const { id: companyId, number } = await writeCompany(board.database, "Lotsenwerk");
  await writePosts(
    board.database,
    "job",
    manyPosts(603, (n) => ({ title: `Pilot ${n}`, companyId })),
  );
  const admin = await board.join({ role: "admin" });
  const totals = async () => {
    const of = async (search: string) => (await alice.get(`/jobs?search=${search}`)).body.total as number;
    return [await of("lotsenwerk"), await of("seewerk")];
  };
  expect(await totals()).toEqual([603, 0]);
  expect((await admin.send("PUT", `/company/${number}`, { body: aForm({ name: "Seewerk" }) })).status).toBe(200);
  expect(await totals()).toEqual([403, 200]);
  expect((await run("due")).code).toBe(0);
  expect(await totals()).toEqual([0, 603]);
  await alice.post("/reports", { parent: "companies", id: number, reason: "spam" });
  expect((await decideOn(board, admin, ["companies", number], verdict("hidden"))).status).toBe(201);
  expect(await totals()).toEqual([0, 403]);
  await run("due");
  expect(await totals()).toEqual([0, 0]);
  expect((await decideOn(board, admin, ["companies", number], verdict("kept"))).status).toBe(201);
  expect(await totals()).toEqual([0, 200]);
});

test("S105 search F07 a member who leaves a company during its renaming isn't found by either name", async () => {
  const { body: company } = await alice.send("POST", "/company", { body: aForm({ name: "Deichwerk" }) });
  const member = await board.join({ firstName: "Leaves", lastName: "Deich" });
  const { firstName, lastName, email, id } = member;
  const body = aForm({ firstName, lastName, email, companyId: `${company.id}`, profile: '{"location":"Zinnowitz"}' });
  expect((await member.send("PUT", `/users/${id}`, { body })).status).toBe(200);
  expect(await found("users", "zinnowitz")).toEqual(["Deich"]);
  let renamed: Promise<unknown> | undefined;
  await board.database.begin(async (leaving) => {
    await leaving`update users set company_id = null, location = null where id = ${id}`;
    await indexMembers(leaving, [id]);
    renamed = alice.send("PUT", `/company/${company.id}`, { body: aForm({ name: "Dammwerk" }) });
    const waiting = () => board.database`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting()).count).toBe(1);
  });
  expect(await renamed).toMatchObject({ status: 200 });
  for (const word of ["zinnowitz", "deichwerk", "dammwerk"]) expect(await found("users", word), word).toEqual([]);
});
