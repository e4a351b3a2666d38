import { expect, test } from "vitest";
import { checkDatabase } from "../../server/cli/doctor-checks.ts";
import { readConfig } from "../../server/config/config.ts";
import { testBoard } from "../support/board.ts";
import { aJob, aQuestion } from "../support/builders.ts";
import { commandLine } from "../support/command-line.ts";

const board = testBoard();
const command = commandLine(board);

test("F37 doctor reports outdated search documents, and reindex renews them while the board runs", async () => {
  const member = await board.join({ lastName: "Quendel" });
  const { body: job } = await member.post("/jobs", aJob({ title: "Lighthouse keeper" }));
  await member.post("/questions", aQuestion({ title: "Which lamp?" }));
  const found = async () => {
    const searches = [
      "/jobs?search=lighthouse",
      "/questions?search=lamp",
      "/users?search=quendel",
      "/skills?search=js",
    ];
    const replies = await Promise.all(searches.map((path) => member.get(path)));
    return replies.map(({ body }) => body.results.map(({ id }: { id: number }) => id));
  };
  const inStep = await found();
  expect(inStep[0]).toEqual([job.id]);
  const words = async () =>
    (await checkDatabase(board.database, readConfig({}))).find(({ about }) => about === "search")?.words;
  expect(await words()).toBe("every record is indexed");

  await board.database`delete from search_documents where kind = 'user'`;
  await board.database`update search_documents set lexemes = '' where kind in ('job', 'skill')`;
  await board.database`update search_documents set visible = false where kind = 'question'`;
  await board.database`
    insert into search_documents (kind, record_id, visible, created_at, lexemes) values ('company', 999999, true, now(), 'cx')`;
  const [skills] = await board.database<[{ count: number }]>`select count(*)::int from skills`;
  expect(await words()).toBe(
    `the index of some records is out of date (company 1, job 1, question 1, skill ${skills.count}, user 1): npm run board -- reindex`,
  );

  expect(await command("reindex")).toEqual({ code: 0, said: `${skills.count + 3} records\n` });
  expect(await words()).toBe("every record is indexed");
  expect(await found()).toEqual(inStep);
});

test("F37 after an upgrade doctor warns of records still to be reindexed, until due work did so", async () => {
  await board.database`update search_documents set stale = true`;
  const [{ count }] = await board.database<[{ count: number }]>`select count(*)::int from search_documents`;
  const check = async () =>
    (await checkDatabase(board.database, readConfig({}))).find(({ about }) => about === "search");
  expect(await check()).toMatchObject({ state: "mind", words: expect.stringContaining(`${count} records`) });
  await command("due");
  expect(await check()).toMatchObject({ state: "well" });
});
