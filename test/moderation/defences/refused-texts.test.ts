import { expect, test } from "vitest";
import { joined } from "../../people/cast.ts";
import { type Member, testBoard } from "../../support/board.ts";
import { aForm } from "../../support/builders.ts";

const board = testBoard();

async function newMember(): Promise<Member> {
  const member = await board.join();
  await board.database`update users set came_uninvited = true where id = ${member.id}`;
  return member;
}
const saying = (who: Member, about: string) => {
  const { firstName, lastName, email } = who;
  const body = aForm({ firstName, lastName, email, profile: JSON.stringify({ about }) });
  return who.send("PUT", `/users/${who.id}`, { body });
};
const links = "https://one.example https://two.example https://three.example";
const refused = { status: 400, body: { error: expect.stringMatching(/^New members can't send this yet/) } };

test("S161 a new member's profile holds no more links than a post may", async () => {
  const [fresh, known] = [await newMember(), await board.join()];
  expect(await saying(fresh, links)).toMatchObject(refused);
  expect((await fresh.get(`/users/${fresh.id}`)).body.about).toBe(null);
  expect((await saying(fresh, "I like https://one.example")).status).toBe(200);
  expect((await saying(known, links)).status).toBe(200);
});

test("S161 a new member's messages pass the same: no many links, no text to everybody", async () => {
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
