// @module-tag all
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { topics } from "../../contract/assistant.ts";
import { blocksOf } from "../../server/assistant/markdown-blocks.ts";
import type { EvidencePiece } from "../../server/assistant/work-life-evidence.ts";
import { workLifeSummary } from "../../server/assistant/work-life-summary.ts";
import { english } from "../../server/languages/languages.ts";
import { realTopics } from "./real-topics.ts";

const file = fileURLToPath(new URL("../../../shared/data/companies.json", import.meta.url));
type Company = { name: string; description: string };
const companies: Company[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];

const piecesOf = ({ description }: Company): EvidencePiece[] =>
  blocksOf(description).map(({ line, ...block }, index) => ({
    number: index + 1,
    label: "",
    href: `#${line}`,
    ...block,
  }));

test.skipIf(companies.length === 0).each(Object.entries(realTopics))(
  "the summary of the real description of %s finds the topics that a person found",
  async (name, read) => {
    const company = companies.find((each) => each.name === name) as Company;
    const { findings, unmentioned } = await workLifeSummary(piecesOf(company), english);
    const found = new Set(findings.map(({ topic }) => topic));
    expect([...found].toSorted()).toEqual(read.toSorted());
    expect([...found, ...unmentioned].toSorted()).toEqual([...topics].toSorted());
  },
);

test.skipIf(companies.length === 0)("every quotation is word for word in its source", async () => {
  const flat = (text: string) => text.replace(/\s+/g, " ");
  for (const company of companies) {
    const pieces = piecesOf(company);
    for (const { quote, source } of (await workLifeSummary(pieces, english)).findings) {
      const { text = "" } = pieces.find(({ number }) => number === source) ?? {};
      expect(flat(text)).toContain(quote.replace(/^… | …$/g, ""));
    }
  }
});

test("at least thirty descriptions were annotated by hand", () => {
  expect(Object.keys(realTopics).length).toBeGreaterThanOrEqual(30);
});
