import { type FoundProfile, UnreadableFile } from "./profile-values.ts";

type Json = Record<string, unknown>;

/** The profile in a JSON Resume; fields of another shape are left out. Throws UnreadableFile. */
export function profileInResume(text: string): FoundProfile {
  const resume = objectIn(parsed(text));
  const basics = objectIn(resume.basics);
  const work = listIn(resume.work).map((job) => ({
    name: textIn(job.name) || textIn(job.company),
    isOver: textIn(job.endDate) !== "",
  }));
  const named = work.filter(({ name }) => name !== "");
  const company = named.find(({ isOver }) => !isOver)?.name ?? null;
  const links = [textIn(basics.url), ...listIn(basics.profiles).map((profile) => textIn(profile.url))];
  return {
    headline: textIn(basics.label) || null,
    about: textIn(basics.summary) || null,
    links: links.filter((link) => /^https?:\/\//.test(link)),
    company,
    formerCompanies: [...new Set(named.map(({ name }) => name))].filter((name) => name !== company),
    languages: listIn(resume.languages)
      .map((spoken) => ({ name: textIn(spoken.language), level: textIn(spoken.fluency) }))
      .filter(({ name }) => name !== ""),
    skills: listIn(resume.skills)
      .flatMap((skill) => [textIn(skill.name), ...(Array.isArray(skill.keywords) ? skill.keywords.map(textIn) : [])])
      .filter(Boolean),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFile("notAnArchive");
  }
}

const objectIn = (value: unknown): Json => (typeof value === "object" && value !== null ? (value as Json) : {});
const listIn = (value: unknown): Json[] => (Array.isArray(value) ? value.map(objectIn) : []);
const textIn = (value: unknown) => (typeof value === "string" ? value.trim() : "");
