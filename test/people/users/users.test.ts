import { beforeAll, describe, expect, test } from "vitest";
import { type Member, testBoard } from "../../support/board.ts";
import { aForm, aJob } from "../../support/builders.ts";
import { aPng } from "../../support/pictures.ts";
import { writeCompany } from "../../support/posts.ts";

const board = testBoard();
let alice: Member;
let bob: Member;
let mo: Member;
let ada: Member;

beforeAll(async () => {
  alice = await board.join({ firstName: "Alice", lastName: "Żuk" });
  bob = await board.join({ firstName: "Bob", lastName: "Ahrens", email: "findme@hidden.example" });
  mo = await board.join({ firstName: "Mo", lastName: "Miller", role: "moderator" });
  ada = await board.join({ firstName: "Ada", lastName: "Abel", role: "admin" });
});

type Fields = Parameters<typeof aForm>[0];
const save = (by: Member, of: Member, fields: Fields = {}) =>
  by.send("PUT", `/users/${of.id}`, {
    body: aForm({ firstName: of.firstName, lastName: of.lastName, email: of.email, ...fields }),
  });

describe("members", () => {
  test("are listed by last name, with their company", async () => {
    const { body } = await bob.get("/users");
    expect(body.results.map(({ lastName }: { lastName: string }) => lastName)).toEqual([
      "Abel",
      "Ahrens",
      "Miller",
      "Żuk",
    ]);
    expect(body.results[0]).toEqual({
      ...{
        id: ada.id,
        firstName: "Ada",
        lastName: "Abel",
        companyConfirmedAt: null,
        avatar: null,
        verified: false,
        Company: null,
      },
      ...{ headline: null, location: null, openTo: [], Cohorts: [], Skills: expect.any(Array) },
    });
    expect((await board.visitor.get("/users")).status).toBe(401);
  });

  test("are found by part of a name, with or without accents", async () => {
    const found = async (search: string) =>
      (await bob.get(`/users?search=${encodeURIComponent(search)}`)).body.results.map(({ id }: { id: number }) => id);
    expect(await found("zuk")).toEqual([alice.id]);
    expect(await found("hren")).toEqual([bob.id]);
    expect(await found("bob ahr")).toEqual([bob.id]);
  });

  test("S24 S25 only the member and staff see an e-mail address, and search never matches it", async () => {
    expect((await alice.get(`/users/${bob.id}`)).body).not.toHaveProperty("email");
    for (const who of [bob, mo, ada]) expect((await who.get(`/users/${bob.id}`)).body.email).toBe(bob.email);
    for (const search of ["findme", "hidden", "findme@hidden.example"]) {
      expect((await ada.get(`/users?search=${search}`)).body.results).toEqual([]);
    }
  });

  test("show a member's skills and posts on their page", async () => {
    const [react] = await board.skillIds("React");
    const carol = await board.join({ firstName: "Carol", skills: ["React"] });
    const { body: job } = await carol.post("/jobs", aJob());
    expect((await bob.get(`/users/${carol.id}`)).body).toEqual({
      id: carol.id,
      companyConfirmedAt: null,
      firstName: "Carol",
      lastName: carol.lastName,
      avatar: null,
      verified: false,
      Company: null,
      ...{ headline: null, location: null, about: null, links: [], languages: [], openTo: [], formerCompanies: [] },
      Cohorts: [],
      contact: "closed",
      conversationId: null,
      blocked: false,
      role: "user",
      Skills: [{ id: react, name: "React", evidence: 0 }],
      Projects: [],
      Jobs: [{ id: job.id, title: job.title, createdAt: job.createdAt }],
      AcceptedAnswers: [],
      createdAt: expect.any(String),
    });
    expect((await bob.get("/users/999999")).status).toBe(404);
  });
});

