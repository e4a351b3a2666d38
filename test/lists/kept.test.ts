import { expect, test } from "vitest";
import { kept } from "../../server/database/caught-up-cache.ts";
import { keptFindings } from "../../server/search/findings.ts";
import { testBoard } from "../support/board.ts";
import { aJob, aWord } from "../support/builders.ts";

const board = testBoard();

/** Something kept whose every look at the database, the loading first, ends when it is let. */
function lookedAt() {
  const looks: { value: number; end: PromiseWithResolvers<void> }[] = [];
  let written = 0;
  const look = async () => {
    const seen = { value: written, end: Promise.withResolvers<void>() };
    looks.push(seen);
    await seen.end.promise;
    return { moment: "", comparedAt: Date.now(), value: seen.value };
  };
  const current = kept({ load: look, catchUp: look });
  return { looks, ask: async () => (await current("it")).value, write: () => (written += 1) };
}

test("of those who ask at once one looks; who asks meanwhile waits for the next look, which sees what they wrote", async () => {
  const { looks, ask, write } = lookedAt();
  const first = ask();
  await expect.poll(() => looks.length).toBe(1);
  write();
  const [second, third] = [ask(), ask()];
  looks[0]?.end.resolve();
  expect(await first).toBe(0);
  await expect.poll(() => looks.length).toBe(2);
  write();
  const fourth = ask();
  looks[1]?.end.resolve();
  expect(await Promise.all([second, third])).toEqual([1, 1]);
  await expect.poll(() => looks.length).toBe(3);
  looks[2]?.end.resolve();
  expect(await fourth).toBe(2);
});

test("who asks after a look that failed gets one that doesn't", async () => {
  const { looks, ask } = lookedAt();
  const [first, second] = [ask(), ask()];
  await expect.poll(() => looks.length).toBe(1);
  looks[0]?.end.reject(new Error("The database is away."));
  await expect(first).rejects.toThrow("away");
  await expect.poll(() => looks.length).toBe(2);
  looks[1]?.end.resolve();
  expect(await second).toBe(0);
});

/** A word that so many jobs are called by that what is found by it is kept. */
async function aCommonWord(): Promise<string> {
  const word = aWord();
  await board.database`
    insert into jobs (title, description, link)
    select ${word}, 'One of many', 'https://example.org' from generate_series(1, 1100)`;
  return word;
}

test("what a search found stays as it was for whoever still reads it", async () => {
  const alice = await board.join();
  const word = await aCommonWord();
  const findingsOf = keptFindings(board.database);
  const found = () => findingsOf("jobs", [`'${word}':*`]);
  const before = await found();
  const { body: job } = await alice.post("/jobs", aJob({ title: word }));
  const after = await found();
  expect([before, after].map(({ tiers }) => tiers[0]?.size)).toEqual([1100, 1101]);
  await alice.delete(`/jobs/${job.id}`);
  expect([after, await found()].map(({ tiers }) => tiers[0]?.has(job.id))).toEqual([true, false]);
});

test("searches and writes at once never show fewer on the pages than they say", async () => {
  const alice = await board.join();
  const word = await aCommonWord();
  const write = async () => {
    const { body } = await alice.post("/jobs", aJob({ title: word }));
    const { body: list } = await alice.get(`/jobs?search=${word}`);
    expect(list.total).toBeGreaterThan(1100);
    expect(list.results.map(({ id }: { id: number }) => id)).toContain(body.id);
    await alice.delete(`/jobs/${body.id}`);
  };
  for (let round = 0; round < 5; round += 1) await Promise.all([write(), write(), write()]);
  expect((await alice.get(`/jobs?search=${word}`)).body.total).toBe(1100);
});
