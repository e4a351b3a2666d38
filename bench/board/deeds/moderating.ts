import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { indexPosts } from "../../../server/finding/search-documents.ts";
import { holdWordsFrom } from "../../../server/moderation/defences/hold-words.ts";
import { median, percentile, time } from "../../figures.ts";
import { chance, prose, vocabulary } from "../seed/words.ts";
import { callerOf, type DeedToDo, type Served, upTo } from "./deed.ts";

export const moderating: readonly DeedToDo[] = [
  { name: "20,000 characters are held against 1,000 words (p95)", unit: "ms", most: [5], run: lookForWords },
  { name: "a question with 1,000 comments is hidden", unit: "ms", most: [100], run: hideThread },
  { name: "a member with 10,000 posts is suspended", unit: "ms", most: [1000], run: suspendProlific },
];

async function lookForWords(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "homecoming-bench-"));
  const file = join(folder, "words.txt");
  writeFileSync(
    file,
    vocabulary
      .slice(-1000)
      .map((word, place) => (place % 3 === 0 ? `${word}*` : word))
      .join("\n"),
  );
  const held = holdWordsFrom(file);
  rmSync(folder, { recursive: true });
  const texts = upTo(50).map((seed) => prose(3500, chance(seed)).slice(0, 20_000));
  const times = [...texts, ...texts].map((text) => {
    const began = performance.now();
    held(text);
    return performance.now() - began;
  });
  return percentile(times.slice(texts.length), 0.95);
}

async function hideThread(board: Served): Promise<number> {
  const admin = await callerOf(board, 5);
  const decide = async (outcome: "hidden" | "kept") => {
    const { version } = await admin("GET", "/admin/reports/1");
    const reason = outcome === "hidden" ? { reason: "spam" } : {};
    return time(() =>
      admin("POST", "/admin/reports/1/decisions", { version, outcome, text: "Advertising.", ...reason }),
    );
  };
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    times.push(await decide("hidden"));
    await decide("kept");
  }
  return median(times);
}

async function suspendProlific(board: Served): Promise<number> {
  const { database } = board;
  const prolific = 12;
  const posts = await database<{ id: number }[]>`
    with posted as (
      insert into posts (kind, number, title, owner_id)
      select 'job', next_number('job'), 'Offer ' || n, ${prolific} from generate_series(1, 10000) n returning id
    ), described as (
      insert into jobs (post_id, description, link) select id, 'We build things.', 'https://example.org/' || id from posted
    ) select id from posted`;
  for (let from = 0; from < posts.length; from += 500) {
    await indexPosts(
      database,
      posts.slice(from, from + 500).map(({ id }) => id),
    );
  }
  await database`vacuum analyze posts, jobs, search_documents`.simple();
  const admin = await callerOf(board, 5);
  return time(() => admin("PUT", `/users/${prolific}/suspension`, { reason: "Advertising.", endsOn: null }));
}