describe("a profile", () => {
  test("is saved as a whole, with picture, company and skills", async () => {
    const dora = await board.join({ firstName: "Dora", skills: ["PHP"] });
    const [react, css] = await board.skillIds("React", "CSS");
    const company = await writeCompany(board.database, "Kliniko");
    const fields = { companyId: String(company.number), skills: [String(react), String(css)], file: await aPng() };
    const reply = await save(dora, dora, { ...fields, firstName: " Dorothea " });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      id: dora.id,
      companyConfirmedAt: null,
      firstName: "Dorothea",
      lastName: dora.lastName,
      email: dora.email,
      role: "user",
      locale: "auto",
      emailConfirmed: false,
      state: "active",
      verified: false,
      ...{ headline: null, location: null, about: null, links: [], languages: [], openTo: [], formerCompanies: [] },
      avatar: expect.stringMatching(/^\/api\/images\/[0-9a-f]{64}\.webp$/),
      Company: { id: company.number, name: "Kliniko" },
      Skills: [
        { id: css, name: "CSS", evidence: 0 },
        { id: react, name: "React", evidence: 0 },
      ],
    });
    const again = await save(dora, dora, { companyId: "", skills: String(react) });
    expect(again.body).toMatchObject({ avatar: reply.body.avatar, Company: null, Skills: [{ id: react }] });
    expect((await save(dora, dora)).body.Skills).toEqual([]);
  });

  test("loses its picture on request, and the picture's address then returns 404", async () => {
    const { avatar } = (await save(bob, bob, { file: await aPng({ color: "plum" }) })).body;
    expect((await fetch(`${board.url}${avatar}`)).status).toBe(200);
    expect((await save(bob, bob, { picture: "gone" })).body.fields).toEqual({
      picture: "Please keep the picture or remove it",
    });
    expect((await save(alice, bob, { picture: "remove" })).status).toBe(403);
    expect((await save(bob, bob, { picture: "keep" })).body.avatar).toBe(avatar);
    expect((await save(bob, bob, { picture: "remove" })).body.avatar).toBeNull();
    expect((await fetch(`${board.url}${avatar}`)).status).toBe(404);
    const file = await aPng({ color: "navy" });
    expect((await save(bob, bob, { picture: "remove", file })).body.avatar).toMatch(/^\/api\/images\//);
    await save(bob, bob, { picture: "remove" });
  });

  test("requires both names and an e-mail, and existing skills and companies", async () => {
    const reply = await save(bob, bob, { firstName: "", lastName: " ", email: "" });
    expect(reply.body.fields).toEqual({
      firstName: "This field is required",
      lastName: "This field is required",
      email: "This field is required",
    });
    expect((await save(bob, bob, { skills: ["999999"] })).body.fields).toEqual({ skills: "This skill does not exist" });
    expect((await save(bob, bob, { companyId: "999999" })).body.fields).toEqual({
      companyId: "This company does not exist",
    });
    expect((await save(bob, bob, { email: alice.email.toUpperCase() })).status).toBe(409);
  });

  test("S21 is changed only by its owner and staff, and only in the form's fields", async () => {
    const before = await board.database`select * from users where id = ${alice.id}`;
    expect((await save(bob, alice, { firstName: "Mallory" })).status).toBe(403);
    expect(await board.database`select * from users where id = ${alice.id}`).toEqual(before);
    const fields = { role: "admin", password: "lighthouse", id: String(ada.id), avatar: "https://evil.example/x.png" };
    expect((await save(bob, bob, fields)).body).toMatchObject({ id: bob.id, role: "user", avatar: null });
    expect((await save(mo, bob)).status).toBe(200);
    expect((await save(ada, mo)).status).toBe(200);
    expect((await save(mo, ada)).status).toBe(403);
  });

  test("S22 a moderator can't change another's e-mail address", async () => {
    const other = await board.join({ role: "moderator" });
    expect((await save(mo, bob, { email: "taken@example.org" })).status).toBe(403);
    expect((await save(mo, other, { email: "taken@example.org" })).status).toBe(403);
    expect((await save(mo, ada, { email: "taken@example.org" })).status).toBe(403);
    expect((await save(mo, other, { firstName: "Renamed" })).status).toBe(200);
  });

  test("S22 a moderator can't save the profile of a member who becomes an admin meanwhile", async () => {
    const { database } = board;
    const rising = await board.join();
    let saved: ReturnType<typeof save> | undefined;
    await database.begin(async (transaction) => {
      await transaction`update users set role = 'admin' where id = ${rising.id}`;
      saved = save(mo, rising, { firstName: "Renamed" });
      const waiting = () => database`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting()).count).toBe(1);
    });
    expect((await saved)?.status).toBe(403);
    const [row] = await database`delete from users where id = ${rising.id} returning first_name`;
    expect(row?.firstName).toBe(rising.firstName);
  });
});

describe("roles", () => {
  test("are changed by admins only", async () => {
    const eve = await board.join();
    for (const who of [bob, eve, mo]) {
      expect((await who.put(`/users/${eve.id}/role`, { role: "admin" })).status).toBe(403);
    }
    const reply = await ada.put(`/users/${eve.id}/role`, { role: "moderator" });
    expect(reply).toMatchObject({ status: 200, body: { id: eve.id, role: "moderator" } });
    expect((await ada.put(`/users/${eve.id}/role`, { role: "owner" })).status).toBe(400);
    expect((await ada.put("/users/999999/role", { role: "user" })).status).toBe(404);
  });

  test("S16 take effect at once, and the last admin can't be demoted", async () => {
    const second = await board.join({ role: "admin" });
    const replies = await Promise.all([
      ada.put(`/users/${second.id}/role`, { role: "user" }),
      second.put(`/users/${ada.id}/role`, { role: "user" }),
    ]);
    const admins = await board.database`select id from users where role = 'admin'`;
    expect(admins).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const last = admins[0]?.id === ada.id ? ada : second;
    expect((await last.put(`/users/${last.id}/role`, { role: "user" })).status).toBe(409);
    const demoted = last === ada ? second : ada;
    expect((await demoted.put(`/users/${bob.id}/role`, { role: "admin" })).status).toBe(403);
  });
});
