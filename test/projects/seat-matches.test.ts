import { beforeAll, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aProject } from "../support/builders.ts";
import { toldInbox } from "../support/notifications/inbox.ts";

const board = testBoard();
let owner: Member;
let ada: Member;
let skills: Record<"react" | "css" | "rust" | "php", number>;

beforeAll(async () => {
  owner = await board.join({ firstName: "Olga" });
  ada = await board.join({ firstName: "Ada", skills: ["React", "CSS"] });
  const [react, css, rust, php] = (await board.skillIds("React", "CSS", "Rust", "PHP")) as [
    number,
    number,
    number,
    number,
  ];
  skills = { react, css, rust, php };
});

const added = async (more: Record<string, unknown>): Promise<number> =>
  (await owner.post("/projects", aProject(more))).body.id;
type Found = { id: number; score: number; seat: { number: number; name: string } | null; missing: { name: string }[] };
const fitOf = async (member: Member, id: number): Promise<Found | undefined> =>
  (await member.get("/match/projects?limit=50")).body.results.find((found: Found) => found.id === id);

test("E02 a project's fit is that of its best open seat, which the match names", async () => {
  const { react, css, rust, php } = skills;
  const seats = [
    { name: "Backend", skills: [rust, php] },
    { name: "Frontend", skills: [react, css] },
    { name: "Half", skills: [react, rust] },
  ];
  const id = await added({ skills: [php], seats });
  expect(await fitOf(ada, id)).toMatchObject({ score: 1, seat: { number: 2, name: "Frontend" }, missing: [] });
  const { body } = await owner.get(`/match/users/projects/${id}`);
  const found = body.results.find((one: Found) => one.id === ada.id);
  expect(found).toMatchObject({ score: 1, seat: { number: 2, name: "Frontend" }, missing: [] });
});

test("E02 without an open seat the project's own skills are matched", async () => {
  const { react, rust } = skills;
  const id = await added({ skills: [react], seats: [{ name: "Backend", skills: [rust], state: "closed" }] });
  expect(await fitOf(ada, id)).toMatchObject({ score: 1, seat: null });
  const { body } = await owner.get(`/match/users/projects/${id}`);
  expect(body.results.find((one: Found) => one.id === ada.id)).toMatchObject({ score: 1, seat: null });
  await owner.put(
    `/projects/${id}`,
    aProject({ skills: [react], seats: [{ number: 1, name: "Backend", skills: [rust], state: "open" }] }),
  );
  expect(await fitOf(ada, id)).toBeUndefined();
});

test("E02 an open seat without skills matches nobody", async () => {
  const id = await added({ skills: [skills.react], seats: [{ name: "Anything" }] });
  expect(await fitOf(ada, id)).toBeUndefined();
  expect((await owner.get(`/match/users/projects/${id}`)).body.results).toEqual([]);
});

test("E02 members who fit several seats are listed once, with their best one", async () => {
  const { react, css, rust } = skills;
  const rob = await board.join({ firstName: "Rob", skills: ["Rust", "React"] });
  const id = await added({
    seats: [
      { name: "Web", skills: [react, css] },
      { name: "Core", skills: [rust] },
    ],
  });
  const { body } = await owner.get(`/match/users/projects/${id}?limit=50`);
  const mine = body.results.filter((one: Found) => [ada.id, rob.id].includes(one.id));
  expect(mine.map(({ id: member, seat }: Found) => [member, seat?.name])).toEqual([
    [ada.id, "Web"],
    [rob.id, "Core"],
  ]);
});

test("E02 members who fit an open seat are notified once, with their fit", async () => {
  const { react, css, php } = skills;
  const eve = await board.join({ skills: ["PHP", "CSS"] });
  const seatsOf = async (id: number) =>
    (await toldInbox(board.database, eve)).filter((entry) => entry.kind === "seat" && entry.recordId === id);
  const plain = await added({ skills: [php] });
  const id = await added({
    seats: [
      { name: "Web", skills: [react] },
      { name: "Server", skills: [php, css] },
    ],
  });
  expect(await seatsOf(id)).toMatchObject([{ event: "project.posted", fit: { score: 1, missing: [] }, count: 1 }]);
  expect(await seatsOf(plain)).toEqual([]);
  await owner.put(`/projects/${id}`, aProject({ title: "Renamed" }));
  await owner.put(`/projects/${plain}`, aProject({ seats: [{ name: "Server", skills: [php] }] }));
  expect(await seatsOf(id)).toMatchObject([{ count: 1 }]);
  expect(await seatsOf(plain)).toMatchObject([{ event: "project.edited" }]);
});
