import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { endpoints } from "../../contract/endpoints.ts";
import type { Endpoint } from "../../contract/interface/endpoint.ts";
import { calls, givePassword } from "../rights/rights-calls.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aForm } from "../support/builders.ts";
import { fieldsOf } from "./contract-inputs.ts";
import { expectDecent } from "./fuzzing.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "100000" });
let ada: Member;
beforeAll(async () => {
  ada = await board.join({ role: "admin" });
  await givePassword(board, ada);
});

const many = 300_000;
const json = { "Content-Type": "application/json" };
const withArrays = Object.values(endpoints)
  .flat()
  .flatMap((endpoint) =>
    Object.entries(fieldsOf(endpoint))
      .filter(([, schema]) => JSON.stringify(schema).includes('"array"'))
      .map(([field]) => [`${endpoint.method} ${endpoint.path}`, field, endpoint] as const),
  );

/** An array that counts how many of its elements are read. */
function watched(length: number) {
  const seen = new Set<string>();
  const array = new Proxy(new Array(length).fill(1), {
    get: (target, key, receiver) => {
      if (/^\d+$/.test(String(key))) seen.add(String(key));
      return Reflect.get(target, key, receiver);
    },
  });
  return { array, seen };
}

/** The other fields of a valid call. */
async function bodyFor(call: string) {
  const { path = {}, body = {} } = (await calls[call]?.({ board, owner: ada })) ?? {};
  const address = call.split(" ")[1]?.replace(/:(\w+)/g, (_, name) => String((path as never)[name])) ?? "";
  return { address, body: body instanceof FormData ? Object.fromEntries(body) : (body as Record<string, unknown>) };
}

describe("S95 an array that is too long is refused without reading its elements", () => {
  test("S95 the list of calls with arrays has at least three known ones", () => {
    expect(withArrays.map(([call, field]) => `${call} ${field}`)).toEqual(
      expect.arrayContaining(["POST /prompts messages", "POST /jobs skills", "PUT /users/:id skills"]),
    );
  });

  test.each(withArrays)("S95 %s, %s: by the contract", (_, field, { input }: Endpoint) => {
    const { array, seen } = watched(many);
    const { error } = input.safeParse({ [field]: array });
    const issues = error?.issues.filter(({ path }) => path[0] === field);
    expect(issues).toHaveLength(1);
    expect(seen.size).toBe(0);
    expect(JSON.stringify(fieldsOf({ input, path: "" } as Endpoint)[field])).toMatch(/"maxItems":[1-9]/);
  });

  test.each(withArrays)("S95 %s, %s: by the board", async (call, field, { method, multipart }) => {
    const { address, body } = await bodyFor(call);
    const several = Array.from({ length: 70 }, String);
    const sent = multipart
      ? { body: aForm({ ...body, [field]: several } as never) }
      : { body: JSON.stringify({ ...body, [field]: new Array(many).fill(1) }), headers: json };
    const reply =
      method === "GET"
        ? await ada.get(`${address}?${several.map((value) => `${field}=${value}`).join("&")}`)
        : await ada.send(method, address, sent);
    expectDecent(reply, call);
    expect(reply.status).toBe(400);
    if (!multipart) expect(Object.keys(reply.body.fields)).toEqual([field]);
  });

  test("S95 every array in the contract has a maximum length", () => {
    for (const [call, , { input }] of withArrays) {
      const arrays = JSON.stringify(z.toJSONSchema(input, { io: "input", unrepresentable: "any", reused: "inline" }));
      const [all, ended] = [/"type":"array"/g, /"maxItems":\d/g].map((sign) => arrays.match(sign)?.length ?? 0);
      expect(ended, call).toBe(all);
    }
  });
});
