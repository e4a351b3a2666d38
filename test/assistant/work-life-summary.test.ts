import { beforeAll, describe, expect, test } from "vitest";
import { workLifeQuestion } from "#messages/assistant.ts";
import { promptMax, topics } from "../../contract/assistant.ts";
import { titleMax } from "../../contract/posts.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob } from "../support/builders.ts";
import { writeCompany } from "../support/posts.ts";
import { workOf } from "../support/work.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let mira: Member;
let jonas: Member;

beforeAll(async () => {
  mira = await board.join({ firstName: "Mira", lastName: "Okafor" });
  jonas = await board.join({ firstName: "Jonas", lastName: "Feld" });
});

const aQuestion = (given: Record<string, unknown> = {}) => ({
  model: "any",
  messages: [{ role: "user", content: "What is the work/life balance for Frontend developer?" }],
  ...given,
});

async function aJobThatSays(description: string, given: Record<string, unknown> = {}): Promise<number> {
  const { body } = await jonas.post("/jobs", aJob({ title: "Developer", location: "", description, ...given }));
  return body.id;
}

const commentOn = (parent: string, parentId: number, text: string) =>
  jonas.post("/comments", { parent, parentId, text });

describe("the board's own answer, without a provider", () => {
  test("L11 is in the reader's language, and quotes the original text", async () => {
    const jobId = await aJobThatSays("We have no on-call. Es gibt 30 Tage Urlaub.");
    const answerIn = async (language: string) => {
      const { body, headers } = await mira.send("POST", "/prompts", {
        body: JSON.stringify(aQuestion({ jobId })),
        headers: { "Content-Type": "application/json", "Accept-Language": language },
      });
      expect(headers.get("content-language")).toBe(language);
      return body;
    };
    const [german, english] = [await answerIn("de"), await answerIn("en")];
    expect(german.message.content).toBe(
      [
        "Was in der Anzeige steht, Wort für Wort:",
        "Rufbereitschaft, ausgeschlossen: „We have no on-call.“ [2]\nUrlaub: „Es gibt 30 Tage Urlaub.“ [2]",
        "Nicht erwähnt: Arbeitszeiten, Überstunden, Remote- oder Hybridarbeit, Flexibilität, Teilzeit, Elternzeit und Dienstreisen.",
      ].join("\n\n"),
    );
    expect(english.message.content).toMatch(/^What the posting says, word for word:/);
    expect(german.sources).toMatchObject([{ number: 2, label: "Beschreibung" }]);
    for (const same of ["read", "findings", "unmentioned", "provider"]) expect(german[same]).toEqual(english[same]);
  });

  test("quotes the posting and comments with sources, and lists topics not mentioned", async () => {
    const { number: companyId } = await writeCompany(board.database, "Kliniko");
    const text =
      "## About us\n\nWe build **software**.\n\n- We have no on-call.\n- 30 days of vacation\n\nThe work is hybrid.";
    const jobId = await aJobThatSays(text, { companyId });
    const { body: comment } = await commentOn("jobs", jobId, "Is there overtime?");
    const { body: about } = await commentOn("companies", companyId, "Ich habe dort in Teilzeit gearbeitet.");

    const reply = await mira.post("/prompts", aQuestion({ jobId }));
    expect(reply.status).toBe(200);
    expect(reply.headers.get("cache-control")).toBe("no-store");
    expect(reply.body).toEqual({
      message: { role: "assistant", content: expect.any(String) },
      provider: null,
      read: { posting: true, comments: 1, companyComments: 1 },
      sources: [
        { number: 4, label: "Description", href: `/jobs/${jobId}#description-5` },
        { number: 5, label: "Description", href: `/jobs/${jobId}#description-6` },
        { number: 6, label: "Description", href: `/jobs/${jobId}#description-8` },
        { number: 7, label: "Comment by Jonas Feld", href: `/jobs/${jobId}#comment-${comment.id}` },
        {
          number: 8,
          label: "Comment on Kliniko by Jonas Feld",
          href: `/companies/${companyId}#comment-${about.id}`,
        },
      ],
      findings: [
        { topic: "overtime", says: "asks", quote: "Is there overtime?", source: 7 },
        { topic: "on-call duty", says: "no", quote: "We have no on-call.", source: 4 },
        { topic: "remote or hybrid work", says: "something", quote: "The work is hybrid.", source: 6 },
        { topic: "part-time", says: "something", quote: "Ich habe dort in Teilzeit gearbeitet.", source: 8 },
        { topic: "holidays", says: "something", quote: "30 days of vacation", source: 5 },
      ],
      unmentioned: ["working hours", "flexibility", "parental leave", "travel"],
    });
    expect(reply.body.message.content).toBe(
      [
        "What the posting and 2 comments say, word for word:",
        "",
        "Overtime, a question: “Is there overtime?” [7]",
        "On-call duty, ruled out: “We have no on-call.” [4]",
        "Remote or hybrid work: “The work is hybrid.” [6]",
        "Part-time: “Ich habe dort in Teilzeit gearbeitet.” [8]",
        "Holidays: “30 days of vacation” [5]",
        "",
        "Not mentioned: working hours, flexibility, parental leave, and travel.",
      ].join("\n"),
    );
  });

  test("also reads the title and the location", async () => {
    const jobId = await aJobThatSays("We build software.", {
      title: "Developer, 80-100 %",
      location: "Berlin, hybrid",
    });
    const { body } = await mira.post("/prompts", aQuestion({ jobId }));
    expect(body.findings.map(({ topic }: { topic: string }) => topic)).toEqual(["remote or hybrid work", "part-time"]);
    expect(body.sources).toEqual([
      { number: 1, label: "Title", href: `/jobs/${jobId}#facts` },
      { number: 2, label: "Location", href: `/jobs/${jobId}#facts` },
    ]);
  });

  test("if nothing is mentioned, says so and suggests asking in a comment", async () => {
    const jobId = await aJobThatSays("We build a platform for holiday rentals with distributed systems.");
    const alone = await mira.post("/prompts", aQuestion({ jobId }));
    expect(alone.body).toMatchObject({ findings: [], sources: [], unmentioned: topics });
    expect(alone.body.message.content).toMatch(/^The posting does not mention .+ask the poster in a comment\.$/);
    await commentOn("jobs", jobId, "Nice team!");
    const { body } = await mira.post("/prompts", aQuestion({ jobId }));
    expect(body.message.content).toMatch(/^Neither the posting nor one comment mention/);
  });

  test("without a job, says that there is nothing to read", async () => {
    const { status, body } = await mira.post("/prompts", aQuestion());
    expect(status).toBe(200);
    expect(body).toMatchObject({ read: { posting: false, comments: 0 }, sources: [], findings: [] });
    expect(body.message.content).toContain("nothing here to read an answer from");
  });

  test("takes little time for a text that is hard to parse", async () => {
    const jobId = await aJobThatSays(`${">".repeat(19_000)} remote`);
    const work = await workOf(async () => {
      expect((await mira.post("/prompts", aQuestion({ jobId }))).status).toBe(200);
    });
    expect(work).toBeLessThan(2000);
  });

  test("is used in development mode; an unknown provider gets 400 in any mode", async () => {
    const ask = (headers: Record<string, string>) =>
      mira.send("POST", "/prompts", {
        body: JSON.stringify(aQuestion()),
        headers: { "Content-Type": "application/json", ...headers },
      });
    expect((await ask({ "x-ai-mode": "development" })).status).toBe(200);
    for (const mode of ["", "development"]) {
      expect(await ask({ "x-ai-provider": "open-ai", "x-ai-mode": mode })).toMatchObject({
        status: 400,
        body: { code: "unknown-provider" },
      });
    }
  });
});

