import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";

const named = z.object({ name: z.string() });
/** `evidence` is this board's addition to the format: the evidence for a skill, with addresses. */
const provenSkill = named.extend({ evidence: z.array(z.object({ title: z.string(), url: z.string() })).optional() });

/** A JSON Resume, <https://jsonresume.org/schema>, of what a profile holds. */
export const resume = z.object({
  $schema: z.string(),
  basics: z.object({
    name: z.string(),
    label: z.string().optional(),
    email: z.string(),
    summary: z.string().optional(),
    location: z.object({ address: z.string() }).optional(),
    profiles: z.array(z.object({ network: z.string(), url: z.string() })),
  }),
  work: z.array(z.object({ name: z.string() })),
  education: z.array(
    z.object({
      institution: z.string(),
      area: z.string(),
      startDate: z.string().optional(),
      endDate: z.string().optional(),
    }),
  ),
  skills: z.array(provenSkill),
  languages: z.array(z.object({ language: z.string(), fluency: z.string() })),
  projects: z.array(z.object({ name: z.string(), url: z.string() })),
});
export type Resume = z.infer<typeof resume>;

export const getResume = endpoint({
  method: "GET",
  path: "/account/resume.json",
  access: "member",
  summary:
    "One's own profile as a JSON Resume: the present company first, then the former ones; each skill with what shows it.",
  output: resume,
});
