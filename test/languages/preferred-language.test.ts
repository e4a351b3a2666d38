import fc from "fast-check";
import { expect, test } from "vitest";
import { preferredLanguage } from "../../server/languages/preferred-language.ts";

test.each([
  ["de-AT, en;q=0.8", "de"],
  ["fr, de;q=0.5", "de"],
  ["en;q=0.3, de", "de"],
  ["en-GB, de;q=0.9, en;q=0.8", "en"],
  ["de-DE, en;q=0.9, de;q=0.8", "de"],
  ["DE", "de"],
  ["de;q=0, en;q=0.1", "en"],
  ["en, de", "en"],
  ["de, en", "de"],
  ["*;q=0.5, de;q=0.2", "en"],
  ["*, en;q=0", "de"],
] as const)("L01 the Accept-Language %s prefers %s", (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

test.each([undefined, "", "fr", "*", "fr, *;q=0.5", "de;q=0", "den", "q=1", ";,;", "en_GB de", "\u0000"])(
  "L01 the Accept-Language %j prefers neither language",
  (header) => {
    expect(preferredLanguage(header)).toBeUndefined();
  },
);

test("L01 no Accept-Language header is an error", () => {
  const part = fc.constantFrom("de", "en", "-AT", ",", ";", "q=", "0.5", "*", " ", '"', "\\", "=", "é", "constructor");
  const header = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(part).map((parts) => parts.join("")),
  );
  fc.assert(fc.property(header, (sent) => [undefined, "en", "de"].includes(preferredLanguage(sent))));
});
