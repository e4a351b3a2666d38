import { setTimeout as pause } from "node:timers/promises";
import { percentile, time } from "../../figures.ts";
import { callerOf, callersOf, type DeedToDo, type Served, upTo } from "./deed.ts";

const typed = ["react developer", "remote engineer", "berlin", "machine learning", "software", "data analyst"];
const betweenLetters = 150;

export const searching: readonly DeedToDo[] = [
  { name: "a letter in the palette while twenty type (p95)", unit: "ms", most: [60], run: typeTogether },
  { name: "another name of the commonest skill is found", unit: "ms", most: [1000], run: nameSkill },
  { name: "a company's new name is found with its people", unit: "ms", run: renameCompany },
];

async function typeTogether(board: Served): Promise<number> {
  const times: number[] = [];
  const callers = await callersOf(board, upTo(20));
  const type = async (search: (typeof callers)[number], place: number) => {
    await pause((place * betweenLetters) / callers.length);
    for (const text of [typed[place % typed.length], typed[(place + 1) % typed.length]] as string[]) {
      for (let letters = 2; letters <= text.length; letters += 1) {
        times.push(await time(() => search("GET", `/search?q=${encodeURIComponent(text.slice(0, letters))}`)));
        await pause(betweenLetters);
      }
    }
  };
  await Promise.all(callers.map(type));
  return percentile(times, 0.95);
}

async function nameSkill(board: Served): Promise<number> {
  const [{ id, holders }] = await board.database<[{ id: number; holders: number }]>`
    select skill_id as id, count(*)::int as holders from user_skills group by 1 order by 2 desc limit 1`;
  const admin = await callerOf(board, 5);
  return time(async () => {
    await admin("POST", `/skills/${id}/aliases`, { alias: "Zwirbelkunde" });
    const { total } = await admin("GET", "/users?search=zwirbelkunde");
    if (total < holders / 2) throw new Error(`${total} of ${holders} were found`);
  });
}

async function renameCompany(board: Served): Promise<number> {
  const [{ number, people }] = await board.database<[{ number: number; people: number }]>`
    select number, count(*)::int as people from users join posts on posts.id = company_id group by 1 order by 2 desc limit 1`;
  const admin = await callerOf(board, 5);
  const form = new FormData();
  form.set("name", "Zwirbelwerk");
  return time(async () => {
    await admin("PUT", `/company/${number}`, form);
    // The new name of a large company reaches the search index in batches.
    for (let found = 0, looks = 0; found < people / 2; looks += 1) {
      if (looks === 600) throw new Error(`${found} of ${people} were found`);
      if (looks > 0) await pause(100);
      found = (await admin("GET", "/users?search=zwirbelwerk")).total;
    }
  });
}
