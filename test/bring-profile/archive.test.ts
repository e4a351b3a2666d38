import { constants, deflateRawSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { profileInFile } from "../../web/bring-profile/archive.ts";
import { languagesOf, matchedByName } from "../../web/bring-profile/board-names.ts";

const archive = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const problemOf = (bytes: Uint8Array) => {
  try {
    return profileInFile(bytes);
  } catch (error) {
    return (error as Error).message;
  }
};

const english = {
  "Profile.csv": `First Name,Headline,Summary,Websites\nMira,"Maker of ""maps""","Two\nlines","[OTHER:https://mira.example]"\n`,
  "Positions.csv":
    "Company Name,Title,Started On,Finished On\nLantern Software,Dev,May 2026,\nOld Mill,Dev,2020,2026\n",
  "Skills.csv": "Name\nJavaScript\nWeaving\n",
  "Languages.csv": "Name,Proficiency\nGerman,Native or bilingual proficiency\n",
};
const german = {
  "Basic/Profile.csv": `\ufeffVorname,Profil-Slogan,Zusammenfassung,Websites\r\nMira,"Maker of ""maps""","Two\nlines",[SONSTIGE:https://mira.example]\r\n`,
  "Basic/Positions.csv":
    "Name des Unternehmens,Position,Beginn,Beendet am\r\nLantern Software,Dev,Mai 2026,\r\nOld Mill,Dev,2020,2026\r\n",
  "Basic/Skills.csv": "Name\r\nJavaScript\r\nWeaving\r\n",
  "Basic/Languages.csv": "Sprache,Kenntnisse\r\nDeutsch,Muttersprache oder zweisprachig\r\n",
};

test.each([
  ["English", english],
  ["German", german],
])("W11 an archive in %s is read as a profile", (_, files) => {
  const found = profileInFile(archive({ ...files, "messages.csv": "a,b\n" }));
  expect(found).toMatchObject({
    headline: 'Maker of "maps"',
    about: "Two\nlines",
    links: ["https://mira.example"],
    company: "Lantern Software",
    formerCompanies: ["Old Mill"],
    skills: ["JavaScript", "Weaving"],
  });
  expect(languagesOf(found.languages)).toEqual([{ code: "de", level: "native" }]);
});

test("W11a a JSON Resume is read as a profile, and its skills are matched by name and alias", () => {
  const resume = {
    basics: { label: "Maker", profiles: [{ url: "https://github.com/mira" }, 7] },
    work: [{ name: "Lantern Software" }, { name: "Old Mill", endDate: "2026-01" }],
    skills: [{ name: "JS", keywords: ["React"] }, { name: "Weaving" }],
    languages: [{ language: "de", fluency: "B2" }],
  };
  const found = profileInFile(strToU8(JSON.stringify(resume)));
  expect(found).toMatchObject({ headline: "Maker", company: "Lantern Software", formerCompanies: ["Old Mill"] });
  expect(languagesOf(found.languages)).toEqual([{ code: "de", level: "B2" }]);
  const board = [
    { id: 1, name: "JavaScript", aliases: ["js"] },
    { id: 2, name: "React" },
  ];
  expect(matchedByName(found.skills, board)).toEqual({ known: board, unknown: ["Weaving"] });
});

/** A zip whose one table unpacks to ten gigabytes of zeros. */
function bomb(): Uint8Array {
  const part = deflateRawSync(Buffer.alloc(64_000_000), { finishFlush: constants.Z_FULL_FLUSH });
  const whole = zipSync({ "Profile.csv": [new Uint8Array(1), { level: 9 }] });
  const header = whole.slice(0, 30 + "Profile.csv".length);
  new DataView(header.buffer).setUint32(18, part.length * 160, true);
  return Buffer.concat([header, ...Array<Buffer>(160).fill(part)]);
}

test("W12 a zip bomb and a broken, foreign or too large file are refused with the reason", () => {
  const bytes = bomb();
  expect(bytes.length).toBeLessThan(20_000_000);
  expect(problemOf(bytes)).toBe("tooMuch");
  expect(problemOf(archive({ "Profile.csv": `Headline\n${"a".repeat(2_000_001)}` }))).toBe("tooMuch");
  expect(problemOf(archive({ "holiday.csv": "a,b\n" }))).toBe("nothingInIt");
  expect(problemOf(strToU8("%PDF-1.7"))).toBe("notAnArchive");
  const whole = archive(english);
  expect(problemOf(Buffer.concat([whole.slice(0, 60), Buffer.alloc(40, 255)]))).not.toMatchObject({ company: "x" });
  expect(problemOf(new Uint8Array(20_000_001))).toBe("tooLarge");
});
