// @module-tag all
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { endpoints } from "../../contract/endpoints.ts";
import type { Endpoint } from "../../contract/interface/endpoint.ts";
import { calls, givePassword } from "../rights/rights-calls.ts";
import { type Member, testBoard } from "../support/board.ts";
import { dumpOf } from "../support/postgres/database-dump.ts";
import { fieldsOf, hostileText, hostileValue, isText } from "./contract-inputs.ts";
import { expectDecent, rounds, shown } from "./fuzzing.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "100000" });

// The mail queue's tables exist from the start.
beforeAll(async () => {
  await board.visitor.post("/auth/recover-password", { email: "nobody@example.org" });
});

// A picture that is sent as text counts as none.
const namesOf = (endpoint: Endpoint) => Object.keys(fieldsOf(endpoint)).filter((name) => name !== "file");
const written = Object.values(endpoints)
  .flat()
  .filter((endpoint) => endpoint.method !== "GET" && namesOf(endpoint).length > 0)
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

type Body = Record<string, unknown>;
type Target = { member: Member; address: string; params: Body; body: Body };

/** A member who may make the call, about their own record, with valid input. */
async function prepared(call: string): Promise<Target> {
  const member = await board.join({ role: "admin" });
  await givePassword(board, member);
  const { path = {}, body = {} } = (await calls[call]?.({ board, owner: member })) ?? {};
  const address = call.split(" ")[1]?.replace(/:(\w+)/g, (_, name) => String(path[name])) ?? "";
  return { member, address, params: path, body: body instanceof FormData ? Object.fromEntries(body) : (body as Body) };
}

const asForm = (body: Body) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const each of Array.isArray(value) ? value : [value]) form.append(name, String(each));
  }
  return form;
};

const send = ({ member, address }: Target, { method, multipart }: Endpoint, body: Body) =>
  multipart
    ? member.send(method, address, { body: asForm(body) })
    : member.send(method, address, { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });

describe("S09 S33 S35 S38 S39 S43 S46 invalid input to", () => {
  test.each(written)("%s gets 400 with a message and stores nothing", async (call, endpoint) => {
    const fields = fieldsOf(endpoint);
    const change = fc.record({
      field: fc.constantFrom(...namesOf(endpoint)),
      value: endpoint.multipart ? hostileText : hostileValue,
    });
    const batch = fc.array(change, { minLength: 8, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(batch, async (changes) => {
        const target = await prepared(call);
        const tries = changes.map(({ field, value }) => {
          const body = { ...target.body, [field]: value };
          const isWrongType = isText(fields[field] ?? {}) && typeof value !== "string";
          const isValid = endpoint.input.safeParse({ ...body, ...target.params }).success;
          return { body, isRefused: isWrongType || !isValid, sent: shown(call, { [field]: value }) };
        });
        const before = await dumpOf(board.database);
        for (const { body, sent } of tries.filter(({ isRefused }) => isRefused)) {
          const reply = await send(target, endpoint, body);
          expectDecent(reply, sent);
          expect(reply.status, sent).toBe(400);
        }
        expect(await dumpOf(board.database), call).toEqual(before);
        for (const { body, sent } of tries.filter(({ isRefused }) => !isRefused)) {
          expectDecent(await send(target, endpoint, body), sent);
        }
      }),
      rounds(1),
    );
  });
});

describe("S33 S45 S46 a body that is no valid JSON object", () => {
  const strange = [
    ...[
      "",
      " ",
      "{",
      "[]",
      "null",
      "7",
      '"text"',
      "{]",
      '{"a":1,}',
      "\ufeff{}",
      "[".repeat(5000),
      '{"a":'.repeat(5000),
    ],
    ...['{"__proto__":{"title":"x"}}', '{"title":{"__proto__":1}}', '{"constructor":{"prototype":{"x":1}}}'],
    ...['{"title":1e999}', '{"title":"\\ud800"}', '{"title":"\\u0000"}', "title=x&description=y", "<xml/>"],
  ];

  let member: Member;
  beforeAll(async () => {
    member = await board.join({ role: "admin" });
  });

  test.each(strange.map((body) => [body.slice(0, 40), body]))(
    "%j gets 400 everywhere and stores nothing",
    async (_, body) => {
      const before = await dumpOf(board.database);
      for (const address of [
        "POST /jobs",
        "POST /auth/signup",
        "POST /comments",
        "PUT /account/password",
        "POST /mail",
      ]) {
        const [method = "", path = ""] = address.split(" ");
        const reply = await member.send(method, path, { body, headers: { "Content-Type": "application/json" } });
        expectDecent(reply, shown(address, body));
        expect(reply.status, shown(address, body)).toBe(400);
      }
      expect(await dumpOf(board.database)).toEqual(before);
    },
  );

  test("S33 gets 400 even where no field is required", async () => {
    for (const path of ["/account/privacy", "/account/notifications"]) {
      for (const body of ["[]", "7", "true", '"text"']) {
        const reply = await member.send("PUT", path, { body, headers: { "Content-Type": "application/json" } });
        expectDecent(reply, shown(path, body));
        expect(reply.status, shown(path, body)).toBe(400);
      }
    }
  });
});
