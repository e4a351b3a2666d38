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
async function prepare(call: string) {
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

test("S18 the table of rights has a row for every call of the contract, and no others", () => {
  expect(Object.keys(rights).toSorted()).toEqual([...new Set(contract)].toSorted());
});

const rowsWhere = (isMeant: (status: number) => boolean) =>
  Object.entries(rights).flatMap(([call, row]) => {
    const meant = people.flatMap((person, place) => {
      const status = row[place] as number;
      return isMeant(status) ? [[person, status] as const] : [];
    });
    return meant.length > 0 ? [[call, meant] as const] : [];
  });

describe("calls that are refused", () => {
  const refused = rowsWhere((status) => status >= 400);
  const replies = new Map<string, Reply>();
  let [before, after]: Record<string, string>[] = [];

  // All send the same about the same record, which stays as it is.
  beforeAll(async () => {
    const scenes = [];
    for (const [call, persons] of refused) scenes.push({ call, persons, ...(await prepare(call)) });
    const others = new Map<Person, Caller>();
    for (const person of people) others.set(person, await actorAs(person, scenes[0]?.owner as Member));
    before = await dumpOf(board.database);
    for (const { call, persons, owner, sendAs } of scenes) {
      for (const [person] of persons) {
        const actor = person === "owner" ? owner : (others.get(person) as Caller);
        replies.set(`${person} ${call}`, await sendAs(actor));
      }
    }
    after = await dumpOf(board.database);
  }, 120_000);

  test.each(refused)("S18 S27 %s", (call, persons) => {
    for (const [person, status] of persons) {
      const reply = replies.get(`${person} ${call}`) as Reply;
      expect({ person, status: reply.status }).toEqual({ person, status });
      const said = reply.body.code === "invalid" ? ["error", "code", "fields"] : ["error", "code"];
      expect(Object.keys(reply.body)).toEqual(said);
      expectNoCookieAndNoStranger(reply);
    }
  });

  test("S19 change nothing", () => {
    expect(after).toEqual(before);
  });
});

const served = rowsWhere((status) => status < 400);
/** What a visitor or any member may do, one of them proves. */
const isProvenByOne = (persons: (typeof served)[number][1]) => ["visitor", "member"].includes(persons[0]?.[0] ?? "");

describe("calls that are served", () => {
  const proving = served.map(
    ([call, persons]) => [call, isProvenByOne(persons) ? persons.slice(0, 1) : persons] as const,
  );

  test.each(proving)("S18 %s", expectServed);
});

describe("calls that are served to members of every role", { tags: "all" }, () => {
  const others = served.flatMap(([call, persons]) =>
    isProvenByOne(persons) && persons.length > 1 ? [[call, persons.slice(1)] as const] : [],
  );

  test.each(others)("S18 %s", expectServed);
});

async function expectServed(call: string, persons: (typeof served)[number][1]): Promise<void> {
  let scene = await prepare(call);
  for (const [place, [person, status]] of persons.entries()) {
    // Reading leaves the record as it is.
    if (place > 0 && !call.startsWith("GET ")) scene = await prepare(call);
    const reply = await scene.sendAs(await actorAs(person, scene.owner));
    expect({ person, status: reply.status }).toEqual({ person, status });
    expectNoCookieAndNoStranger(reply);
  }
}
