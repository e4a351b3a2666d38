import { z } from "zod";
import { endpoint } from "./interface/endpoint.ts";
import { id, limitedArray, optionalId, text } from "./interface/fields.ts";
import { says } from "./interface/messages.ts";

export const promptMax = 500;

export const providerHeader = "x-ai-provider";
export const modeHeader = "x-ai-mode";

/** The topics of work/life balance that the board looks for in a posting and its comments. */
export const topics = [
  "working hours",
  "overtime",
  "on-call duty",
  "remote or hybrid work",
  "flexibility",
  "part-time",
  "holidays",
  "parental leave",
  "travel",
] as const;
export type Topic = (typeof topics)[number];

/** A place on the board that an answer cites by its number. */
const source = z.object({ number: z.int(), label: z.string(), href: z.string() });
export type Source = z.infer<typeof source>;

/** A sentence about a topic. `says`: `no` if it plainly rules the topic out, `asks` if it is a question. */
const finding = z.object({
  topic: z.enum(topics),
  says: z.enum(["something", "no", "asks"]),
  quote: z.string(),
  source: z.int(),
});
export type Finding = z.infer<typeof finding>;

const answer = z.object({
  message: z.object({ role: z.literal("assistant"), content: z.string() }),
  /** The AI provider that wrote the text; null if the board answered itself. */
  provider: z.string().nullable(),
  /** What the answer was made from: `comments` are on the job, `companyComments` on its company. */
  read: z.object({ posting: z.boolean(), comments: z.int(), companyComments: z.int() }),
  sources: z.array(source),
  /** Empty if a provider answered: the sentences found, and the topics that none of them mentions. */
  findings: z.array(finding),
  unmentioned: z.array(z.enum(topics)),
});
export type Answer = z.infer<typeof answer>;

const question = z.object({
  role: z.literal("user", { error: says("onlyQuestions") }),
  content: text(promptMax),
});

/** What is said about a job's work and life, word for word. */
export const workLifeEvidence = endpoint({
  method: "GET",
  path: "/jobs/:id/evidence",
  access: "member",
  summary:
    "The sentences of a job's posting, its comments and its company's that speak of work and life, each with its source. No AI provider is asked.",
  input: z.object({ id }),
  output: answer.pick({ read: true, sources: true, findings: true, unmentioned: true }),
  worded: true,
});

export const askAssistant = endpoint({
  method: "POST",
  path: "/prompts",
  access: "member",
  summary: "Ask about a job's work/life balance.",
  headers: {
    [providerHeader]: "Names one of the server's providers; without it the first one answers.",
    [modeHeader]: "`development` is answered on the board, without any provider.",
  },
  input: z.object({
    /** Accepted and ignored: the operator chooses the model. */
    model: text(200).optional(),
    messages: limitedArray(1, question, { not: says("askQuestion"), more: says("askOneQuestion") }).refine(
      ({ length }) => length === 1,
      says("askOneQuestion"),
    ),
    /** The job that the question is about. Without it nothing is read. */
    jobId: optionalId,
  }),
  output: answer,
  worded: true,
});
