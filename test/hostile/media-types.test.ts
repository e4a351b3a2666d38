// @module-tag all
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { endpoints } from "../../contract/endpoints.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob, aQuestion } from "../support/builders.ts";
import { dumpOf } from "../support/postgres/database-dump.ts";
import { expectDecent } from "./fuzzing.ts";

const board = testBoard();
let ada: Member;

beforeAll(async () => {
  ada = await board.join({ role: "admin" });
  await board.visitor.post("/auth/recover-password", { email: "nobody@example.org" });
});

const writing = Object.values(endpoints)
  .flat()
  .filter(({ method }) => method === "POST" || method === "PUT");
const json = writing.filter(({ multipart }) => !multipart);
const forms = writing.filter(({ multipart }) => multipart);
const addressOf = (path: string) => path.replace(/:\w+/g, "1");

const otherTypes = [
  ...["text/plain", "text/plain; charset=utf-8", "application/x-www-form-urlencoded", "text/json", "application/xml"],
  ...["application/octet-stream", "image/png", "application/jsonp", "application/json5", "json", "*/*", ";", "x"],
  ...[
    "text/plain; application/json",
    "multipart/form-data",
    "multipart/form-data; boundary=b",
    "multipart/mixed; boundary=b",
  ],
];

describe("S45 S46 a body's media type", () => {
  test.each(otherTypes)("%j is refused by every JSON call, which stores nothing", async (type) => {
    const before = await dumpOf(board.database);
    for (const { method, path } of json) {
      const reply = await ada.send(method, addressOf(path), {
        body: JSON.stringify(aJob()),
        headers: { "Content-Type": type },
      });
      expectDecent(reply, `${method} ${path} ${type}`);
      expect([415, 400], `${method} ${path} ${type}`).toContain(reply.status);
    }
    expect(await dumpOf(board.database)).toEqual(before);
  });

  test("S45 application/json is refused by every form call", async () => {
    for (const { method, path } of forms) {
      const reply = await ada.send(method, addressOf(path), {
        body: JSON.stringify({ name: "x" }),
        headers: { "Content-Type": "application/json" },
      });
      expect(reply, path).toMatchObject({ status: 415, body: { code: "unsupported-media-type" } });
    }
  });

  test("S45 application/json is accepted in any case and with parameters", async () => {
    for (const type of ["application/json", "Application/JSON;charset=UTF-8", "application/json ; charset=utf-8"]) {
      const headers = { "Content-Type": type };
      expect((await ada.send("POST", "/jobs", { body: JSON.stringify(aJob()), headers })).status, type).toBe(201);
    }
  });

  test.each([["application/json"], ["application/x-www-form-urlencoded"], ["text/plain"]])(
    "Q06 J30 %s is accepted as the type of an empty body",
    async (type) => {
      const [owner, reader] = [await board.join(), await board.join()];
      const { body: question } = await owner.post("/questions", aQuestion());
      const { body: job } = await owner.post("/jobs", aJob());
      const vote = `/questions/${question.id}/vote`;
      for (const [member, method, path, status] of [
        [reader, "PUT", vote, 200],
        [reader, "DELETE", vote, 200],
        [reader, "PUT", `/saved/jobs/${job.id}`, 200],
        [reader, "DELETE", `/saved/jobs/${job.id}`, 204],
        [owner, "DELETE", `/jobs/${job.id}`, 204],
        [owner, "POST", "/questions", 400],
        [owner, "POST", "/auth/logout", 204],
      ] as const) {
        const reply = await member.send(method, path, { headers: { "Content-Type": type } });
        expect(reply.status, `${method} ${path}`).toBe(status);
      }
    },
  );

  test.each([["gzip"], ["deflate"], ["br"], ["x-gzip"], ["GZIP"], ["gzip, gzip"]])(
    "F15 S45 a body compressed as %s gets 415 and isn't decompressed",
    async (encoding) => {
      const before = await dumpOf(board.database);
      const bomb = new Uint8Array(gzipSync(JSON.stringify(aJob({ description: "x".repeat(50_000_000) }))));
      for (const content of [new Uint8Array(gzipSync(JSON.stringify(aJob()))), bomb]) {
        const headers = { "Content-Type": "application/json", "Content-Encoding": encoding };
        const reply = await ada.send("POST", "/jobs", { body: content, headers });
        expect(reply).toMatchObject({ status: 415, body: { code: "unsupported-media-type" } });
      }
      expect(await dumpOf(board.database)).toEqual(before);
    },
  );

  test("S65 a cross-origin request gets no CORS headers", async () => {
    const origin = { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" };
    const replies = [
      await ada.send("OPTIONS", "/jobs", { headers: origin }),
      await ada.send("GET", "/jobs", { headers: origin }),
      await ada.send("POST", "/company", { headers: origin, body: aForm({ name: "Shared" }) }),
      await board.visitor.send("GET", "/stats", { headers: origin }),
    ];
    expect(replies[0]?.status).toBeGreaterThanOrEqual(400);
    for (const { headers } of replies) {
      expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  });
});
