/** The alias by which a skill was found, or the typed skill that it implies. */
type By = { alias?: string; implied?: string };
const named = (skill: string, { alias, implied }: By) => {
  if (alias) return `${skill}, also called ${alias}`;
  return implied ? `${skill}, which implies ${implied}` : skill;
};

export const alsoCalled = (name: string) => `also called ${name}`;
export const knows = (skill: string, by: By) => `knows ${named(skill, by)}`;
export const asksFor = (skill: string, by: By) => `asks for ${named(skill, by)}`;
export const isAbout = (skill: string, by: By) => `is about ${named(skill, by)}`;
export const looksFor = (seat: string) => `has the seat ${seat}`;
export const similarTo = (typed: string) => `similar to “${typed}”`;
export const at = (company: string) => `at ${company}`;
export const workedAt = (company: string) => `worked at ${company} before`;
export const livesIn = (place: string) => `in ${place}`;
export const of = (cohort: string) => `of ${cohort}`;
