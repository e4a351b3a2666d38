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

// There is always another admin, and the mail queue's tables are there from the start.
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

/** What came back, and the tables that a refused call changed. */
async function callAs(person: Person, call: string, isRefused: boolean): Promise<Reply & { changed: string[] }> {
  const owner = await board.join({ skills: ["React"] });
  await givePassword(board, owner);
  const { path = {}, query = "", body } = (await calls[call]?.({ board, owner })) ?? {};
  const [method = "", pattern = ""] = call.split(" ");
  const address = pattern.replace(/:(\w+)/g, (_, name) => String(path[name])) + query;
  const actor = await actorAs(person, owner);
  const before = isRefused ? await dumpOf(board.database) : {};
  const init =
    body instanceof FormData || body === undefined
      ? { body }
      : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const reply = await actor.send(method, address, init as RequestInit);
  const after = isRefused ? await dumpOf(board.database) : {};
  return { ...reply, changed: Object.keys(after).filter((table) => after[table] !== before[table]) };
}

test("S18 every call of the contract has a row in the table of rights, and no row is without a call", () => {
  expect(Object.keys(rights).toSorted()).toEqual([...new Set(contract)].toSorted());
});

describe.each(Object.entries(rights))("%s", (call, row) => {
  test.each(people.map((person, index) => [person, row[index] as number] as const))(
    "S18 S19 S27 %s: %i, and what is refused changes nothing",
    async (person, status) => {
      const reply = await callAs(person, call, status >= 400);
      expect(reply).toMatchObject({ status, changed: [] });
      const said = status === 400 ? ["error", "code", "fields"] : ["error", "code"];
      if (status >= 400) expect(Object.keys(reply.body)).toEqual(said);
      expect(reply.headers.get("set-cookie")).toBeNull();
      expect(reply.headers.get("access-control-allow-origin")).toBeNull();
    },
  );
});
