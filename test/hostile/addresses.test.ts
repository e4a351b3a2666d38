import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { endpoints } from "../../contract/endpoints.ts";
import { pathParameters } from "../../contract/interface/endpoint.ts";
import { givePassword } from "../rights/rights-calls.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob, aQuestion } from "../support/builders.ts";
import { dumpOf } from "../support/postgres/database-dump.ts";
import { fieldsOf, hostileText } from "./contract-inputs.ts";
import { expectDecent, rounds, shown } from "./fuzzing.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "100000" });
let ada: Member;

beforeAll(async () => {
  ada = await board.join({ role: "admin", skills: ["React"] });
  for (let count = 0; count < 3; count += 1) await ada.post("/jobs", aJob());
  await ada.post("/questions", aQuestion());
  await ada.post("/comments", { parent: "questions", parentId: 1, text: "With grid." });
  await ada.post("/cohorts", { name: "Web 2024-1" });
  await givePassword(board, ada);
  await (await board.join()).post("/contacts", { userId: ada.id, text: "Hello." });
});

const everyCall = Object.values(endpoints).flat();
const withParameters = everyCall.filter(({ path }) => pathParameters(path).length > 0);
const withQuery = everyCall.filter(
  (call) => call.method === "GET" && call.access !== "visitor" && Object.keys(fieldsOf(call)).length > 0,
);

const badIds = ["0", "-1", "1.5", "2147483648", "%00", "constructor"];
const furtherIds = [
  ...["1e3", "NaN", "Infinity", "9223372036854775808", "1".repeat(300), "0x1", "+1", "1%20"],
  ...["%0a", "1%00", "%D9%A1", "%F0%9F%98%80", "__proto__", "..%2f..%2fetc", "%252e", "1;drop", "1'--", "null"],
];

describe.each([
  { named: "a bad id", ids: badIds, tags: [] },
  { named: "any bad id", ids: furtherIds, tags: ["all"] },
])("S34 S46 $named", ({ ids, tags }) => {
  test("in the path of any call is refused and changes nothing", { tags }, async () => {
    const before = await dumpOf(board.database);
    for (const { method, path } of withParameters) {
      for (const id of ids) {
        const reply = await ada.send(method, path.replace(":parent", "jobs").replace(/:\w+/g, id));
        expectDecent(reply, `${method} ${path} ${id}`);
        expect([404, 400, 414, 415], `${method} ${path} ${id}`).toContain(reply.status);
      }
    }
    expect(await dumpOf(board.database)).toEqual(before);
  });
});

test.each([
  ["__proto__"],
  ["constructor"],
  ["toString"],
  ["Jobs"],
  ["JOBS"],
  ["users"],
  ["job"],
  ["pg_class"],
  ["jobs%00"],
  ["%6aobs%20"],
])("S32 %s is refused as a parent of comments and matches", async (parent) => {
  for (const address of [`/comments/${parent}/1`, `/match/users/${parent}/1`]) {
    expect((await ada.get(address)).status, address).toBe(404);
  }
  const name = decodeURIComponent(parent);
  const reply = await ada.post("/comments", { parent: name, parentId: 1, text: "x" });
  expect(reply).toMatchObject({ status: 400, body: { fields: { parent: "This can't be commented on" } } });
  expectDecent(reply, parent);
});

describe("S36 S37 S46 a query string", () => {
  test.each(withQuery.map((call) => [call.path, call] as const))(
    "S37 of GET %s never causes a 500",
    { tags: "all" },
    async (path, endpoint) => {
      const address = path.replace(":parent", "jobs").replace(/:\w+/g, "1");
      const names = [...Object.keys(fieldsOf(endpoint)), "token", "ownerId", "__proto__"];
      const query = fc.array(fc.tuple(fc.constantFrom(...names), hostileText), { minLength: 1, maxLength: 3 });
      await fc.assert(
        fc.asyncProperty(query, async (pairs) => {
          const reply = await ada.get(`${address}?${new URLSearchParams(pairs)}`.slice(0, 15_000));
          expectDecent(reply, shown(address, pairs));
          const unknown = { "/unsubscribe": 404, "/check-in": 410, "/admin/webhooks/:id/deliveries": 404 }[path] ?? 200;
          expect([200, 400, 431, unknown], shown(address, pairs)).toContain(reply.status);
        }),
        rounds(15),
      );
    },
  );

  test("S37 with a huge page or limit gets an empty page, with an invalid or repeated one 400", async () => {
    for (const list of [
      "jobs",
      "projects",
      "questions",
      "skills",
      "companys",
      "users",
      "comments/jobs/1",
      "admin/members",
    ]) {
      const { status, body } = await ada.get(`/${list}?limit=${"9".repeat(30)}&page=${"9".repeat(30)}`);
      expect(status, list).toBe(200);
      expect(body).toMatchObject({ results: [], hasNextPage: false });
      for (const query of [
        "limit=0",
        "limit=-1",
        "page=0",
        "page=1.5",
        "page=x",
        "page=1&page=2",
        "limit=1&limit=2",
        "page[]=1",
        "page=",
      ]) {
        const reply = await ada.get(`/${list}?${query}`);
        const isOther = query === "page[]=1";
        expect(reply.status, `${list} ${query}`).toBe(isOther ? 200 : 400);
      }
    }
    expect((await ada.get(`/jobs?search=${"x".repeat(201)}`)).status).toBe(400);
    expect((await ada.get("/jobs?search=a&search=b")).status).toBe(400);
  });

  test.each([
    ["%"],
    ["_"],
    ["\\"],
    ["'"],
    ["\\'"],
    ["a\\"],
    ["%_%"],
    ["''; drop table users; --"],
    [":*"],
    ["& | !"],
    ["<->"],
    ["("],
  ])("S36 with a search for %j matches those characters literally", async (search) => {
    await board.database`delete from posts where title like 'Signs %'`;
    await ada.post("/jobs", aJob({ title: `Signs ${search}` }));
    for (const list of ["jobs", "projects", "questions", "skills", "companys", "users", "admin/members"]) {
      const { status, body } = await ada.get(`/${list}?search=${encodeURIComponent(search)}`);
      expect(status, list).toBe(200);
      if (list === "jobs")
        expect(body.results.map(({ title }: { title: string }) => title)).toContain(`Signs ${search}`.trim());
      if (list === "users") expect(body.total).toBe(0);
    }
  });
});
