import { z } from "zod";
import { endpoint } from "./interface/endpoint.ts";
import { codePointCount, id, limitedArray, moment, oneLine, postTitle, storableText } from "./interface/fields.ts";
import { listOf, listQuery, selectListLimit } from "./interface/lists.ts";
import { says } from "./interface/messages.ts";
import { person } from "./people/people.ts";

export const skillsMax = 50;

/** A skill in a record's `Skills`. */
export const skillName = z.object({ id: z.int(), name: z.string() });
export type SkillName = z.infer<typeof skillName>;

/** A skill that someone has. `through` is the skill that they named, if this one is only implied by it: HTML by CSS. */
export const heldSkill = skillName.extend({ through: skillName.optional() });

/** Distinct skill ids of a form. */
export const skillIdsUpTo = (max: number) =>
  limitedArray(max, id, { not: says("chooseSkills"), more: says("tooManySkills", max) }).transform((ids) => [
    ...new Set(ids),
  ]);
export const skillIds = skillIdsUpTo(skillsMax);

/** A skill with the first people who have it, by name; `userCount` counts all of them. */
export const skill = skillName.extend({ userCount: z.int(), Users: z.array(person) });
export type Skill = z.infer<typeof skill>;

/** A skill in the list; `aliases` are lower case; `why` explains a result whose name doesn't contain the search. */
export const listedSkill = skill.extend({ aliases: z.array(z.string()), why: z.string().nullable() });
export type ListedSkill = z.infer<typeof listedSkill>;

export const listSkills = endpoint({
  method: "GET",
  path: "/skills",
  access: "member",
  worded: ({ search }) => search !== "",
  summary:
    "Skills by name, or those that most people have first, each with its other names and the first people who have it; with `search`, best match first. Pages of more than 100 are select lists and name nobody.",
  input: listQuery({ most: selectListLimit }).extend({ sort: z.enum(["people"]).optional() }),
  output: listOf(listedSkill),
});

/** One skill, with the newest jobs and projects that ask for it. */
export const skillDetail = skill.extend({ Jobs: z.array(postTitle), Projects: z.array(postTitle) });
export type SkillDetail = z.infer<typeof skillDetail>;

export const getSkill = endpoint({
  method: "GET",
  path: "/skills/:id",
  access: "member",
  summary: "One skill with its people, jobs and projects.",
  input: z.object({ id }),
  output: skillDetail,
});

export const skillNameMax = 60;
/** How many suggestions of one member can be pending at once. */
export const suggestionsMax = 10;

export const newSkillName = oneLine(skillNameMax);
export const newSkill = z.object({ name: newSkillName });

export const suggestSkill = endpoint({
  method: "POST",
  path: "/skills/suggestions",
  access: "member",
  summary:
    "Suggest a skill that the list lacks. `skill` is the one that the name means already; null where it now waits for the team.",
  input: newSkill,
  output: z.object({ name: z.string(), skill: skillName.nullable() }),
  status: 201,
});

/** The longest title and description of a job together. */
export const namingTextMax = 20_200;

export const nameSkills = endpoint({
  method: "POST",
  path: "/skills/named",
  access: "member",
  summary: "The skills that a text names, at most fifteen, by their first place.",
  input: z.object({
    text: storableText(says("enterText")).refine(
      (text) => codePointCount(text) <= namingTextMax,
      says("tooLong", namingTextMax),
    ),
  }),
  output: z.object({ results: z.array(skillName) }),
});

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
