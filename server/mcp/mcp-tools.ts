import { z } from "zod";
import { workLifeEvidence } from "../../contract/assistant.ts";
import { getCompany } from "../../contract/companies.ts";
import type { Endpoint, InputOf, OutputOf } from "../../contract/interface/endpoint.ts";
import { getJob } from "../../contract/jobs/jobs.ts";
import { saveJob } from "../../contract/jobs/saved-jobs.ts";
import { matchJobs } from "../../contract/matches.ts";
import { paths, places, recordPaths } from "../../contract/pages.ts";
import { listUsers } from "../../contract/people/users.ts";
import { findSimilarQuestions, getQuestion, keepAnswerDraft } from "../../contract/questions.ts";
import { type Hit, searchEverything } from "../../contract/search/search.ts";

/** Turns a page's path into a full address. */
type At = (path: string) => string;

/** A tool: a call of the HTTP interface with fewer arguments, whose records contain their address. */
export type Tool = {
  name: string;
  description: string;
  arguments: z.ZodObject;
  call: Endpoint;
  inputFor: (given: Record<string, unknown>) => unknown;
  /** The reply with the address of each record. */
  addressed: (reply: never, at: At) => object;
};

type Declared<A extends z.ZodObject, E extends Endpoint> = {
  description: string;
  arguments: A;
  call: E;
  inputFor?: (given: z.output<A>) => InputOf<E>;
  addressed: (reply: OutputOf<E>, at: At) => object;
};

const tool = <A extends z.ZodObject, E extends Endpoint>(name: string, declared: Declared<A, E>): Tool => ({
  name,
  ...declared,
  inputFor: (declared.inputFor as Tool["inputFor"] | undefined) ?? ((given) => given),
});

const id = z.int().positive();
const one = (pathOf: (id: number) => string) => (record: { id: number }, at: At) => ({
  address: at(pathOf(record.id)),
  ...record,
});
const several =
  (pathOf: (id: number) => string) =>
  <Reply extends { results: { id: number }[] }>(reply: Reply, at: At) => ({
    ...reply,
    results: reply.results.map((record) => one(pathOf)(record, at)),
  });

const pathOfHit = ({ kind, id, commentId }: Hit) =>
  commentId === null ? recordPaths[kind](id) : `${recordPaths[kind](id)}#${places.comment(commentId)}`;

/** Their descriptions are the board's own words: nothing that a member wrote is ever part of them. */
export const tools: readonly Tool[] = [
  tool("search", {
    description: "Find jobs, projects, questions, companies, members, skills and cohorts at once, the best first.",
    arguments: z.object({ query: z.string() }),
    call: searchEverything,
    inputFor: ({ query }) => ({ q: query }),
    addressed: (reply, at) => ({
      ...reply,
      groups: reply.groups.map((group) => ({
        ...group,
        results: group.results.map((hit) => ({ address: at(pathOfHit(hit)), ...hit })),
      })),
    }),
  }),
  tool("get_job", {
    description: "Read a job.",
    arguments: z.object({ id }),
    call: getJob,
    addressed: one(paths.job),
  }),
  tool("jobs_that_fit_me", {
    description: "List the jobs that fit the member's skills, the best first, with what they have and lack.",
    arguments: z.object({}),
    call: matchJobs,
    addressed: several(paths.job),
  }),
  tool("get_question", {
    description: "Read a question.",
    arguments: z.object({ id }),
    call: getQuestion,
    addressed: one(paths.question),
  }),
  tool("similar_questions", {
    description: "List questions that are similar to a title, at most five.",
    arguments: z.object({ title: z.string() }),
    call: findSimilarQuestions,
    addressed: several(paths.question),
  }),
  tool("find_people", {
    description: "Find members by name, skill, company or what they write about themselves.",
    arguments: z.object({ search: z.string() }),
    call: listUsers,
    addressed: several(paths.user),
  }),
  tool("get_company", {
    description: "Read about a company.",
    arguments: z.object({ id }),
    call: getCompany,
    addressed: one(paths.company),
  }),
  tool("work_life_evidence", {
    description: "Quote what a job's posting and comments say about work and life, each sentence with its source.",
    arguments: z.object({ id }),
    call: workLifeEvidence,
    addressed: (reply, at) => ({
      ...reply,
      sources: reply.sources.map((source) => ({ address: at(source.href), ...source })),
    }),
  }),
  tool("save_job", {
    description: "Save a job to the member's own list. Nobody is notified.",
    arguments: z.object({ id }),
    call: saveJob,
    addressed: (reply) => reply,
  }),
  tool("draft_answer", {
    description:
      "Put a draft into the member's answer field of a question. It is not sent: give the member the page's address, where they read, change and send it.",
    arguments: z.object({ id, text: z.string() }),
    call: keepAnswerDraft,
    addressed: (reply) => reply,
  }),
];
