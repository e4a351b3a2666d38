import { beforeAll, describe, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aQuestion } from "../support/builders.ts";
import { manyPosts, writePosts } from "../support/posts.ts";

const board = testBoard({ QUESTION_TITLE_MAX: "100", RATE_LIMIT_SCALE: "100" });
let alice: Member;
let bob: Member;

beforeAll(async () => {
  alice = await board.join();
  bob = await board.join();
  // Words in few titles weigh more.
  await writePosts(
    board.database,
    "question",
    manyPosts(30, (n) => ({ title: `Holiday number ${n}`, ownerId: bob.id })),
  );
});

const asked: Record<string, number> = {};
async function ask(title: string, more: Record<string, unknown> = {}): Promise<number> {
  const { body } = await alice.post("/questions", aQuestion({ title, ...more }));
  asked[title] = body.id;
  return body.id;
}
type Found = { id: number; title: string };
const similar = async (title: string, more: Record<string, string> = {}): Promise<Found[]> =>
  (await bob.get(`/questions/similar?${new URLSearchParams({ title, ...more })}`)).body.results;
const titles = async (title: string, more?: Record<string, string>) =>
  (await similar(title, more)).map((found) => found.title);

describe("similar questions", () => {
  test("Q29 are found by meaning in other words, not by a single shared word or phrasing", async () => {
    for (const title of [
      "Why is my Docker image so big?",
      "Big Docker images",
      "Docker or Podman?",
      "How do I cook rice?",
    ]) {
      await ask(title);
    }
    expect((await titles("Docker image too big")).sort()).toEqual([
      "Big Docker images",
      "Why is my Docker image so big?",
    ]);
    await ask("How can I deploy to Hetzner?");
    expect(await titles("How do I deploy?")).toEqual(["How can I deploy to Hetzner?"]);
    for (const nothing of ["How do I?", "What is it with the", "Wie kann ich das?", "???", "🙂", "xylophone"]) {
      expect(await titles(nothing), nothing).toEqual([]);
    }
  });

  test("Q28 Q29 are found in German, whatever the inflection", async () => {
    await ask("Wie lösche ich alte Datenbanken?");
    await ask("Wie koche ich Reis?");
    await ask("Welche Datenbank für den Anfang?");
    expect(await titles("Alte Datenbank löschen, aber wie?")).toEqual(["Wie lösche ich alte Datenbanken?"]);
    expect(await titles("Wie kann ich Datenbanken loeschen?")).toEqual(["Wie lösche ich alte Datenbanken?"]);
  });

  test("Q28 are found by a skill's alias", async () => {
    await ask("Closures in JavaScript");
    await ask("Learning k8s quickly");
    expect(await titles("JS closure")).toEqual(["Closures in JavaScript"]);
    expect(await titles("Kubernetes quickly learnt?")).toContain("Learning k8s quickly");
  });

  test("Q28 count words of descriptions and skills half, and ignore answers", async () => {
    const said = await ask("Something odd here", { description: "The vintage turbine rattles in a gale." });
    const [react] = await board.skillIds("React");
    await ask("Marmalade sandwiches", { skills: [react] });
    await bob.post("/comments", { parent: "questions", parentId: said, text: "Oil the flywheel of your gearbox." });
    expect(await titles("turbine gale")).toEqual(["Something odd here"]);
    expect(await titles("turbine gale windmill")).toEqual([]);
    expect(await titles("flywheel gearbox")).toEqual([]);
    expect(await titles("React marmalade")).toEqual(["Marmalade sandwiches"]);
    expect(await titles("React")).toContain("Marmalade sandwiches");
  });

  test("Q28 weigh rare words more, and of two typed words require both", async () => {
    await ask("Holiday in Zanzibar");
    expect(await titles("Zanzibar holiday number")).toEqual(["Holiday in Zanzibar"]);
    expect(await titles("Zanzibar rentals")).toEqual([]);
    expect(await titles("holiday")).toHaveLength(5);
  });

  test("Q28 are ordered by similarity, common skills, acceptance and date", async () => {
    const [docker] = await board.skillIds("Docker");
    const first = await ask("Pelican compass");
    const skilled = await ask("Compass, pelican?", { skills: [docker] });
    const answered = await ask("A pelican compass");
    const newest = await ask("The compass of pelicans");
    const exactlyHalf = await ask("Pelican umbrella");
    const answer = await bob.post("/comments", { parent: "questions", parentId: answered, text: "Yes." });
    await alice.put(`/questions/${answered}/accepted-answer`, { commentId: answer.body.id });
    const found = await similar("pelican compass", { description: "It runs in Docker." });
    expect(found.map(({ id }) => id)).toEqual([skilled, answered, newest, first]);
    expect(found).not.toContainEqual(expect.objectContaining({ id: exactlyHalf }));
    expect(found[1]).toEqual({ id: answered, title: "A pelican compass", state: "answered", answerCount: 1, votes: 0 });
    expect((await similar("pelican compass", { except: String(skilled) })).map(({ id }) => id)).toEqual([
      answered,
      newest,
      first,
    ]);
  });

  test("Q28 list the best match first even among hundreds of equal titles", async () => {
    const said = await ask("Gramophone needles", { description: "They scratch the shellac." });
    const answered = await ask("Worn gramophone needles");
    const answer = await bob.post("/comments", { parent: "questions", parentId: answered, text: "Turn them." });
    await alice.put(`/questions/${answered}/accepted-answer`, { commentId: answer.body.id });
    const alike = manyPosts(300, () => ({ title: "Gramophone needles", ownerId: bob.id }));
    await writePosts(board.database, "question", alike);
    expect((await similar("gramophone needles"))[0]?.id).toBe(answered);
    expect((await similar("gramophone needles shellac"))[0]?.id).toBe(said);
  });

  test("Q28 leave out suspended members' questions, and follow edits", async () => {
    const id = await ask("Sundial repairs");
    expect(await titles("repair a sundial")).toEqual(["Sundial repairs"]);
    await alice.put(`/questions/${id}`, aQuestion({ title: "Hourglass repairs" }));
    expect(await titles("repair a sundial")).toEqual([]);
    const admin = await board.join({ role: "admin" });
    const gone = await board.join();
    await gone.post("/questions", aQuestion({ title: "Astrolabe polishing" }));
    expect(await titles("polish an astrolabe")).toEqual(["Astrolabe polishing"]);
    await admin.put(`/users/${gone.id}/suspension`, { reason: "x" });
    expect(await titles("polish an astrolabe")).toEqual([]);
  });

  test("Q28 require a title, and limit its length and the description's", async () => {
    for (const query of [
      "",
      "title=",
      "title=%20",
      `title=${"x".repeat(201)}`,
      `title=x&description=${"x".repeat(501)}`,
      "title=x&except=y",
    ]) {
      expect((await bob.get(`/questions/similar?${query}`)).status, query).toBe(400);
    }
    for (const title of ["'", "\\", "a & !b | c:*", "C++", ":*", "%", "x ".repeat(99)]) {
      expect((await bob.get(`/questions/similar?${new URLSearchParams({ title })}`)).status, title).toBe(200);
    }
    expect((await board.visitor.get("/questions/similar?title=x")).status).toBe(401);
  });
});
