/** A valid job, with the given fields replaced. */
export const aJob = (given: Record<string, unknown> = {}) => ({
  title: "Frontend developer (React)",
  description: "We build scheduling software for small clinics.",
  location: "Berlin",
  link: "https://example.org/jobs/1",
  skills: [] as number[],
  ...given,
});

export const aPerson = (given: Record<string, unknown> = {}) => ({
  firstName: "Mira",
  lastName: "Okafor",
  email: `mira${Math.random().toString(36).slice(2)}@example.org`,
  password: "lighthouse",
  ...given,
});

export const aProject = (given: Record<string, unknown> = {}) => ({
  title: "A map of quiet places",
  description: "We collect places where one can work in peace.",
  dateFrom: "2026-01-31",
  dateTo: "2026-12-31",
  skills: [] as number[],
  ...given,
});

export const aQuestion = (given: Record<string, unknown> = {}) => ({
  title: "How do I center a div?",
  description: "I have tried everything.",
  ...given,
});

/** A multipart form; an array is sent as repeated fields. */
export function aForm(fields: Record<string, string | string[] | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of Array.isArray(value) ? value : [value]) form.append(name, each);
  }
  return form;
}

/** A random word, unique to this test run. */
export const aWord = () =>
  Array.from({ length: 10 }, () => "bcdfghjklmnpqrstvwxz"[Math.floor(Math.random() * 20)]).join("");
