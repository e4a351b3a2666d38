import { beforeAll, expect, test } from "vitest";
import { indexPosts } from "../../server/search-index/search-index-store.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aProject, aQuestion, aWord } from "../support/builders.ts";

const board = testBoard();
let reader: Member;
let admin: Member;

beforeAll(async () => {
  [reader, admin] = await Promise.all([board.join(), board.join({ role: "admin" })]);
});

const stateOf = async (kind: string, number: number, state: string) => {
  const [{ id }] = await board.database<[{ id: number }]>`
    update posts set state = ${state} where kind = ${kind} and number = ${number} returning id`;
  await indexPosts(board.database, [id]);
};

test.each(["waiting", "hidden", "binned"])(
  "S96 a post that is %s is hidden from members; staff can read it unless binned",
  async (state) => {
    const owner = await board.join();
    const word = aWord();
    const [cobol] = await board.skillIds("COBOL");
    const title = `The ${word}`;
    const { body: company } = await owner.send("POST", "/company", { body: aForm({ name: `Firm ${owner.id}` }) });
    const posts = {
      job: (await owner.post("/jobs", aJob({ title, companyId: company.id, skills: [cobol] }))).body,
      project: (await owner.post("/projects", aProject({ title, skills: [cobol] }))).body,
      question: (await owner.post("/questions", aQuestion({ title: word }))).body,
    };
    const places = [
      ...Object.keys(posts).flatMap((kind) => [`/${kind}s?limit=100`, `/${kind}s?search=${word}`]),
      ...[`/companys/${company.id}`, `/skills/${cobol}`, `/users/${owner.id}`, "/activity", "/match/jobs", "/stats"],
    ];
    const seen = async () => Promise.all(places.map(async (path) => [path, (await reader.get(path)).body]));
    const before = await seen();
    expect(JSON.stringify(before)).toContain(word);
    for (const [kind, { id }] of Object.entries(posts)) await stateOf(kind, id, state);
    for (const [path, body] of await seen()) expect(JSON.stringify(body), path).not.toContain(word);
    expect((await board.visitor.get("/jobs")).body.results).not.toContainEqual(
      expect.objectContaining({ id: posts.job.id }),
    );
    for (const [kind, { id }] of Object.entries(posts)) {
      for (const path of [`/${kind}s/${id}`, `/comments/${kind}s/${id}`]) {
        expect((await reader.get(path)).status, path).toBe(404);
        expect((await admin.get(path)).status, path).toBe(state === "binned" ? 404 : 200);
      }
      const answer = { parent: `${kind}s`, parentId: id, text: "Still here?" };
      expect((await reader.post("/comments", answer)).status).toBe(404);
    }
    for (const [kind, { id }] of Object.entries(posts)) await stateOf(kind, id, "shown");
    expect(await seen()).toEqual(before);
  },
);

test("S97 each kind counts its own addresses, and no number is used again", async () => {
  const kinds = [
    ["/jobs", aJob],
    ["/projects", aProject],
    ["/questions", aQuestion],
  ] as const;
  const owner = await board.join();
  for (const [path, build] of kinds) {
    const { body: first } = await owner.post(path, build());
    const { body: last } = await owner.post(path, build());
    expect(last.id).toBe(first.id + 1);
    expect((await owner.delete(`${path}/${last.id}`)).status).toBe(204);
    const { body: next } = await owner.post(path, build());
    expect(next.id).toBe(last.id + 1);
    expect((await owner.get(`${path}/${last.id}`)).status).toBe(404);
  }
});
