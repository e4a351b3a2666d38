import { describe, expect, test } from "vitest";
import { backgroundSkills } from "../../server/matches/background-skills.ts";
import { findAllForSearches, findForSearches } from "../../server/saved-searches/saved-search-finds.ts";
import { saveProfile } from "../people/cast.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aPerson, aProject, aQuestion, aWord } from "../support/builders.ts";
import { inboxOf } from "../support/notifications/inbox.ts";
import { writeCompany, writePosts } from "../support/posts.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });

const save = (who: Member, kind: string, query = "", more: object = {}) =>
  who.post("/saved-searches", { kind, query, ...more });
const idOf = async (added: Promise<{ body: { id: number } }>) => (await added).body.id;
/** Runs the due work, and returns what it reports of these searches. */
async function look(of: number[], step = findForSearches): Promise<string[]> {
  const lines = await board.database.begin((transaction) =>
    step(transaction, new Date().toISOString(), { skills: backgroundSkills(board.database) }),
  );
  return lines.filter((line) => of.some((id) => line.startsWith(`search ${id}:`)));
}

describe("N34 a saved search", () => {
  test("stores a normalised query without view settings, and a duplicate gets 409", async () => {
    const member = await board.join();
    const [react, docker] = await board.skillIds("React", "Docker");
    const query = `?facets=true&skill=${docker}&page=3&sort=salary&limit=50&utm=x&fits=true&search=+map+&skill=${react}&skill=${react}&workplace=remote`;
    const { status, body } = await save(member, "jobs", query);
    const kept = `fits=true&search=map&${[react, docker]
      .map((id) => `skill=${id}`)
      .sort()
      .join("&")}&workplace=remote`;
    expect(status).toBe(201);
    expect(body).toEqual({
      ...{ id: expect.any(Number), kind: "jobs", query: kept, mail: "daily", total: 0, path: `/jobs?${kept}` },
      ...{ name: "“map”, Docker, React, Remote, Fits me", createdAt: expect.any(String) },
    });
    const again = await save(member, "jobs", kept.split("&").reverse().join("&"));
    expect([again.status, again.body.error]).toEqual([409, "You have saved this search already."]);
    expect((await save(member, "projects", "search=map")).body).toMatchObject({
      name: "“map”",
      path: "/projects?search=map",
    });
    expect((await save(member, "questions")).body).toMatchObject({ name: "All questions", path: "/qa", query: "" });
    const german = await member.send("POST", "/saved-searches", {
      body: JSON.stringify({ kind: "users", query: "" }),
      headers: { "Content-Type": "application/json", "Accept-Language": "de" },
    });
    expect(german.body).toMatchObject({ name: "Alle Nutzer:innen", path: "/users" });
  });

  test("without a name is named after its filters, on every list", async () => {
    const [member, admin] = [await board.join(), await board.join({ role: "admin" })];
    const [docker] = await board.skillIds("Docker");
    const cohort = (await admin.post("/cohorts", { name: "Web 2024-1" })).body;
    const company = (await member.send("POST", "/company", { body: aForm({ name: "Nordlicht" }) })).body;
    const named = async (kind: string, query: string) => (await save(member, kind, query)).body.name;
    expect(await named("questions", `skill=${docker}&state=unanswered&state=open`)).toBe("Docker, Open, Unanswered");
    expect(await named("questions", "mine=true")).toBe("My questions");
    expect(await named("jobs", "mine=true&status=filled")).toBe("My jobs, Filled");
    expect(
      await named(
        "users",
        `search=map&cohort=${cohort.id}&formerCompany=${company.id}&skill=${docker}&openTo=mentoring&location=Berlin&verified=true`,
      ),
    ).toBe("“map”, Docker, Nordlicht, Web 2024-1, Berlin, Mentoring, Verified graduates");
    const german = await member.send("POST", "/saved-searches", {
      body: JSON.stringify({ kind: "questions", query: "state=unanswered" }),
      headers: { "Content-Type": "application/json", "Accept-Language": "de" },
    });
    expect(german.body.name).toBe("Unbeantwortet");
  });

  test("is refused with a query that its list refuses or another invalid field", async () => {
    const member = await board.join();
    for (const query of [
      "salaryFrom=-1",
      "workplace=moon",
      "search=a&search=b",
      `search=${"x".repeat(201)}`,
      "status=none",
      "x".repeat(2001),
    ]) {
      const { status, body } = await save(member, "jobs", query);
      expect([status, Object.keys(body.fields)], query).toEqual([400, ["query"]]);
    }
    expect((await save(member, "companies")).body.fields).toHaveProperty("kind");
    expect((await save(member, "jobs", "", { name: "n".repeat(81) })).body.fields).toHaveProperty("name");
    expect((await save(member, "jobs", "", { mail: "hourly" })).body.fields).toHaveProperty("mail");
    expect((await member.get("/saved-searches")).body).toEqual({ results: [] });
  });

  test("is its owner's only, one of at most ten, and shows its current results", async () => {
    const [member, other] = [await board.join(), await board.join()];
    const word = aWord();
    await Promise.all(Array.from({ length: 7 }, () => other.post("/jobs", aJob({ title: word }))));
    const replies = await Promise.all(
      Array.from({ length: 14 }, (_, n) => save(member, "jobs", `search=${word}+${"x".repeat(n + 1)}`)),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(new Set(replies.map(({ body }) => body.error))).toContain(
      "You have ten saved searches already. Delete one first.",
    );
    for (const { body } of replies.filter(({ status }) => status === 201).slice(1)) {
      expect((await member.delete(`/saved-searches/${body.id}`)).status).toBe(204);
    }
    const id = await idOf(save(member, "jobs", `search=${word}`, { name: "Words", mail: "now" }));
    const { body } = await member.get(`/saved-searches/${id}`);
    expect(body).toMatchObject({ id, name: "Words", mail: "now", total: 7 });
    const { results } = (await member.get(`/jobs?limit=5&search=${word}`)).body;
    expect(body.results).toEqual(results);
    expect(body.results[0]).toMatchObject({ title: word, saved: null, status: "open" });
    const changed = await member.put(`/saved-searches/${id}`, { mail: "never" });
    expect(changed.body).toMatchObject({ id, name: "Words", mail: "never", total: 7 });
    for (const reply of [
      await other.get(`/saved-searches/${id}`),
      await other.put(`/saved-searches/${id}`, { name: "Mine" }),
      await other.delete(`/saved-searches/${id}`),
    ]) {
      expect(reply.status).toBe(404);
    }
    expect((await member.get("/account/deletion")).body.savedSearches).toBe(2);
    expect((await member.get("/account/export")).body.savedSearches).toHaveLength(2);
  });
});

describe("S139 N35 a saved search reports", () => {
  test("others' posts since it was saved, once each, in one entry", async () => {
    const [member, other] = [await board.join(), await board.join({ firstName: "Bernadette" })];
    const word = aWord();
    await other.post("/jobs", aJob({ title: `${word} of before` }));
    const id = await idOf(save(member, "jobs", `search=${word}`, { name: "Words" }));
    await writePosts(board.database, "job", [{ title: `${word} imported`, ownerId: other.id }]);
    await member.post("/jobs", aJob({ title: `${word} of their own` }));
    const filled = await idOf(other.post("/jobs", aJob({ title: `${word} filled` })));
    await other.put(`/jobs/${filled}/status`, { status: "filled" });
    await other.post("/jobs", aJob({ title: `${word} one` }));
    await other.post("/jobs", aJob({ title: "Another", description: `Two ${word}` }));
    expect(await look([id])).toEqual([`search ${id}: 2 new`]);
    expect(await look([id])).toEqual([]);
    expect(await look([id], findAllForSearches)).toEqual([]);
    const [entry, ...rest] = await inboxOf(member);
    expect(rest).toEqual([]);
    expect(entry).toMatchObject({
      ...{ kind: "search", event: "job.posted", parent: "saved-searches", recordId: id, title: "Words", count: 2 },
      ...{ path: `/jobs?search=${word}`, unread: true, People: [{ firstName: "Bernadette" }] },
    });
    await other.put(`/jobs/${filled}/status`, { status: "open" });
    expect(await look([id])).toEqual([`search ${id}: 1 new`]);
    await member.delete(`/saved-searches/${id}`);
    expect(await inboxOf(member)).toEqual([]);
  });

  test("N03 nothing of a member if one blocked the other", async () => {
    const [member, blocked, blocking] = [await board.join(), await board.join(), await board.join()];
    const word = aWord();
    const [jobs, users] = [
      await idOf(save(member, "jobs", `search=${word}`)),
      await idOf(save(member, "users", `search=${word}`)),
    ];
    await member.put(`/blocks/${blocked.id}`);
    await blocking.put(`/blocks/${member.id}`);
    for (const other of [blocked, blocking]) await other.post("/jobs", aJob({ title: word }));
    expect(await look([jobs, users])).toEqual([]);
    expect(await inboxOf(member)).toEqual([]);
    await member.delete(`/blocks/${blocked.id}`);
    expect(await look([jobs, users], findAllForSearches)).toEqual([`search ${jobs}: 1 new`]);
  });

  test.each(["", "skill"])("N03 no member who has since hidden the field that matched: %s", async (filter) => {
    const [skill] = await board.skillIds("React");
    const [member, word] = [await board.join(), aWord()];
    const search = await idOf(save(member, "users", `search=${word}${filter && `&${filter}=${skill}`}`));
    const others = [await board.join({ skills: ["React"] }), await board.join({ skills: ["React"] })];
    for (const other of others) await saveProfile(other, other, { location: word }, { skills: `${skill}` });
    expect(await look([search])).toEqual([`search ${search}: 2 new`]);
    await others[0]?.put("/account/privacy", { visibility: { location: "me" } });
    expect(await inboxOf(member)).toMatchObject([{ kind: "search", count: 1, People: [{ id: others[1]?.id }] }]);
    await others[1]?.put("/account/privacy", { visibility: { about: "me" } });
    expect((await member.get("/account")).body.unread).toBe(1);
    await others[1]?.put("/account/privacy", { visibility: { location: "cohort" } });
    expect([await inboxOf(member), (await member.get("/account")).body.unread]).toEqual([[], 0]);
  });

  test("records that match after an edit, and questions that match by a new answer", async () => {
    const [member, other] = [await board.join(), await board.join()];
    const word = aWord();
    const [jobs, questions] = [
      await idOf(save(member, "jobs", `search=${word}`)),
      await idOf(save(member, "questions", `search=${word}`)),
    ];
    const job = await idOf(other.post("/jobs", aJob()));
    const question = await idOf(other.post("/questions", aQuestion()));
    expect(await look([jobs, questions])).toEqual([]);
    await other.put(`/jobs/${job}`, aJob({ title: word }));
    await other.post("/comments", { parent: "questions", parentId: question, text: `Try ${word}.` });
    expect(await look([jobs, questions])).toEqual([`search ${jobs}: 1 new`, `search ${questions}: 1 new`]);
  });

  test("for each query exactly the new results of its list as the owner sees it", async () => {
    const { database } = board;
    const [react, docker] = await board.skillIds("React", "Docker");
    const company = await writeCompany(database, aWord());
    const member = await board.join({ skills: ["React"] });
    const other = await board.join();
    const word = aWord();
    const [before, one, after] = [word.slice(0, 4), word.slice(4, 5), word.slice(5)];
    const typos = [before + after, `${word}z`, `${before}z${after}`, before + after[0] + one + after.slice(1)];
    const queries: Record<string, string[]> = {
      jobs: [
        ...[
          "",
          "workplace=remote",
          "workplace=onsite&workplace=hybrid",
          "type=full-time",
          "seniority=junior&seniority=lead",
        ],
        ...[`skill=${react}`, `skill=${react}&skill=${docker}`, `company=${company.number}`, "fits=true", "saved=true"],
      ],
      projects: ["", `search=${word}`, "search=nothing+like+it"],
      questions: ["", `search=${word}`],
      users: ["", `search=${word}`],
    };
    const more = [
      "salaryFrom=50000",
      "salaryFrom=50000&currency=USD",
      "postedWithin=1",
      `search=${word}`,
      ...typos.map((typo) => `search=${typo}`),
      "search=react",
      "language=de",
    ];
    const wanted = Object.entries({ ...queries, others: more }).flatMap(([kind, each]) =>
      each.map((query) => ({ kind: kind === "others" ? "jobs" : kind, query })),
    );
    // At most ten for each search.
    const searches = await Promise.all(
      wanted.map(async (search) => {
        const owner = search.query.includes("saved") || search.query.includes("fits") ? member : await board.join();
        return { ...search, owner, id: await idOf(save(owner, search.kind, search.query)) };
      }),
    );
    const pay = (salaryMax: number, salaryCurrency: string) => ({ salaryMax, salaryCurrency, salaryPer: "year" });
    const posted = [
      aJob({ title: word, workplace: "remote", type: "full-time", skills: [react], ...pay(60000, "EUR") }),
      aJob({
        workplace: "hybrid",
        seniority: "junior",
        skills: [react, docker],
        companyId: company.number,
        ...pay(90000, "USD"),
      }),
      aJob({
        description: `About ${word}`,
        workplace: "onsite",
        seniority: "lead",
        languages: [{ code: "de", level: "B1" }],
      }),
      aJob({ title: "React", skills: [docker], ...pay(40000, "EUR") }),
    ];
    const jobs = await Promise.all(posted.map((job) => idOf(other.post("/jobs", job))));
    await member.put(`/saved/jobs/${jobs[2]}`, {});
    await other.post("/projects", aProject({ title: word }));
    await other.post("/projects", aProject());
    await other.post("/questions", aQuestion({ description: word }));
    await board.visitor.post("/auth/signup", aPerson({ lastName: word }));
    await other.send("PUT", `/users/${other.id}`, {
      body: aForm({ firstName: word, lastName: "X", email: other.email }),
    });
    await look([]);
    const members = await database<{ id: number; joined: string }[]>`select id, created_at as joined from users`;
    const joinedAt = new Map(members.map(({ id, joined }) => [id, joined]));
    for (const { owner, id, kind, query } of searches) {
      const { body } = await owner.get(`/${kind}?limit=100&${query}`);
      const created = (await owner.get(`/saved-searches/${id}`)).body.createdAt;
      const isNew = (found: { id: number; createdAt?: string }) =>
        !(kind === "users" && found.id === owner.id) &&
        (found.createdAt ?? (joinedAt.get(found.id) as string)) >= created;
      const found = body.results.filter(isNew);
      const [entry] = (await inboxOf(owner, "?limit=100")).filter(
        ({ recordId, kind }) => kind === "search" && recordId === id,
      );
      expect(entry?.count ?? 0, `${kind} ${query}`).toBe(found.length);
    }
  });
});
