import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { languageOf } from "../../contract/languages/text-language.ts";

const german = [
  "Die Würde des Menschen ist unantastbar. Sie zu achten und zu schützen ist Verpflichtung aller staatlichen Gewalt.",
  "Hallo zusammen, kennt jemand eine gute Quelle für Docker Compose mit mehreren Environments?",
  "Wir suchen ab sofort eine:n Frontend Developer (React) in Köln oder remote. Du arbeitest mit TypeScript und GraphQL.",
  "Bei der IT der Stadt: MIT-Lizenz, IT-Sicherheit, IT-Betrieb und viel Ruhe.",
  "## Aufgaben\n\n- Du entwickelst APIs mit Node.js und PostgreSQL\n- Code Reviews sind für uns kein Ritual",
  "Ich bin auch über einen Quereinstieg dazu gekommen".normalize("NFD"),
];
const english = [
  "All human beings are born free and equal in dignity and rights.",
  "Has anyone moved from Angular to React? We can't decide whether it's worth the trouble.",
  "We're a small team in Zürich building software for the Kantonspolizei and for the SBB.",
  "It was so nice to meet you all in Köln! I will be back.",
];
const neither = [
  ...["", "React", "Frontend Developer (React)", "Rust, Go, C++, TypeScript, PostgreSQL, Docker, Kubernetes"],
  ...[
    "MIT IT AND OR DIE DER",
    "So was will man in Berlin",
    "👋🏽 🎉",
    "42",
    "Office of the mayor".slice(0, 9),
    "der Hut",
  ],
  "The answer is here. Die Antwort ist hier und auch da.",
  "Nous cherchons du temps, des idées et du café pour un projet dans le quartier.",
  "Привет всем, кто знает React?",
];

describe("S123 L22 the language of a text", () => {
  test.each(german)("L22 is German: %s", (text) => expect(languageOf(text)).toBe("de"));
  test.each(english)("L22 is English: %s", (text) => expect(languageOf(text)).toBe("en"));
  test.each(neither)("L22 isn't determined: %s", (text) => expect(languageOf(text)).toBeUndefined());

  test("L22 needs three times as many words of it as of the other language", () => {
    expect(languageOf(`${"und ".repeat(6)} the the`)).toBe("de");
    expect(languageOf(`${"und ".repeat(5)} the the`)).toBeUndefined();
    expect(languageOf(`${"the ".repeat(6)} und und`)).toBe("en");
    expect(languageOf(`${"the ".repeat(5)} und und`)).toBeUndefined();
  });

  const folder = new URL("../../../shared/data/", import.meta.url);
  const has = existsSync(fileURLToPath(folder));
  const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), "utf8"));

  test.skipIf(!has)("L22 is right for real job titles and descriptions", () => {
    const titles = read("jobs.json").map(({ title }: { title: string }) => languageOf(title));
    expect(titles.filter((language: string) => language === "de")).toEqual([]);
    const texts = read("companies.json").map(({ description }: { description: string }) => languageOf(description));
    expect(texts.filter((language: string) => language !== "en")).toEqual([undefined]);
  });
});
