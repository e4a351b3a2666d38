import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { codePointCount, storableText } from "../interface/fields.ts";
import { says } from "../interface/messages.ts";
import { skillName } from "./skills.ts";

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
