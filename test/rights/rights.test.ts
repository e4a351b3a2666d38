import { beforeAll, describe, expect, test } from "vitest";
import { endpoints } from "../../contract/endpoints.ts";
import { type Member, testBoard } from "../support/board.ts";
import type { Caller, Reply } from "../support/caller.ts";
import { dumpOf } from "../support/postgres/database-dump.ts";
import { calls, givePassword } from "./rights-calls.ts";
import { type Person, people, rights } from "./rights-table.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });

const contract = Object.values(endpoints)
  .flat()
  .map(({ method, path }) => `${method} ${path}`);

// A second admin always exists, and the mail queue's tables exist from the start.
beforeAll(async () => {
  await board.join({ role: "admin" });
  await board.visitor.post("/auth/recover-password", { email: "nobody@example.org" });
});

async function actorAs(person: Person, owner: Member): Promise<Caller> {
  if (person === "visitor") return board.visitor;
  if (person === "owner") return owner;
  const actor = await board.join(person === "member" ? {} : { role: person });
  await givePassword(board, actor);
  return actor;
}

/** What a call needs: the person whose record it concerns, and how it is sent. */
async function prepared(call: string) {
  const owner = await board.join({ skills: ["React"] });
  await givePassword(board, owner);
  const { path = {}, query = "", body } = (await calls[call]?.({ board, owner })) ?? {};
  const [method = "", pattern = ""] = call.split(" ");
  const address = pattern.replace(/:(\w+)/g, (_, name) => String(path[name])) + query;
  const init =
    body instanceof FormData || body === undefined
      ? { body }
      : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  return { owner, sendAs: (actor: Caller) => actor.send(method, address, init as RequestInit) };
}

function expectNoCookieAndNoStranger({ headers }: Reply) {
  expect(headers.get("set-cookie")).toBeNull();
  expect(headers.get("access-control-allow-origin")).toBeNull();
}

test("S18 every call of the contract has a row in the table of rights, and no row is without a call", () => {
  expect(Object.keys(rights).toSorted()).toEqual([...new Set(contract)].toSorted());
});

describe.each(Object.entries(rights))("%s", (call, row) => {
  const statuses = people.map((person, place) => [person, row[place] as number] as const);
  const refused = statuses.filter(([, status]) => status >= 400);
  const served = statuses.filter(([, status]) => status < 400);

  describe.runIf(refused.length > 0)("refused", () => {
    const replies = new Map<Person, Reply>();
    let changed: string[];

    // They send the same about the same record, which stays as it is.
    beforeAll(async () => {
      const { owner, sendAs } = await prepared(call);
      const actors = await Promise.all(
        refused.map(async ([person]) => [person, await actorAs(person, owner)] as const),
      );
      const before = await dumpOf(board.database);
      for (const [person, actor] of actors) replies.set(person, await sendAs(actor));
      const after = await dumpOf(board.database);
      changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    });

    test.each(refused)("S18 S19 S27 %s: %i, and nothing is changed", (person, status) => {
      const reply = replies.get(person) as Reply;
      expect({ ...reply, changed }).toMatchObject({ status, changed: [] });
      const said = reply.body.code === "invalid" ? ["error", "code", "fields"] : ["error", "code"];
      expect(Object.keys(reply.body)).toEqual(said);
      expectNoCookieAndNoStranger(reply);
    });
  });

  test.each(served)("S18 S19 S27 %s: %i", async (person, status) => {
    const { owner, sendAs } = await prepared(call);
    const reply = await sendAs(await actorAs(person, owner));
    expect(reply).toMatchObject({ status });
    expectNoCookieAndNoStranger(reply);
  });
});
