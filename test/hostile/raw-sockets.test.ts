import { connect } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { type Member, testBoard } from "../support/board.ts";
import { dumpOf } from "../support/postgres/database-dump.ts";
import { expectDecent } from "./fuzzing.ts";

const board = testBoard();
let mira: Member;

beforeAll(async () => {
  mira = await board.join();
});

/** Sends these bytes and reads until the server closes the connection; after a reply we close it ourselves. */
function exchange(bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(board.url);
  return new Promise((resolve) => {
    let heard = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on("data", (part) => {
      heard += part;
      socket.end();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(heard));
  });
}

const body = JSON.stringify({ title: "Smuggled", description: "x" });
const head = (line: string, ...headers: string[]) => [line, "Host: board", ...headers, "", ""].join("\r\n");
const asMira = () => [`Authorization: Bearer ${mira.token}`, "Content-Type: application/json"];
const statuses = (heard: string) => [...heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));

describe("S67 a request open to smuggling gets 400 and stores nothing", () => {
  const post = "POST /api/questions HTTP/1.1";
  const smuggled = `GET /api/account HTTP/1.1\r\nHost: board\r\n\r\n`;
  const attempts: [string, () => string][] = [
    ["two lengths", () => head(post, ...asMira(), `Content-Length: ${body.length}`, "Content-Length: 3") + body],
    [
      "a length and chunks",
      () => `${head(post, ...asMira(), "Content-Length: 4", "Transfer-Encoding: chunked")}0\r\n\r\n${smuggled}`,
    ],
    ["chunks under another name", () => head(post, ...asMira(), "Transfer-Encoding: xchunked") + body],
    ["chunks last but not alone", () => head(post, ...asMira(), "Transfer-Encoding: chunked, identity") + body],
    ["a blank before the colon", () => head(post, ...asMira(), `Content-Length : ${body.length}`) + body],
    ["a folded header", () => head(post, ...asMira(), "X-A: 1\r\n Content-Length: 3") + body],
    [
      "bare line feeds",
      () => head(post, ...asMira(), `Content-Length: ${body.length}`).replaceAll("\r\n", "\n") + body,
    ],
    ["a length that is no number", () => head(post, ...asMira(), "Content-Length: 0x10") + body],
    ["a negative length", () => head(post, ...asMira(), "Content-Length: -1") + body],
    ["a chunk of no size", () => `${head(post, ...asMira(), "Transfer-Encoding: chunked")}zz\r\n${body}\r\n0\r\n\r\n`],
    ["a NUL in a header", () => head(post, ...asMira(), "X-A: a\0b", `Content-Length: ${body.length}`) + body],
  ];

  test.each(attempts)("S67 %s", async (_, bytes) => {
    const before = await dumpOf(board.database);
    const heard = await exchange(bytes());
    expect(statuses(heard)).toEqual([400]);
    expect(heard).not.toMatch(/at \S+ \(|node_modules|Parse Error/);
    expect(await dumpOf(board.database)).toEqual(before);
  });

  test("S67 no host", async () => {
    expect(statuses(await exchange("GET /api/stats HTTP/1.1\r\n\r\n"))).toEqual([400]);
  });
});

describe("S46 S67 errors before routing have the usual JSON body", () => {
  const refusals: [number, string, () => string][] = [
    [431, "a header of 20 kB", () => head("GET /api/stats HTTP/1.1", `X-Long: ${"x".repeat(20_000)}`)],
    [431, "an address of 20 kB", () => head(`GET /api/${"x".repeat(20_000)} HTTP/1.1`)],
    [400, "noise", () => "\u0016\u0003\u0001 noise\r\n\r\n"],
    [400, "two lengths", () => `${head("POST /api/mail HTTP/1.1", "Content-Length: 2", "Content-Length: 3")}{}`],
    [400, "no host", () => "GET /api/stats HTTP/1.1\r\n\r\n"],
    [400, "a broken escape", () => head("GET /api/jobs/%zz HTTP/1.1", "Connection: close")],
    [405, "TRACE", () => head("TRACE /api/stats HTTP/1.1", "Connection: close")],
    [417, "an expectation", () => `${head("POST /api/mail HTTP/1.1", "Expect: 200-maybe", "Content-Length: 2")}{}`],
  ];

  test.each(refusals)("%i for %s", async (status, _, bytes) => {
    const heard = await exchange(bytes());
    expect(statuses(heard)).toEqual([status]);
    const [headers = "", content = ""] = heard.split("\r\n\r\n");
    expect(headers).toMatch(/^content-type: application\/json; charset=utf-8$/im);
    const reply = { status, body: JSON.parse(content), headers: new Headers() };
    expectDecent(reply, headers);
    expect(Object.keys(reply.body)).toEqual(["error", "code"]);
  });
});

describe("S67 malformed or unsupported HTTP gets an error and doesn't stop the server", () => {
  const noise: [string, string | Buffer][] = [
    ["TRACE", head("TRACE / HTTP/1.1")],
    ["TRACK", head("TRACK / HTTP/1.1")],
    ["a proxy's CONNECT", head("CONNECT evil.example:443 HTTP/1.1")],
    ["a proxy's address", head("GET http://evil.example/api/account HTTP/1.1")],
    ["an unknown method", head("HELO / HTTP/1.1")],
    ["another protocol", "SSH-2.0-OpenSSH_9.6\r\n"],
    ["the beginning of TLS", Buffer.from("160301020001000001fc0303", "hex")],
    ["an old protocol", "GET / HTTP/0.9\r\n\r\n"],
    ["noise", Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 7919) % 256))],
    ["a header of 100 kB", head("GET /api/stats HTTP/1.1", `X-Long: ${"x".repeat(100_000)}`)],
    ["3,000 headers", head("GET /api/stats HTTP/1.1", ...Array.from({ length: 3000 }, (_, index) => `X-${index}: y`))],
    ["an address of 100 kB", head(`GET /${"x".repeat(100_000)} HTTP/1.1`)],
    ["a broken escape", head("GET /api/jobs/%zz HTTP/1.1")],
    ["a NUL in the address", head("GET /api/jobs\0 HTTP/1.1")],
    [
      "an upgrade",
      head("GET /api/stats HTTP/1.1", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Key: eA=="),
    ],
    ["an expectation", `${head("POST /api/mail HTTP/1.1", "Expect: 200-maybe", "Content-Length: 2")}{}`],
  ];

  test.each(noise)("S67 %s", async (name, bytes) => {
    const heard = await exchange(bytes);
    const served = ["an upgrade", "an old protocol"].includes(name);
    for (const status of statuses(heard)) {
      expect(status, heard.slice(0, 300)).toBeLessThan(500);
      if (!served) expect(status, heard.slice(0, 300)).toBeGreaterThanOrEqual(400);
    }
    expect(heard).not.toMatch(/at \S+ \(|node_modules|101 Switching/);
    expect((await board.visitor.get("/stats")).status).toBe(200);
  });
});
