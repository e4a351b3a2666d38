import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { quarter } from "../outcomes.ts";
import { skillName } from "./skills.ts";

const wantedSkill = skillName.extend({ jobs: z.int(), members: z.int() });
export type WantedSkill = z.infer<typeof wantedSkill>;

export const listWantedSkills = endpoint({
  method: "GET",
  path: "/skills/wanted",
  access: "member",
  summary:
    "The skills that the jobs of a quarter asked for, the most wanted first, and how many members had each at its end, by implication too; by default of the last closed quarter. `mine` is the skill that would make the most open jobs fit the caller, and how many.",
  input: z.object({ quarter: quarter.optional() }),
  output: z.object({
    quarter: z.string(),
    results: z.array(wantedSkill),
    mine: skillName.extend({ jobs: z.int() }).nullable(),
  }),
});
