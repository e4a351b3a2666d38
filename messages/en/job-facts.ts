const locale = "en-GB";
const languages = /* @__PURE__ */ new Intl.DisplayNames(locale, { type: "language" });

export const workplaces = { onsite: "On site", hybrid: "Hybrid", remote: "Remote" };
export const types = {
  "full-time": "Full-time",
  "part-time": "Part-time",
  "working-student": "Working student",
  internship: "Internship",
  apprenticeship: "Apprenticeship",
  freelance: "Freelance",
};
export const seniorities = { junior: "Junior", mid: "Mid-level", senior: "Senior", lead: "Lead" };
export const language = (code: string) => languages.of(code) ?? code;
export const postedWithin = (days: number) => (days === 1 ? "24 hours" : `${days} days`);
export const fitsMe = "Fits me";
export const saved = "Saved";

export const workplace = "Workplace";
export const type = "Type";
export const level = "Level";
export const salary = "Salary";
export const spoken = "Languages";
export const listedUntil = "Listed until";
export const spokenAt = (language: string, level: string) => `${language} ${level}`;
export const native = "native";
