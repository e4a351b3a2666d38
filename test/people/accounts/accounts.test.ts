import { describe, expect, test } from "vitest";
import { testBoard } from "../../support/board.ts";
import { aPerson } from "../../support/builders.ts";
import { caller } from "../../support/caller.ts";

const board = testBoard();

describe("sign up", () => {
  test("creates a member and never returns the password", async () => {
    const person = aPerson();
    const reply = await board.visitor.post("/auth/signup", person);
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      user: {
        id: expect.any(Number),
        firstName: "Mira",
        lastName: "Okafor",
        email: person.email,
        role: "user",
        avatar: null,
        verified: false,
        emailConfirmed: false,
        state: "active",
        locale: "auto",
      },
    });
  });

  test("S01 ignores role, id and ownerId", async () => {
    const reply = await board.visitor.post("/auth/signup", aPerson({ role: "admin", id: 1, ownerId: 1 }));
    expect(reply.status).toBe(201);
    expect(reply.body.user.role).toBe("user");
  });

  test("S02 of 20 simultaneous sign-ups with one e-mail in different cases, one succeeds", async () => {
    const spelled = (index: number) => (index % 2 ? "Same@Example.org" : " same@example.ORG ");
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => board.visitor.post("/auth/signup", aPerson({ email: spelled(index) }))),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    expect(refused[0]?.body.error).toBe("Email already registered");
    const rows = await board.database`select id from users where lower(email) = 'same@example.org'`;
    expect(rows).toHaveLength(1);
  });

  test("S03 refuses a password that is too short or too long with a message", async () => {
    const short = await board.visitor.post("/auth/signup", aPerson({ password: "1234567" }));
    expect(short.status).toBe(400);
    expect(short.body).toEqual({
      error: "Password with a minimum length of 8 characters is required!",
      code: "invalid",
      fields: { password: "Password with a minimum length of 8 characters is required!" },
    });
    const long = await board.visitor.post("/auth/signup", aPerson({ password: "123456789012" }));
    expect(long.status).toBe(400);
    expect(long.body.error).toBe("Password with a maximum length of 11 characters is required!");
  });

  test("S04 a password's length counts code points, and é logs in both composed and decomposed", async () => {
    expect((await board.visitor.post("/auth/signup", aPerson({ password: "😀😀😀😀😀😀😀" }))).status).toBe(400);
    const person = aPerson({ password: "caf\u00e9caf\u00e9" });
    expect((await board.visitor.post("/auth/signup", person)).status).toBe(201);
    const reply = await board.visitor.post("/auth/login", { email: person.email, password: "cafe\u0301cafe\u0301" });
    expect(reply.status).toBe(200);
  });

  test.each([["firstName"], ["lastName"], ["email"]])("S09 %s must be text", async (field) => {
    for (const wrong of [undefined, null, 7, ["x"], { x: "y" }, "  "]) {
      const reply = await board.visitor.post("/auth/signup", aPerson({ [field]: wrong }));
      expect(reply.status).toBe(400);
      expect(reply.body.fields[field]).toBe("This field is required");
    }
  });
});

describe("log in and out", () => {
  test("logging in returns a token that logging out invalidates", async () => {
    const person = aPerson();
    await board.visitor.post("/auth/signup", person);
    const reply = await board.visitor.post("/auth/login", {
      email: person.email.toUpperCase(),
      password: person.password,
    });
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body)).toEqual(["user", "token"]);

    const member = caller(board.url, reply.body.token);
    expect((await member.get("/jobs")).status).toBe(200);
    expect((await member.post("/auth/logout")).status).toBe(204);
    expect((await member.get("/jobs")).status).toBe(401);
  });

  test("S07 an unknown e-mail and a wrong password get the same reply", async () => {
    const member = await board.join();
    const unknown = await board.visitor.post("/auth/login", { email: "nobody@example.org", password: "lighthouse" });
    const wrong = await board.visitor.post("/auth/login", { email: member.email, password: "lighthouse" });
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual({ error: "Invalid email or password", code: "unauthorized" });
    expect(wrong).toMatchObject({ status: unknown.status, body: unknown.body });
  });

  test("S12 the database stores only a token's hash", async () => {
    const member = await board.join();
    const rows = await board.database`select sessions::text as row from sessions where user_id = ${member.id}`;
    expect(rows[0]?.row).not.toContain(member.token);
  });

  test("S17 garbage, expired and misplaced tokens get the same reply", async () => {
    const member = await board.join();
    await board.database`update sessions set expires_at = now() where user_id = ${member.id}`;
    const attempts = [
      board.visitor.get("/jobs?page=1"),
      board.visitor.get(`/skills?token=${member.token}`),
      member.get("/jobs"),
      caller(board.url, "x").get("/jobs"),
      caller(board.url, "eyJhbGciOiJub25lIn0.eyJpZCI6MX0.").get("/jobs"),
      board.visitor.send("GET", "/jobs", { headers: { Authorization: "Basic YTpi" } }),
    ];
    for (const { status, body } of await Promise.all(attempts)) {
      expect(status).toBe(401);
      expect(body).toEqual({ error: "Please log in.", code: "unauthorized" });
    }
  });

  test("S16 a deleted member's sessions end", async () => {
    const member = await board.join();
    expect((await member.get("/skills")).status).toBe(200);
    await board.database`delete from users where id = ${member.id}`;
    expect((await member.get("/skills")).status).toBe(401);
  });
});
