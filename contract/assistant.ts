import { z } from "zod";
import { endpoint } from "./interface/endpoint.ts";
import { atMost, optionalId, text } from "./interface/fields.ts";
import { says } from "./interface/messages.ts";

export const promptMax = 500;

export const providerHeader = "x-ai-provider";
export const modeHeader = "x-ai-mode";

/** What work/life balance is made of, as the board reads for it. */
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

/** A sentence that speaks of a topic: `no` where it plainly rules it out, `asks` where it is a question. */
const finding = z.object({
  topic: z.enum(topics),
  says: z.enum(["something", "no", "asks"]),
  quote: z.string(),
  source: z.int(),
});
export type Finding = z.infer<typeof finding>;

const answer = z.object({
  message: z.object({ role: z.literal("assistant"), content: z.string() }),
  /** The provider whose words these are; null where the board answered itself. */
  provider: z.string().nullable(),
  /** What was read for it. */
  read: z.object({ posting: z.boolean(), comments: z.int() }),
  sources: z.array(source),
  /** Of the board's own answer: what it found, and the topics that nothing speaks of. */
  findings: z.array(finding),
  unmentioned: z.array(z.enum(topics)),
});
export type Answer = z.infer<typeof answer>;

const question = z.object({
  role: z.literal("user", { error: says("onlyQuestions") }),
  content: text(promptMax),
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
    /** Accepted and left alone: which model answers is the operator's choice. */
    model: text(200).optional(),
    messages: atMost(1, question, { not: says("askQuestion"), more: says("askOneQuestion") }).refine(
      ({ length }) => length === 1,
      says("askOneQuestion"),
    ),
    /** The job that the question is about. Without it there is nothing to read. */
    jobId: optionalId,
  }),
  output: answer,
  worded: true,
});
