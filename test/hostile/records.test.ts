// @module-tag all
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { addComment, editComment } from "../../contract/comments.ts";
import { addCompany } from "../../contract/companies.ts";
import type { Endpoint } from "../../contract/interface/endpoint.ts";
import { addJob, editJob } from "../../contract/jobs/jobs.ts";
import { signUp } from "../../contract/people/accounts.ts";
import { editUser } from "../../contract/people/users.ts";
import { addProject } from "../../contract/projects/projects.ts";
import { askQuestion } from "../../contract/questions.ts";
import { suggestSkill } from "../../contract/skills.ts";
import { type Member, testBoard } from "../support/board.ts";
import { aForm, aJob } from "../support/builders.ts";
import { validRecord } from "./contract-inputs.ts";
import { rounds, shown } from "./fuzzing.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "100000", PASSWORD_MAX: "128", QUESTION_TITLE_MAX: "200" });
let mira: Member;
let jobId: number;
let commentId: number;
let skillIds: number[];

beforeAll(async () => {
  mira = await board.join();
  skillIds = await board.skillIds("React", "CSS", "Go", "PHP", "SQL");
  jobId = (await mira.post("/jobs", aJob())).body.id;
  commentId = (await mira.post("/comments", { parent: "jobs", parentId: jobId, text: "First" })).body.id;
});

let numbered = 0;
const skills = fc.func(fc.boolean()).map((chosen) => () => skillIds.filter((id) => chosen(id)));
const link = fc.webUrl({ withQueryParameters: true, withFragments: true });
const day = fc.option(
  fc
    .date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
);
const days = fc.tuple(day, day).map(([one, other]) => (one && other && one > other ? [other, one] : [one, other]));
const address = fc.nat().map(() => `someone${++numbered}@example.org`);

type Sent = Record<string, unknown>;

/** The reply that is expected for an input: texts are trimmed, everything else is unchanged. */
const kept = (sent: Sent, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, typeof sent[name] === "string" ? sent[name].trim() : sent[name]]));

const accepted: [
  string,
  Endpoint,
  () => { given?: Record<string, fc.Arbitrary<unknown>>; path?: string; keeps: string[] },
][] = [
  ["a job", addJob, () => ({ given: { link, skills }, keeps: ["title", "description"] })],
  [
    "a changed job",
    editJob,
    () => ({ given: { link, skills }, path: `/jobs/${jobId}`, keeps: ["title", "description"] }),
  ],
  ["a project", addProject, () => ({ given: { days, skills }, keeps: ["title", "description", "dateFrom", "dateTo"] })],
  ["a question", askQuestion, () => ({ keeps: ["title", "description"] })],
  [
    "a comment",
    addComment,
    () => ({ given: { parent: fc.constant("jobs"), parentId: fc.constant(jobId) }, keeps: ["text"] }),
  ],
  ["a changed comment", editComment, () => ({ path: `/comments/${commentId}`, keeps: ["text"] })],
  ["a suggested skill", suggestSkill, () => ({ keeps: [] })],
];

describe("any valid text", () => {
  test.each(accepted)("in %s is accepted and returned as written", async (_, endpoint, how) => {
    const { given = {}, path = endpoint.path, keeps } = how();
    await fc.assert(
      fc.asyncProperty(validRecord(endpoint, given), async ({ skills: chosen, days: span, ...rest }) => {
        const [dateFrom, dateTo] = (span ?? []) as (string | null)[];
        const sent: Sent = { ...rest, ...(chosen ? { skills: (chosen as () => number[])() } : {}), dateFrom, dateTo };
        const reply = await mira.send(endpoint.method, path, {
          body: JSON.stringify(sent),
          headers: { "Content-Type": "application/json" },
        });
        if (endpoint === suggestSkill && reply.status === 409) return;
        expect(reply.status, `${shown(path, sent)} ${JSON.stringify(reply.body)}`).toBe(endpoint.status);
        expect(reply.body).toMatchObject(kept(sent, keeps));
      }),
      rounds(15),
    );
  });

  test("S41 in a company and a profile is accepted and returned as written", async () => {
    const profile = validRecord(editUser, { email: fc.constant(mira.email), profile: fc.constant("{}") });
    await fc.assert(
      fc.asyncProperty(validRecord(addCompany, {}), profile, async (company, person) => {
        const added = await mira.send("POST", "/company", {
          body: aForm({ name: `${++numbered} ${company.name}`.slice(0, 199).toWellFormed() }),
        });
        expect(added.status, JSON.stringify(company)).toBe(201);
        const saved = await mira.send("PUT", `/users/${mira.id}`, { body: aForm(person as Record<string, string>) });
        expect(saved.status, `${JSON.stringify(person)} ${JSON.stringify(saved.body)}`).toBe(200);
        expect(saved.body).toMatchObject(kept(unixForm(person), ["firstName", "lastName"]));
      }),
      rounds(15),
    );
  });

  test("S04 as a password can log in again", async () => {
    const missing = fc.constant(undefined);
    const password = fc.string({ unit: "grapheme", minLength: 9, maxLength: 20 }).filter((text) => !/^\d+$/.test(text));
    await fc.assert(
      fc.asyncProperty(
        validRecord(signUp, { email: address, password, invitation: missing, website: missing, openedFor: missing }),
        async (person) => {
          const reply = await board.visitor.post("/auth/signup", person);
          expect(reply.status, `${JSON.stringify(person)} ${JSON.stringify(reply.body)}`).toBe(201);
          const { email } = person;
          expect((await board.visitor.post("/auth/login", { email, password: person.password })).status).toBe(200);
        },
      ),
      rounds(5),
    );
  });
});

/** A form sends line breaks as CR LF, as HTML requires. */
const unixForm = (fields: Sent): Sent =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value).replace(/\r?\n|\r/g, "\r\n")]));
