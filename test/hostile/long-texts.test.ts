import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import ReactMarkdown from "react-markdown";
import remarkBreaks from "remark-breaks";
import remarkGfm from "remark-gfm";
import { beforeAll, describe, expect, test } from "vitest";
import { oneLine, text } from "../../contract/interface/fields.ts";
import { newJob } from "../../contract/jobs/jobs.ts";
import { email } from "../../contract/people/accounts.ts";
import { isReadableMarkdown } from "../../contract/texts/markdown-limits.ts";
import { checkedAnswer } from "../../server/assistant/answer-check.ts";
import { blocksOf } from "../../server/assistant/markdown-blocks.ts";
import { sentencesOf } from "../../server/assistant/sentences.ts";
import { mentionsIn } from "../../server/assistant/topic-mentions.ts";
import { workLifeSummary } from "../../server/assistant/work-life-summary.ts";
import { networkOf } from "../../server/http/network.ts";
import { english } from "../../server/languages/languages.ts";
import { indexPosts } from "../../server/search-index/search-index-store.ts";
import { linksIn } from "../../server/texts/links.ts";
import { plainBeginning, plainLines, plainTextWithAddresses } from "../../server/texts/plain-text.ts";
import { withoutNotesAndTasks } from "../../web/ui/markdown/markdown-notes.ts";
import { deviceName } from "../../web/ui/shell/device-name.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aJob, aQuestion } from "../support/builders.ts";
import { growth, hostileTexts } from "./long-texts.ts";

const short = hostileTexts(5_000);
const long = hostileTexts(20_000);
/** Each unit occurs in one of its places. */
const pairs = long
  .map(([name, text], index) => [name, [short[index]?.[1] ?? "", text]] as [string, [string, string]])
  .filter((_, index) => index % 3 === Math.floor(index / 3) % 3);

const piece = (words: string) => ({
  number: 1,
  kind: "posting" as const,
  label: "Description",
  href: "/jobs/1",
  text: words,
});
const remarkPlugins = [remarkGfm, withoutNotesAndTasks, remarkBreaks];
const rendered = (words: string) =>
  isReadableMarkdown(words) && renderToStaticMarkup(createElement(ReactMarkdown, { remarkPlugins }, words));

const readers: [name: string, read: (text: string) => unknown][] = [
  ["whether it is Markdown for readers", isReadableMarkdown],
  ["its paragraphs", blocksOf],
  ["whom it mentions and which pictures it shows", linksIn],
  ["its sentences", sentencesOf],
  ["what its sentences say of work and life", (words) => sentencesOf(words).flatMap(mentionsIn)],
  ["what it says of work and life as one sentence", mentionsIn],
  ["a model's answer", (words) => checkedAnswer(words, [piece(words)], "test")],
  ["a page that shows it", rendered],
  ["its beginning, as plain text", (words) => plainBeginning(words.slice(1), 200)],
  ["it as plain text", (words) => [plainLines(words.slice(2)), plainTextWithAddresses(words)]],
  ["a form's fields", (words) => [text(20_000), oneLine(200), email].map((field) => field.safeParse(words))],
  ["a job's form", (words) => newJob.safeParse(aJob({ title: words, link: `https://${words}`, location: words }))],
  ["a device's name, a visitor's network", (words) => [deviceName(words), networkOf(words)]],
];

describe("S94 processing time grows about linearly with the length of a text", () => {
  test.each(readers)("S94 for reading %s", { timeout: 300_000 }, (_, read) => {
    const worse = pairs.filter(([, texts]) => growth(read, texts) > 9);
    // A busy machine can be slow anywhere, but not twice in the same place.
    expect(worse.filter(([, texts]) => growth(read, texts) > 9).map(([name]) => name)).toEqual([]);
  });
});

test.each(["~a", "~~a", "]&amp;|a "])("S94 Q18 rendering time grows about linearly with repetitions of %s", (unit) => {
  const texts = [5_000, 20_000].map((size) => unit.repeat(size / unit.length)) as [string, string];
  for (const read of [linksIn, rendered]) expect(growth(read, texts)).toBeLessThan(9);
});

describe("S94 processing long texts on the board", () => {
  const board = testBoard({ RATE_LIMIT_SCALE: "100000" });
  let ada: Member;
  beforeAll(async () => {
    ada = await board.join();
  });

  const ask = async (jobId: number) => {
    const messages = [{ role: "user", content: "What is the work/life balance?" }];
    const before = process.cpuUsage();
    expect((await ada.post("/prompts", { messages, jobId })).status).toBe(200);
    return process.cpuUsage(before).user / 1000;
  };
  const posted = async (description: string): Promise<number> =>
    (await ada.post("/jobs", aJob({ description }))).body.id as number;

  test.each([
    ["a long word, then denials", (size: number) => "a".repeat(0.7 * size) + ", no overtime".repeat((0.3 * size) / 13)],
    ["denials", (size: number) => "no overtime, ".repeat(size / 13)],
    ["blanks", (size: number) => `a${" ".repeat(size - 2)}b`],
    ["comments that never end", (size: number) => `${"<!--".repeat(size / 8)}${"a".repeat(size / 2)}`],
    ["quotes' signs", (size: number) => `${"> ".repeat(size / 4)}${"a".repeat(size / 2)}`],
  ])("S94 a question about %s takes time about linear in its length", async (_, textOf) => {
    const [few, many] = [await posted(textOf(5_000)), await posted(textOf(19_900))];
    const costs = async (job: number) => Math.min(await ask(job), await ask(job), await ask(job));
    expect((await costs(many)) / Math.max(await costs(few), 10)).toBeLessThan(9);
  });

  test("S94 summarising a hundred long comments doesn't block the event loop", async () => {
    const evidence = Array.from({ length: 100 }, (_, index) => piece(`Overtime ${index}. `.repeat(400)));
    let turns = 0;
    const others = setInterval(() => (turns += 1), 0);
    await workLifeSummary(evidence, english);
    clearInterval(others);
    expect(turns).toBeGreaterThan(5);
  });

  test("S94 indexing a text takes time about linear in its length", { timeout: 300_000 }, async () => {
    const { body: question } = await ada.post("/questions", aQuestion());
    const spent = async (words: string) => {
      const [{ id }] = await board.database<[{ id: number }]>`
        update questions set description = ${words} from posts
        where posts.id = post_id and number = ${question.id} returning posts.id`;
      const began = performance.now();
      await indexPosts(board.database, [id]);
      return performance.now() - began;
    };
    const best = async (words: string) => Math.min(await spent(words), await spent(words), await spent(words));
    const growsTooMuch = async (texts: [string, string]) => {
      const [few, many] = texts.map((words) => words.toWellFormed()) as [string, string];
      return (await spent(many)) > 40 && (await best(many)) / Math.max(await best(few), 10) > 9;
    };
    const slow: string[] = [];
    for (const [name, texts] of pairs) {
      if ((await growsTooMuch(texts)) && (await growsTooMuch(texts))) slow.push(name);
    }
    expect(slow).toEqual([]);
  });
});
