import { recordsOf } from "./csv.ts";
import { type FoundProfile, nothingFound } from "./profile-values.ts";

/** The files of an archive that are read. Their names are English in every language. */
export const archiveFiles = ["profile", "positions", "skills", "languages"] as const;
export type ArchiveFile = (typeof archiveFiles)[number];

/** The headings of each column, English and German, in lower case. */
const headings = {
  headline: ["headline", "profil-slogan", "berufsbezeichnung", "überschrift"],
  about: ["summary", "zusammenfassung", "info"],
  websites: ["websites", "website", "webseiten"],
  company: ["company name", "company", "name des unternehmens", "unternehmensname", "unternehmen", "firmenname"],
  finished: ["finished on", "end date", "beendet am", "endete am", "enddatum", "ende"],
  name: ["name", "language", "sprache", "kenntnis"],
  level: ["proficiency", "kenntnisse", "sprachniveau", "niveau", "kenntnisstand"],
};

function cell(record: Map<string, string>, column: keyof typeof headings): string {
  const heading = headings[column].find((one) => record.get(one));
  return heading ? (record.get(heading) ?? "") : "";
}

/** The profile in the tables of an archive, given as texts. */
export function profileInTables(texts: Partial<Record<ArchiveFile, string>>): FoundProfile {
  const of = (file: ArchiveFile) => recordsOf(texts[file] ?? "");
  const [profile = new Map<string, string>()] = of("profile");
  const positions = of("positions").filter((position) => cell(position, "company") !== "");
  const present = positions.find((position) => cell(position, "finished") === "");
  const names = [...new Set(positions.map((position) => cell(position, "company")))];
  const company = present ? cell(present, "company") : null;
  return {
    ...nothingFound,
    headline: cell(profile, "headline") || null,
    about: cell(profile, "about") || null,
    links: linksIn(cell(profile, "websites")),
    company,
    formerCompanies: names.filter((name) => name !== company),
    languages: of("languages")
      .map((record) => ({ name: cell(record, "name"), level: cell(record, "level") }))
      .filter(({ name }) => name !== ""),
    skills: of("skills")
      .map((record) => cell(record, "name"))
      .filter(Boolean),
  };
}

/** `[COMPANY:https://example.org,PERSONAL:https://example.net]` */
const linksIn = (websites: string) => [...websites.matchAll(/https?:\/\/[^\s,\]]+/g)].map(([link]) => link);
