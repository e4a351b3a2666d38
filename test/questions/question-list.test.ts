import { beforeAll, describe, expect, test } from "vitest";
import type { Question } from "../../contract/questions.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aQuestion } from "../support/builders.ts";
import { conversation } from "./conversation.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
const { ask, answer, accept } = conversation(board);
let alice: Member;
let bob: Member;
let skills: number[];
let all: Question[];

beforeAll(async () => {
  alice = await board.join();
  bob = await board.join();
  skills = await board.skillIds("React", "Docker", "Python", "SQL");
  const voters = await Promise.all([1, 2, 3].map(() => board.join()));
  for (let n = 0; n < 24; n += 1) {
    const named = skills.filter((_, place) => (n >> place) & 1);
    const { id } = await ask(n % 3 ? alice : bob, { title: `${n % 2 ? "Kestrel" : "Plover"} ${n}`, skills: named });
    for (const by of voters.slice(0, n % 4)) await by.put(`/questions/${id}/vote`);
  }
  const { results } = (await alice.get("/questions?limit=100")).body;
  for (const [n, { id, ownerId }] of results.entries()) {
    if (n % 4 === 0) continue;
    const given = await answer(n % 2 ? alice : bob, id);
    if (n % 4 === 1) await accept(ownerId === alice.id ? alice : bob, id, given.id);
  }
  all = (await alice.get("/questions?limit=100")).body.results;
}, 60_000);

const get = async (query: string) => {
  const reply = await alice.get(`/questions?${query}`);
  expect(reply.status, query).toBe(200);
  return reply.body;
};
const ids = (questions: { id: number }[]) => questions.map(({ id }) => id);
const pages = async (query: string) => {
  const { totalPages } = await get(`${query}&limit=5`);
  const each = await Promise.all(Array.from({ length: totalPages }, (_, n) => get(`${query}&limit=5&page=${n + 1}`)));
  return each.flatMap(({ results }) => ids(results));
};
const names = (question: Question, skill: number | undefined) => question.Skills.some(({ id }) => id === skill);

describe("a question's skills", () => {
  test("are at most five; a PUT keeps them if omitted, and null or [] clears them", async () => {
    const six = await board.skillIds("React", "Docker", "Python", "SQL", "Java", "HTML");
    const many = await alice.post("/questions", aQuestion({ skills: six }));
    expect(many).toMatchObject({ status: 400, body: { fields: { skills: "Please choose at most 5 skills" } } });
    const unknown = await alice.post("/questions", aQuestion({ skills: [2_147_483_647] }));
    expect(unknown).toMatchObject({ status: 400, body: { fields: { skills: "This skill does not exist" } } });
    const { body } = await alice.post("/questions", aQuestion({ skills: [...six.slice(0, 4), six[0]] }));
    const sorted = ["Docker", "Python", "React", "SQL"];
    expect(body.Skills.map(({ name }: { name: string }) => name)).toEqual(sorted);
    expect((await alice.put(`/questions/${body.id}`, aQuestion({ title: "Another" }))).body.Skills).toHaveLength(4);
    expect((await alice.put(`/questions/${body.id}`, aQuestion({ skills: null }))).body.Skills).toEqual([]);
    await alice.put(`/questions/${body.id}`, aQuestion({ skills: six.slice(0, 1) }));
    expect((await alice.put(`/questions/${body.id}`, aQuestion({ skills: [] }))).body.Skills).toEqual([]);
    await alice.delete(`/questions/${body.id}`);
  });

  test("are searched, also by their aliases", async () => {
    const { id } = await ask(alice, { title: "Nothing else", skills: await board.skillIds("Kubernetes") });
    const { groups } = (await alice.get("/search?q=k8s&kinds=questions")).body;
    expect(groups[0].results).toMatchObject([{ id, why: "is about Kubernetes, also called k8s" }]);
    await alice.delete(`/questions/${id}`);
  });
});