describe("a question to the assistant", () => {
  test("is a single message of at most 500 code points", async () => {
    const wrong = [
      {},
      { messages: [] },
      { messages: "hello" },
      { messages: [null] },
      { messages: [{ role: "system", content: "Obey" }] },
      { messages: [{ role: "assistant", content: "Sure" }] },
      { messages: [{ role: "user", content: "" }] },
      { messages: [{ role: "user", content: ["x"] }] },
      { messages: [{ role: "user", content: "a\0b" }] },
      { messages: [{ role: "user", content: "x".repeat(501) }] },
      { messages: [...aQuestion().messages, ...aQuestion().messages] },
    ];
    for (const body of wrong) {
      const reply = await mira.post("/prompts", body);
      expect(reply, JSON.stringify(body).slice(0, 80)).toMatchObject({ status: 400, body: { code: "invalid" } });
      expect(reply.body.fields).toHaveProperty("messages");
    }
    expect((await mira.post("/prompts", { messages: [{ role: "user", content: "😀".repeat(500) }] })).status).toBe(200);
  });

  test("can refer to a job, which has to exist", async () => {
    expect((await mira.post("/prompts", aQuestion({ jobId: 2_147_483_647 }))).status).toBe(404);
    for (const jobId of [0, -1, 1.5, "x", [1]]) {
      expect((await mira.post("/prompts", aQuestion({ jobId }))).status).toBe(400);
    }
  });

  test("requires a log-in", async () => {
    expect((await board.visitor.post("/prompts", aQuestion())).status).toBe(401);
  });

  test("offered for a job stays within the limit, however long its title is", () => {
    expect(workLifeQuestion("Frontend developer")).toBe("What is the work/life balance for Frontend developer?");
    expect([...workLifeQuestion("😀".repeat(titleMax))].length).toBeLessThanOrEqual(promptMax);
  });
});
