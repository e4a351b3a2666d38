import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { id, moment, oneLine } from "../interface/fields.ts";
import { listOf, listQuery } from "../interface/lists.ts";
import { person } from "../people/people.ts";
import { newSkill, newSkillName, skillName } from "./skills.ts";

/** A skill name that members suggest; `Users` are the first of them. */
export const suggestion = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: moment,
  userCount: z.int(),
  Users: z.array(person),
});
export type Suggestion = z.infer<typeof suggestion>;

export const listSuggestions = endpoint({
  method: "GET",
  path: "/skills/suggestions",
  access: "staff",
  summary: "Skills that members miss, the most wanted first.",
  input: listQuery().omit({ search: true }),
  output: listOf(suggestion),
});

export const acceptSuggestion = endpoint({
  method: "PUT",
  path: "/skills/suggestions/:id/skill",
  access: "staff",
  summary:
    "Say which skill a suggestion is: a new one, under `name` or as it was suggested, or with `skillId` one that exists. Whoever suggested it has that skill from now on.",
  input: z.object({ id, name: newSkillName.optional(), skillId: id.optional() }),
  output: skillName,
});

export const declineSuggestion = endpoint({
  method: "DELETE",
  path: "/skills/suggestions/:id",
  access: "staff",
  summary: "Decline a suggestion.",
  input: z.object({ id }),
});

/** Longer than a skill's name, because imported aliases may be. */
const aliasMax = 200;

/** A skill as staff see it in the curation of the list. */
export const curatedSkill = skillName.extend({
  userCount: z.int(),
  aliases: z.array(z.string()),
  implies: z.array(skillName),
});
export type CuratedSkill = z.infer<typeof curatedSkill>;

export const listCuratedSkills = endpoint({
  method: "GET",
  path: "/admin/skills",
  access: "staff",
  summary: "Skills by name, each with its other names and what it implies.",
  input: listQuery(),
  output: listOf(curatedSkill),
});

export const addSkill = endpoint({
  method: "POST",
  path: "/skills",
  access: "staff",
  summary: "Add a skill to the list.",
  input: newSkill,
  output: skillName,
  status: 201,
});

export const addAlias = endpoint({
  method: "POST",
  path: "/skills/:id/aliases",
  access: "staff",
  summary: "Give a skill another name.",
  input: z.object({ id, alias: newSkillName }),
  output: skillName,
  status: 201,
});

export const removeAlias = endpoint({
  method: "DELETE",
  path: "/skills/:id/aliases",
  access: "staff",
  summary: "Take another name from a skill, as `aliases` of the list spell it.",
  input: z.object({ id, alias: oneLine(aliasMax) }),
});

export const mergeSkills = endpoint({
  method: "PUT",
  path: "/skills/:id/merger",
  access: "staff",
  summary: "Make a skill one with another, `intoId`, which its name means from now on. It can't be undone.",
  input: z.object({ id, intoId: id }),
  output: skillName,
});

export const implySkill = endpoint({
  method: "PUT",
  path: "/skills/:id/implications/:impliedId",
  access: "staff",
  summary: "Whoever has the one skill has the other from now on.",
  input: z.object({ id, impliedId: id }),
});

export const removeImplication = endpoint({
  method: "DELETE",
  path: "/skills/:id/implications/:impliedId",
  access: "staff",
  summary: "Whoever has the one skill no longer has the other by it.",
  input: z.object({ id, impliedId: id }),
});
