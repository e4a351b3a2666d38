import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { isReadableMarkdown } from "../../contract/texts/markdown-limits.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aPerson } from "../support/builders.ts";
import { aPng } from "../support/pictures.ts";

const board = testBoard({ PASSWORD_MAX: "11" });
let alice: Member;

beforeAll(async () => {
  alice = await board.join();
});

const signUp = (given: Record<string, unknown>) => board.visitor.post("/auth/signup", aPerson(given));
const logIn = (email: string, password: string) => board.visitor.post("/auth/login", { email, password });

describe("limits", () => {
  test("S08 failed log-ins with a member's id instead of the address don't lock the account", async () => {
    const person = aPerson();
    const { body } = await board.visitor.post("/auth/signup", person);
    for (let round = 0; round < 12; round += 1) await logIn(`member ${body.user.id}`, "wrong password");
    expect((await logIn(person.email, person.password)).status).toBe(200);
  });

  test("S08 failed log-ins count for every spelling of an address", async () => {
    const person = aPerson({ email: `ifi${Date.now()}@example.org` });
    await board.visitor.post("/auth/signup", person);
    for (let round = 0; round < 10; round += 1) await logIn(person.email, "wrong password");
    for (const spelled of [person.email, person.email.toUpperCase(), person.email.replace("i", "\u0130")]) {
      expect((await logIn(spelled, person.password)).status).not.toBe(200);
    }
  });

  test("S08 simultaneous successful log-ins don't count as failed", async () => {
    const person = aPerson();
    await board.visitor.post("/auth/signup", person);
    const replies = await Promise.all(Array.from({ length: 14 }, () => logIn(person.email, person.password)));
    const statuses = replies.map(({ status }) => status);
    expect(statuses).toContain(200);
    // A busy machine may refuse some requests, but not because of their contents.
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });

  test("S23 a member can request five address changes, then gets 429", async () => {
    const member = await board.join();
    const change = (email: string) =>
      member.send("PUT", `/users/${member.id}`, { body: aForm({ firstName: "A", lastName: "B", email }) });
    const replies = [];
    for (let round = 0; round < 6; round += 1) replies.push((await change(`foreign${round}@example.org`)).status);
    expect(replies).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("pictures", () => {
  test("S49 a compressed SVG is refused without decoding it", async () => {
    const bomb = gzipSync(`<svg xmlns="http://www.w3.org/2000/svg">${"<path d='M0 0h1'/>".repeat(400_000)}</svg>`);
    const before = process.memoryUsage.rss();
    const reply = await alice.send("POST", "/company", {
      body: aForm({ name: "Bomb", file: new File([new Uint8Array(bomb)], "logo.png") }),
    });
    expect(reply).toMatchObject({ status: 400, body: { fields: { file: "Please choose a PNG or JPEG picture" } } });
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
  });

  test("S72 a replaced picture's address gets 404", async () => {
    const member = await board.join();
    const save = async (color: string) => {
      const fields = { firstName: "A", lastName: "B", email: member.email, file: await aPng({ color }) };
      const { body } = await member.send("PUT", `/users/${member.id}`, { body: aForm(fields) });
      return body.avatar as string;
    };
    const [first, second] = [await save("olive"), await save("plum")];
    expect((await fetch(`${board.url}${first}`)).status).toBe(404);
    expect((await fetch(`${board.url}${second}`)).status).toBe(200);
  });
});

describe("input that once caused a 500 or took seconds", () => {
  test.each([["\u3316".repeat(200)], ["d ".repeat(100)], ["developer ".repeat(20)], ["\u0130 \u1e9e \ufdfa"]])(
    "S36 a search for %j gets 200",
    async (search) => {
      for (const list of ["jobs", "projects", "questions", "skills", "companys", "users"]) {
        expect((await alice.get(`/${list}?search=${encodeURIComponent(search)}`)).status).toBe(200);
      }
    },
  );

  test("S50 a file field sent as text is ignored, one sent as JSON gets 400", async () => {
    const form = aForm({ name: "Texts" });
    form.append("file", "a");
    form.append("file", "b");
    expect((await alice.send("POST", "/company", { body: form })).status).toBe(201);
    const json =
      "--b\r\nContent-Disposition: form-data; name=file\r\nContent-Type: application/json\r\n\r\n{}\r\n--b--\r\n";
    const headers = { "Content-Type": "multipart/form-data; boundary=b" };
    expect((await alice.send("POST", "/company", { headers, body: json })).status).toBe(400);
  });

  test("S45 a form sent to a JSON route gets 415", async () => {
    expect((await alice.send("POST", "/jobs", { body: aForm({ title: "x" }) })).status).toBe(415);
  });

  test("S03 S35 a password that is too long or can't be stored gets 400", async () => {
    const long = await signUp({ password: "x".repeat(200) });
    expect(long.body.error).toBe("Password with a maximum length of 11 characters is required!");
    expect((await signUp({ password: "abcdefgh\0" })).status).toBe(400);
    expect((await signUp({ password: "abcdefgh\ud800" })).status).toBe(400);
  });

  test("a description made only of Markdown markers is accepted and read by the assistant", async () => {
    for (const description of ["a\n-\n".repeat(4999), "> ".repeat(9000), "- > 1. a\n\n".repeat(1900)]) {
      expect(isReadableMarkdown(description)).toBe(false);
      const { body: job } = await alice.post("/jobs", aJob({ description }));
      const messages = [{ role: "user", content: "What is the work/life balance?" }];
      expect((await alice.post("/prompts", { messages, jobId: job.id })).status).toBe(200);
    }
    expect(isReadableMarkdown(`# Heading\n\n${"- a point\n".repeat(300)}`)).toBe(true);
  });
});