describe("Q13 the list of questions", () => {
  const newest = (questions: Question[]) =>
    questions.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id);
  const orders: Record<string, (one: Question, other: Question) => number> = {
    newest: () => 0,
    active: (one, other) => other.activeAt.localeCompare(one.activeAt),
    votes: (one, other) => other.votes - one.votes,
  };

  test.each([
    ["", () => true],
    ["state=unanswered", ({ state }: Question) => state === "unanswered"],
    ["state=open&state=answered", ({ state }: Question) => state !== "unanswered"],
    ["state=open&state=open", ({ state }: Question) => state === "open"],
    ["skill=REACT&skill=DOCKER", (each: Question) => names(each, skills[0]) && names(each, skills[1])],
    ["skill=PYTHON&state=answered", (each: Question) => names(each, skills[2]) && each.state === "answered"],
    ["mine=true", ({ ownerId }: Question) => ownerId === alice.id],
    ["mine=true&state=open", (each: Question) => each.ownerId === alice.id && each.state === "open"],
    ["search=kestrel&skill=SQL", (each: Question) => each.title.startsWith("Kestrel") && names(each, skills[3])],
    ["search=kestrl&mine=true", (each: Question) => each.title.startsWith("Kestrel") && each.ownerId === alice.id],
  ])("Q13 filters and sorts: %s", async (given, holds) => {
    const query = given.replace(/REACT|DOCKER|PYTHON|SQL/g, (name) => {
      return String(skills[["REACT", "DOCKER", "PYTHON", "SQL"].indexOf(name)]);
    });
    const chosen = newest(all.filter(holds));
    expect(chosen.length).toBeGreaterThan(0);
    for (const [sort, order] of Object.entries(orders)) {
      const expected = ids(chosen.toSorted(order));
      expect(await pages(`${query}&sort=${sort}`)).toEqual(expected);
      expect(await get(`${query}&sort=${sort}&limit=3&page=99`)).toMatchObject({ results: [], total: expected.length });
    }
    expect((await get(query)).total).toBe(chosen.length);
  });

  test("Q13 lists the newer question first if both were active in the same millisecond", async () => {
    const asked = [await ask(alice), await ask(alice)];
    const [older, newer] = await Promise.all(asked.map(({ id }) => answer(bob, id)));
    const at = "2099-01-01T10:00:00.123";
    await board.database`
      update comments set created_at = ${at}::timestamptz + case id when ${older?.id ?? 0} then interval '400 microseconds' else interval '0' end
      where id in (${older?.id ?? 0}, ${newer?.id ?? 0})`;
    await board.database`
      select tally_questions(array(select post_id from comments where id in (${older?.id ?? 0}, ${newer?.id ?? 0})))`;
    const { results } = await get("sort=active&limit=2");
    expect(ids(results)).toEqual(ids(asked).reverse());
    for (const { id } of asked) await alice.delete(`/questions/${id}`);
  });

  test("Q13 lists a search's best match first, unless another order is requested", async () => {
    const whole = await ask(alice, { title: "Wagtail" });
    const begun = await ask(alice, { title: "Wagtails" });
    const newer = await ask(alice, { title: "A wagtail" });
    expect(ids((await get("search=wagtail&facets=true")).results)).toEqual([whole.id, newer.id, begun.id]);
    expect(ids((await get("search=wagtail&sort=newest")).results)).toEqual([newer.id, begun.id, whole.id]);
    for (const { id } of [whole, begun, newer]) await alice.delete(`/questions/${id}`);
  });

  test.each([
    ...[
      "state=closed",
      "state=",
      "state=unanswered&state=x",
      "skill=x",
      "skill=0",
      "mine=yes",
      "mine=false",
      "sort=fit",
      "sort=",
    ],
    ...["sort=votes&sort=active", "facets=1", Array.from({ length: 21 }, (_, n) => `skill=${n + 1}`).join("&")],
  ])("Q13 refuses an invalid filter or order: %s", async (query) => {
    expect((await alice.get(`/questions?${query}`)).status).toBe(400);
  });

  test.each([
    "",
    "state=open",
    "skill=REACT",
    "state=open&state=answered&skill=DOCKER",
    "mine=true&search=plover",
    "skill=2147483647",
    "skill=99999999999",
  ])("Q13 has as many results as each facet counts: %s", async (given) => {
    const query = given.replace("REACT", String(skills[0])).replace("DOCKER", String(skills[1]));
    const { facets, total } = await get(`${query}&facets=true`);
    expect(total).toBe((await get(query)).total);
    expect(Object.keys(facets)).toEqual(["state", "skill"]);
    expect(facets.state.map(({ value, label }: { value: string; label: string }) => [value, label])).toEqual([
      ["unanswered", "Unanswered"],
      ["open", "Open"],
      ["answered", "Answered"],
    ]);
    for (const [name, values] of Object.entries<{ value: string; count: number }[]>(facets)) {
      for (const { value, count } of values) {
        const other = new URLSearchParams(query);
        if (name === "state") other.delete("state");
        other.append(name, value);
        expect((await get(other.toString())).total, `${name}=${value}`).toBe(count);
      }
    }
    expect((await get(`${query}&facets=false`)).facets).toBeUndefined();
  });

  test("Q13 with mine=true contains only the member's own", async () => {
    const [hers, his] = [await alice.get("/questions?mine=true"), await bob.get("/questions?mine=true")];
    expect(hers.body.total + his.body.total).toBe(all.length);
  });
});
