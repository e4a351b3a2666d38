import { z } from "zod";
import { endpoint } from "./interface/endpoint.ts";
import { id, limitedArray, moment } from "./interface/fields.ts";
import { link } from "./interface/links.ts";
import { says } from "./interface/messages.ts";
import { skillIds } from "./skills.ts";

export const repositoriesMax = 10;
/** The path of the file, in the default branch, that proves whose a repository is. */
export const proofFile = ".well-known/homecoming.txt";

export const evidenceKinds = ["answer", "seat", "repository"] as const;

/** Evidence that a member has a skill. `address` is a path on this board, or the repository's own address. */
export const evidence = z.object({ kind: z.enum(evidenceKinds), title: z.string(), address: z.string(), at: moment });
export type Evidence = z.infer<typeof evidence>;

export const listEvidence = endpoint({
  method: "GET",
  path: "/users/:id/skills/:skillId/evidence",
  access: "member",
  summary:
    "What shows that a member has a skill of their profile, the newest first: answers that were accepted, seats held for 30 days and confirmed by the project's owner, repositories that are provably theirs.",
  input: z.object({ id, skillId: id }),
  output: z.object({ results: z.array(evidence) }),
});

export const newRepository = z.object({ address: link, skills: skillIds });
const sentRepositories = limitedArray(repositoriesMax, newRepository, {
  not: says("enterUrl"),
  more: says("tooManyLinks", repositoriesMax),
});
export type NewRepository = z.output<typeof newRepository>;

/** `code` is the member's: a file of the repository that holds it proves the repository to be theirs. */
export const repository = z.object({
  address: z.string(),
  skills: z.array(z.int()),
  code: z.string(),
  proven: z.boolean(),
  checkedAt: moment.nullable(),
});
export type Repository = z.infer<typeof repository>;

const repositories = z.object({ repositories: z.array(repository) });

export const listRepositories = endpoint({
  method: "GET",
  path: "/account/repositories",
  access: "member",
  summary: "One's own repositories, and whether they are proven to be one's own.",
  output: repositories,
});

export const changeRepositories = endpoint({
  method: "PUT",
  path: "/account/repositories",
  access: "member",
  summary: `Replace the list of one's own repositories. What isn't proven is looked at once: a linked account has to own it, or \`${proofFile}\` in its default branch has to contain the code. Afterwards each is looked at monthly.`,
  input: z.object({ repositories: sentRepositories }),
  output: repositories,
});
