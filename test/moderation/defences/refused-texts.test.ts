import { expect, test } from "vitest";
import { joined, saveProfile } from "../../people/cast.ts";
import { type Member, testBoard } from "../../support/board.ts";
import { aProject } from "../../support/builders.ts";

const board = testBoard();

async function newMember(): Promise<Member> {
  const member = await board.join();
  await board.database`update users set came_uninvited = true where id = ${member.id}`;
  return member;
}
const saying = (who: Member, about: string) => saveProfile(who, who, { about });
const links = "https://one.example https://two.example https://three.example";
const refused = { status: 400, body: { error: expect.stringMatching(/^New members can't send this yet/) } };

test("S161 a new member's profile can have no more links than a post", async () => {
  const [fresh, known] = [await newMember(), await board.join()];
  expect(await saying(fresh, links)).toMatchObject(refused);
  expect((await fresh.get(`/users/${fresh.id}`)).body.about).toBe(null);
  expect((await saying(fresh, "I like https://one.example")).status).toBe(200);
  expect((await saying(known, links)).status).toBe(200);
});

test("S161 the limit of links covers a whole profile and ignores those saved before", async () => {
  const fresh = await newMember();
  const [one, two, three] = links.split(" ");
  expect((await saveProfile(fresh, fresh, { headline: one, location: two })).status).toBe(200);
  expect(await saying(fresh, `See ${three}`)).toMatchObject(refused);
  expect((await saying(fresh, "I mend bicycles")).status).toBe(200);
  expect((await saveProfile(fresh, fresh, { headline: `See ${one}`, location: null, about: three })).status).toBe(200);
  expect(await saveProfile(fresh, fresh, { location: two })).toMatchObject(refused);
});

test("S161 a new member's messages are refused with many links or as repeated text", async () => {
  const [fresh, known, ...others] = await Promise.all([newMember(), ...Array.from({ length: 4 }, () => joined(board))]);
  const [one, two, three] = others as [Member, Member, Member];
  const write = (who: Member, { id }: Member, text: string) => who.post("/contacts", { userId: id, text });
  expect(await write(fresh, one, links)).toMatchObject(refused);
  expect((await write(known as Member, one, links)).status).toBe(201);
  const { body } = await write(fresh, one, "Buy now!");
  expect((await write(fresh, two, "buy NOW")).status).toBe(201);
  expect(await write(fresh, three, "Buy, now")).toMatchObject(refused);
  expect((await write(fresh, three, "Hello")).status).toBe(201);
  await one.put(`/contacts/${body.id}/answer`, { accept: true });
  await one.post(`/conversations/${body.id}/messages`, { text: "Yes?" });
  expect(await fresh.post(`/conversations/${body.id}/messages`, { text: links })).toMatchObject(refused);
});

test("S161 a new member's seat requests and removal reasons are refused with many links", async () => {
  const [fresh, known] = [await newMember(), await joined(board)];
  const { id } = (await known.post("/projects", aProject({ seats: [{ name: "Frontend" }] }))).body;
  expect(await fresh.post(`/projects/${id}/seats/1/requests`, { text: links })).toMatchObject(refused);
  expect((await fresh.post(`/projects/${id}/seats/1/requests`, { text: "Let me." })).status).toBe(201);
  const { id: own } = (await fresh.post("/projects", aProject())).body;
  expect(await fresh.delete(`/projects/${own}/team/${known.id}`, { reason: links })).toMatchObject(refused);
});
