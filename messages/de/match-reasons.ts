type By = { alias?: string; implied?: string };
const named = (skill: string, { alias, implied }: By) => {
  if (alias) return `${skill}, auch ${alias} genannt`;
  return implied ? `${skill}, das ${implied} einschließt` : skill;
};

export const alsoCalled = (name: string) => `auch ${name} genannt`;
export const knows = (skill: string, by: By) => `kann ${named(skill, by)}`;
export const asksFor = (skill: string, by: By) => `sucht ${named(skill, by)}`;
export const isAbout = (skill: string, by: By) => `handelt von ${named(skill, by)}`;
export const looksFor = (seat: string) => `hat den Platz ${seat}`;
export const similarTo = (typed: string) => `ähnlich wie „${typed}“`;
export const at = (company: string) => `bei ${company}`;
export const workedAt = (company: string) => `früher bei ${company}`;
export const livesIn = (place: string) => `in ${place}`;
export const of = (cohort: string) => `aus ${cohort}`;
