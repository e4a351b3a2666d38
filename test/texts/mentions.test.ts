import { beforeAll, describe, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { aJob, aQuestion } from "../support/builders.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "100" });
let alice: Member;
let bob: Member;
let job: { id: number };

beforeAll(async () => {
  alice = await board.join({ firstName: "Alice", lastName: "Anders" });
  bob = await board.join({ firstName: "Bob", lastName: "Birne" });
  job = (await alice.post("/jobs", aJob())).body;
});

const at = ({ id, firstName, lastName }: Member, words = `@${firstName} ${lastName}`) => `[${words}](/users/${id})`;
const comment = (by: Member, text: string, to: object = { parent: "jobs", parentId: job.id }) =>
  by.post("/comments", { ...to, text });
const mentionsOf = async (kinds: string[]) =>
  (
    await board.database<{ mentions: number[] | null }[]>`
    select data -> 'mentions' as mentions from events where kind = any(${kinds}) order by id`
  ).map(({ mentions }) => mentions);
const rename = (member: Member, lastName: string) =>
  board.database`update users set last_name = ${lastName} where id = ${member.id}`;
/** All places in the database that contain a word. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await board.database<{ name: string }[]>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { count } =
        await board.database`select from ${board.database(name)} row where row::text ilike ${`%${word}%`} limit 1`;
      return count > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

describe("mentions", () => {
  test("Q15 show the member's current name everywhere", async () => {
    const carla = await board.join({ firstName: "Carla", lastName: "Before" });
    const text = `Ask ${at(carla, "@whoever she is")} about zeppelins. \`${at(carla)}\``;
    const { body: question } = await alice.post("/questions", aQuestion({ title: "Zeppelins", description: text }));
    const to = { parent: "questions", parentId: question.id };
    const { body: written } = await comment(bob, text, to);
    await rename(carla, "Today");
    const read = `Ask [@Carla Today](/users/${carla.id}) about zeppelins. \`${at(carla)}\``;
    expect(written.text).toBe(read.replace("Today", "Before"));
    const texts = {
      question: (await bob.get(`/questions/${question.id}`)).body.description,
      list: (await bob.get("/questions")).body.results[0].description,
      comments: (await bob.get(`/comments/questions/${question.id}`)).body.results[0].text,
      exportOfQuestions: (await alice.get("/account/export")).body.questions[0].description,
      exportOfComments: (await bob.get("/account/export")).body.comments.at(-1).text,
    };
    for (const [where, found] of Object.entries(texts)) expect(found, where).toBe(read);
    const [hit] = (await bob.get("/search?q=zeppelins&kinds=questions")).body.groups[0].results;
    expect(hit.excerpt).toContain("Ask @Carla Today about zeppelins");
  });

  test("Q15 S143 of a member who left have no name in any table, and read as former member", async () => {
    const dora = await board.join({ firstName: "Dora", lastName: "Vanishing" });
    const { body: question } = await alice.post("/questions", aQuestion({ description: `Hello ${at(dora)}` }));
    const { body: first } = await comment(alice, `Thanks ${at(dora)} and ${at(dora, "@Dora")}`);
    await alice.put(`/comments/${first.id}`, { text: `Many thanks ${at(dora)}!` });
    const mo = await board.join({ role: "moderator" });
    const { body: deleted } = await comment(bob, `${"x".repeat(85)} ${at(dora)}`);
    await mo.delete(`/comments/${deleted.id}`);
    const admin = await board.join({ role: "admin" });
    await admin.delete(`/admin/members/${dora.id}`, { posts: "keep" });
    expect((await bob.get(`/users/${dora.id}`)).status).toBe(404);
    expect(await tablesWith("Vanishing")).toEqual([]);
    expect((await bob.get(`/questions/${question.id}`)).body.description).toBe("Hello @Former member");
    const { results } = (await bob.get(`/comments/jobs/${job.id}`)).body;
    expect(results.at(-1).text).toBe("Many thanks @Former member!");
  });

  test("Q15 S143 are stored without names for repeated requests with an Idempotency-Key", async () => {
    const eda = await board.join({ firstName: "Eda", lastName: "Fleeting" });
    const send = (path: string, body: object) => {
      const headers = { "Content-Type": "application/json", "Idempotency-Key": `eda ${path}` };
      return alice.send("POST", path, { headers, body: JSON.stringify(body) });
    };
    const asked = () => send("/questions", aQuestion({ description: `Hello ${at(eda)}` }));
    const said = () => send("/comments", { parent: "jobs", parentId: job.id, text: `Thanks ${at(eda)}` });
    const [question, thanks] = [await asked(), await said()];
    expect(thanks.body.text).toBe(`Thanks ${at(eda)}`);
    await rename(eda, "Fading");
    expect(await asked()).toMatchObject({
      ...{ status: 201, body: { ...question.body, description: `Hello [@Eda Fading](/users/${eda.id})` } },
    });
    await (await board.join({ role: "admin" })).delete(`/admin/members/${eda.id}`, { posts: "keep" });
    expect([...(await tablesWith("Fleeting")), ...(await tablesWith("Fading"))]).toEqual([]);
    expect(await said()).toMatchObject({ status: 201, body: { ...thanks.body, text: "Thanks @Former member" } });
  });

  test("Q15 Q23 of absent members survive an edit of the text, and return with them", async () => {
    const [gus, ida] = [
      await board.join({ firstName: "Gus", lastName: "Gone" }),
      await board.join({ firstName: "Ida" }),
    ];
    const mo = await board.join({ role: "admin" });
    const said = `No @Former member: ${at(gus)}, ${at(ida)}`;
    const { body: question } = await alice.post("/questions", aQuestion({ description: said }));
    const { body: given } = await comment(bob, said);
    await mo.put(`/users/${ida.id}/suspension`, { reason: "Away." });
    await mo.delete(`/admin/members/${gus.id}`, { posts: "keep" });
    const path = `/questions/${question.id}`;
    const { body: read } = await alice.get(path);
    expect(read.description).toBe("No @Former member: @Former member, @Former member");
    expect((await alice.put(path, read)).body.updatedAt).toBe(read.updatedAt);
    const text = read.description;
    expect((await bob.put(`/comments/${given.id}`, { text })).body).toMatchObject({ text, updatedAt: given.updatedAt });
    await bob.put(`/comments/${given.id}`, { text: `${text}!` });
    await mo.delete(`/users/${ida.id}/suspension`);
    const back = `No @Former member: @Former member, ${at(ida)}`;
    expect((await alice.get(path)).body.description).toBe(back);
    expect((await bob.put(`/comments/${given.id}`, { text: `${back}!` })).body.text).toBe(`${back}!`);
  });

  test("Q15 in code or of unknown numbers stay as typed", async () => {
    for (const text of [
      `\`${at(bob)}\``,
      `~~~\n[@](/users/${bob.id})\n~~~`,
      "[@Nobody](/users/999999)",
      "[@](/users/999999)",
    ]) {
      const { body } = await comment(alice, text);
      expect(body.text).toBe(text);
    }
    expect((await mentionsOf(["comment.posted"])).slice(-4)).toEqual([null, null, null, null]);
  });

  test("Q16 are limited to ten different members in a text", async () => {
    const many = await Promise.all(Array.from({ length: 11 }, () => board.join()));
    const ten = many
      .slice(1)
      .map((member) => at(member))
      .join(" ");
    expect((await comment(alice, `${ten} ${ten} [@Nobody](/users/999999)`)).status).toBe(201);
    const eleven = many.map((member) => at(member)).join(" ");
    const refused = { status: 400, body: { fields: { text: "Please mention at most 10 members" } } };
    expect(await comment(alice, eleven)).toMatchObject(refused);
    const { body } = await comment(alice, ten);
    expect(await alice.put(`/comments/${body.id}`, { text: eleven })).toMatchObject(refused);
    const question = aQuestion({ description: eleven });
    expect((await alice.post("/questions", question)).body.fields).toEqual({
      description: "Please mention at most 10 members",
    });
  });

  test("Q17 notify each member once per text, and never its author", async () => {
    const carla = await board.join();
    const { body } = await comment(bob, `${at(alice)} ${at(bob)} ${at(alice, "@again")}`);
    expect((await mentionsOf(["comment.posted"])).at(-1)).toEqual([alice.id]);
    const edit = async (text: string) => {
      expect((await bob.put(`/comments/${body.id}`, { text })).status).toBe(200);
      return (await mentionsOf(["comment.edited"])).at(-1);
    };
    expect(await edit(`${at(alice)} ${at(carla)}`)).toEqual([carla.id]);
    expect(await edit("nobody")).toBeNull();
    expect(await edit(`${at(carla)} ${at(alice)} ${at(bob)}`)).toBeNull();

    const { body: question } = await alice.post("/questions", aQuestion({ description: at(bob) }));
    expect((await mentionsOf(["question.asked"])).at(-1)).toEqual([bob.id]);
    const mo = await board.join({ role: "moderator" });
    const changed = aQuestion({ description: `${at(bob)} ${at(carla)} ${at(mo)} ${at(alice)}` });
    await mo.put(`/questions/${question.id}`, changed);
    expect((await mentionsOf(["question.edited"])).at(-1)).toEqual([carla.id]);
  });

  test("Q17 added by simultaneous edits notify the member once", async () => {
    const carla = await board.join();
    const { body } = await comment(bob, "x");
    const edits = Array.from({ length: 6 }, (_, n) => bob.put(`/comments/${body.id}`, { text: `${at(carla)} ${n}` }));
    for (const { status } of await Promise.all(edits)) expect(status).toBe(200);
    const told = (await mentionsOf(["comment.edited"])).flat().filter((id) => id === carla.id);
    expect(told).toHaveLength(1);
  });

  test("Q15 aren't found in a search by the member's name or address", async () => {
    const erna = await board.join({ firstName: "Erna", lastName: "Quetzal" });
    const { body } = await alice.post(
      "/questions",
      aQuestion({ title: "Kites", description: `Would ${at(erna)} know kites?` }),
    );
    const found = async (words: string) =>
      (await bob.get(`/questions?search=${words}`)).body.results.map(({ id }: { id: number }) => id);
    expect(await found("kites+know")).toEqual([body.id]);
    expect(await found("Quetzal")).toEqual([]);
    expect(await found("users+kites")).toEqual([]);
  });

  test("Q15 count towards a text's length without their names", async () => {
    const carla = await board.join({ firstName: "Carla", lastName: "O" });
    const fits = (limit: number) => `${at(carla)} `.padEnd(limit, "x");
    const { body: question } = await alice.post("/questions", aQuestion({ description: fits(20_000) }));
    const { body: written } = await comment(bob, fits(5000));
    await rename(carla, "[*]".repeat(33));
    const read = (await bob.get(`/comments/jobs/${job.id}?limit=100`)).body.results.at(-1).text;
    expect(read.length).toBeGreaterThan(5150);
    const mended = read.replace("xx", "yy");
    expect(await bob.put(`/comments/${written.id}`, { text: mended })).toMatchObject({
      status: 200,
      body: { text: mended },
    });
    const { description } = (await alice.get(`/questions/${question.id}`)).body;
    expect((await alice.put(`/questions/${question.id}`, aQuestion({ description }))).status).toBe(200);
    const refusal = { status: 400, body: { fields: { text: expect.stringContaining("5,000") } } };
    for (const text of [
      `${at(carla, `@${"n".repeat(90)}`)} `.repeat(100),
      `${mended}${"x".repeat(20)}`,
      `\`${at(carla)}\``.padEnd(5001, "x"),
      "x".repeat(5001),
    ])
      expect(await bob.put(`/comments/${written.id}`, { text })).toMatchObject(refusal);
  });
});
