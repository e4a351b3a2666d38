import type { ListKind } from "../../contract/interface/lists.ts";
import { type PostedKind, postedKinds, postKinds } from "../../contract/posts.ts";
import { anyOf, lexeme } from "./tsquery.ts";

/** A kind of names that records have by number: skills, verified cohorts. */
export type NameKind = "skill" | "cohort";

/** What differs between the searches of kinds. */
type SearchedKind = {
  /** Begins all lexemes of the kind's documents, so that one index serves all kinds. */
  letter: string;
  table: "posts" | "users" | "skills" | "cohorts";
  /** Whether lists and hits are in the order of names; all others are newest first. */
  byName: boolean;
  /** The fewest letters that are found inside a word of a title; fewer if titles are names. */
  insideMin: number;
  names: readonly NameKind[];
};

const searchedPost = (kind: PostedKind): SearchedKind => ({
  letter: postKinds[kind].letter,
  table: "posts",
  byName: false,
  insideMin: 4,
  names: ["skill"],
});

export const searchedKinds: Record<ListKind, SearchedKind> = {
  ...(Object.fromEntries(postedKinds.map((kind) => [kind, searchedPost(kind)])) as Record<PostedKind, SearchedKind>),
  company: { letter: postKinds.company.letter, table: "posts", byName: true, insideMin: 3, names: [] },
  user: { letter: "u", table: "users", byName: true, insideMin: 3, names: ["skill", "cohort"] },
  skill: { letter: "s", table: "skills", byName: true, insideMin: 3, names: [] },
  cohort: { letter: "h", table: "cohorts", byName: true, insideMin: 3, names: [] },
};

/** The letters before a number in lexemes. Records that name a company also have its words. */
export const numberFields = { skill: "#", cohort: "k", company: "@" } as const;

/** The query for records of all kinds that name one of these companies. */
export const namingCompany = (ids: readonly number[]): string =>
  anyOf(
    Object.values(searchedKinds).flatMap(({ letter }) => ids.map((id) => lexeme(letter + numberFields.company + id))),
  );
