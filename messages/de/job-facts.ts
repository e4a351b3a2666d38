const locale = "de-DE";
const languages = /* @__PURE__ */ new Intl.DisplayNames(locale, { type: "language" });

export const workplaces = { onsite: "Vor Ort", hybrid: "Hybrid", remote: "Remote" };
export const types = {
  "full-time": "Vollzeit",
  "part-time": "Teilzeit",
  "working-student": "Werkstudium",
  internship: "Praktikum",
  apprenticeship: "Ausbildung",
  freelance: "Freiberuflich",
};
export const seniorities = { junior: "Junior", mid: "Mittleres Niveau", senior: "Senior", lead: "Leitung" };
export const language = (code: string) => languages.of(code) ?? code;
export const postedWithin = (days: number) => (days === 1 ? "24 Stunden" : `${days} Tage`);
export const fitsMe = "Passt zu mir";
export const saved = "Gemerkt";

export const workplace = "Arbeitsort";
export const type = "Art";
export const level = "Erfahrung";
export const salary = "Gehalt";
export const spoken = "Sprachen";
export const listedUntil = "Auf der Liste bis";
export const spokenAt = (language: string, level: string) => `${language} ${level}`;
export const native = "Erstsprache";
