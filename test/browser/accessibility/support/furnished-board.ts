import { type BrowserMember, test as base, type Cast } from "../../../support/browser/browser.ts";
import { aForm, aJob, aProject, aQuestion, aWord } from "../../../support/builders.ts";
import { aPng } from "../../../support/pictures.ts";

/** The ids of one record of each kind. */
export type Records = {
  job: number;
  project: number;
  question: number;
  company: number;
  skill: number;
  user: number;
  cohort: number;
  conversation: number;
  case: number;
};

export type Furnished = {
  /** The author of all of `full`. */
  owner: BrowserMember;
  admin: BrowserMember;
  /** Records with everything they can have: skills, company, picture, comments, matching people. */
  full: Records;
  /** Records with required fields only, posted by `novice`, who has filled in nothing. */
  bare: Records;
  novice: BrowserMember;
};

/** A board with records of all kinds, made once for all files of a worker. Tests only read it. */
export const test = base.extend<object, { board: Furnished }>({
  board: [
    async ({ cast }, use) => {
      await use(await furnish(cast));
    },
    { scope: "worker", timeout: 30_000 },
  ],
});

async function furnish(cast: Cast): Promise<Furnished> {
  const [owner, fitting, novice, admin] = await Promise.all([
    cast.join({ firstName: "Olga", skills: ["CSS", "Erlang"] }),
    cast.join({ firstName: "Fatima", skills: ["Erlang"] }),
    cast.join({ firstName: "Nils" }),
    cast.join({ firstName: "Ada", role: "admin" }),
  ]);
  const cohorts = await Promise.all([aCohort(admin, owner, fitting), aCohort(admin)]);
  const { body: conversation } = await fitting.post("/contacts", { userId: owner.id, text: "Hello", about: null });
  const { body: request } = await novice.post("/contacts", { userId: fitting.id, text: "Hello", about: null });
  const [full, bare] = await Promise.all([furnishFully(cast, owner, fitting), furnishBarely(cast, novice)]);
  await novice.post(`/projects/${full.project}/seats/1/requests`, { text: "I would like to join." });
  const cases = await Promise.all([
    aCase(admin, fitting, { parent: "jobs", id: full.job, reason: "illegal", text: "It pays less than the law says." }),
    aCase(admin, fitting, { parent: "users", id: novice.id, reason: "spam" }),
  ]);
  return {
    ...{ owner, admin, novice },
    full: { ...full, cohort: cohorts[0], conversation: conversation.id, case: cases[0] },
    bare: { ...bare, cohort: cohorts[1], conversation: request.id, case: cases[1] },
  };
}

/** The id of the case that a report opens. */
async function aCase(admin: BrowserMember, by: BrowserMember, report: Reported) {
  await by.post("/reports", report);
  const { body } = await admin.get("/admin/reports?limit=1000");
  const isOfIt = (each: { parent: string; recordId: number }) =>
    each.parent === report.parent && each.recordId === report.id;
  return body.results.find(isOfIt).id as number;
}

/** The id of a new cohort with these people. */
async function aCohort(admin: BrowserMember, ...verified: BrowserMember[]): Promise<number> {
  const { body } = await admin.post("/cohorts", { name: `Web ${aWord()}` });
  for (const { id } of verified) await admin.put(`/cohorts/${body.id}/members/${id}`);
  return body.id;
}

type Reported = { parent: string; id: number; reason: string; text?: string };

type Posted = Omit<Records, "cohort" | "conversation" | "case">;

async function furnishFully(cast: Cast, owner: BrowserMember, fitting: BrowserMember): Promise<Posted> {
  const skills = await cast.skillIds("Erlang", "Haskell");
  const name = `Lantern ${owner.id}`;
  const { body: company } = await owner.send("POST", "/company/", { body: aForm({ name, file: await aPng() }) });
  const { firstName, lastName, email } = owner;
  const own = (await cast.skillIds("CSS", "Erlang")).map(String);
  const profile = { firstName, lastName, email, companyId: String(company.id), skills: own, file: await aPng() };
  await owner.send("PUT", `/users/${owner.id}`, { body: aForm(profile) });
  const description = "We build **quiet** software.\n\n- No overtime\n- 30 days of vacation\n\n## Where\n\nIn Kassel.";
  const facts = { ...allFacts, required: skills.slice(0, 1) };
  const { body: job } = await owner.post("/jobs", aJob({ description, skills, companyId: company.id, ...facts }));
  const { body: project } = await owner.post("/projects", aProject({ description, skills, ...projectFacts(skills) }));
  const { body: question } = await owner.post("/questions", aQuestion());
  await fitting.post("/jobs", aJob({ title: "Switchboard keeper", skills }));
  await fitting.post("/projects", aProject({ title: "A switchboard", skills }));
  for (const [parent, { id }] of Object.entries({
    jobs: job,
    projects: project,
    questions: question,
    companies: company,
  }))
    for (const author of [owner, fitting]) await author.post("/comments", { parent, parentId: id, text: "Well said." });
  return {
    job: job.id,
    project: project.id,
    question: question.id,
    company: company.id,
    skill: skills[0] as number,
    user: owner.id,
  };
}

async function furnishBarely(cast: Cast, novice: BrowserMember): Promise<Posted> {
  const { body: company } = await novice.send("POST", "/company/", { body: aForm({ name: `Bare ${novice.id}` }) });
  const { body: job } = await novice.post("/jobs", aJob({ location: "" }));
  const { body: project } = await novice.post("/projects", aProject({ dateFrom: "", dateTo: "" }));
  const { body: question } = await novice.post("/questions", aQuestion({ title: "Why?" }));
  const [skill] = (await cast.skillIds("COBOL")) as [number];
  return { job: job.id, project: project.id, question: question.id, company: company.id, skill, user: novice.id };
}

const projectFacts = (skills: number[]) => ({
  stage: "building",
  repository: "https://example.org/quiet/places",
  seats: [
    { name: "Switchboard", skills, hours: 6 },
    { name: "Texts", skills: [], state: "closed" },
  ],
});

const allFacts = {
  workplace: "hybrid",
  type: "part-time",
  seniority: "senior",
  salary: { min: 25.5, max: 30, currency: "EUR", per: "hour" },
  languages: [{ code: "de", level: "C1" }],
};
