import { calendarDay, number } from "./formats.ts";

const roles: Record<string, string> = { user: "Mitglied", moderator: "Moderator:in", admin: "Admin" };
const kinds: Record<string, { one: string; many: string }> = {
  members: { one: "Mitglied", many: "Mitglieder" },
  companies: { one: "Firma", many: "Firmen" },
  skills: { one: "Kenntnis", many: "Kenntnisse" },
  jobs: { one: "Job", many: "Jobs" },
  projects: { one: "Projekt", many: "Projekte" },
  cohorts: { one: "Jahrgang", many: "Jahrgänge" },
  figures: { one: "Monat an Zahlen", many: "Monate an Zahlen" },
};

export const role = (before: string, after: string) => `von ${roles[before] ?? before} zu ${roles[after] ?? after}`;
export const emailToo = "auch die Adresse";
export const until = (endsAt: string) => `bis zum ${calendarDay(new Date(endsAt))}`;
const outcomes = {
  kept: "in Ordnung",
  hidden: "ausgeblendet",
  removed: "entfernt",
  cleared: "teilweise entfernt",
  suspended: "gesperrt",
  held: "zurückgehalten",
};
export const outcome = (decided: keyof typeof outcomes) => outcomes[decided];
export const addresses = (count: number) => (count === 1 ? "eine Adresse" : `${number(count)} Adressen`);
export const postsKept = "Beiträge stehen gelassen";
export const postsErased = "Beiträge gelöscht";

export const exported = (count: number, kind: string) =>
  `${number(count)} ${kinds[kind]?.[count === 1 ? "one" : "many"] ?? kind}`;
type Changes = { kind: string; added: number; updated: number };
const changed = ({ kind, added, updated }: Changes) => {
  const name = kinds[kind]?.many ?? kind;
  if (updated === 0) return `${name}: ${number(added)} neu`;
  if (added === 0) return `${name}: ${number(updated)} geändert`;
  return `${name}: ${number(added)} neu, ${number(updated)} geändert`;
};
export const imported = (changes: Changes[]) => changes.map(changed).join("; ") || "nichts Neues";
export const restored = (isOwn: boolean, day: string) =>
  `vom ${calendarDay(new Date(day))}, ${isOwn ? "von diesem Board" : "von einem anderen Board"}`;
