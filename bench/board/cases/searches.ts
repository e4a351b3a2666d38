import { firstNames, lastNames, rareWord, vocabulary } from "../seed/words.ts";
import { bare, type Case, get, listing, within } from "./case.ts";

const ordinary = within(8, 30, 80);
const atWorst = within(10, 40, 250);
const tenWords = "we are looking for software engineers with experience in react";

const searches: [name: string, kind: string, typed: string, aim: Case["aim"]][] = [
  ["a rare word", "jobs", rareWord, ordinary],
  ["a common word (half of all jobs)", "jobs", "team", atWorst],
  ["the commonest word (nearly all jobs)", "jobs", vocabulary[0] as string, atWorst],
  ["the beginning of a word", "jobs", "develo", atWorst],
  ["two words", "jobs", "remote engineer", atWorst],
  ["a word with a typo", "jobs", "enginer", atWorst],
  ["a part of a person's name", "users", (lastNames[20] as string).slice(1), ordinary],
  ["a part of a company's name", "companys", "oftwar", ordinary],
  ["a part of a skill's name", "skills", "script", ordinary],
  ["a word in no job", "jobs", "xylophonist", ordinary],
];

const searchesOfAll: [name: string, typed: string, aim: Case["aim"]][] = [
  ["a person's name", `${firstNames[3]} ${lastNames[3]}`, ordinary],
  ["a rare word", rareWord, ordinary],
  ["two words", "remote engineer", ordinary],
  ["a word with a typo", "enginer", ordinary],
  ["another name of a skill", "js", ordinary],
  ["an operator with a word", "skill:React team", ordinary],
  ["a common word (half of all jobs)", "team", atWorst],
  ["a beginning of three letters", "dev", atWorst],
  ["words in quotes", '"remote engineer"', atWorst],
  ["ten words", tenWords, within(300, 300, 300)],
];

const withNumbers = within(10, 60, 400);

/** Searches of single lists and of all kinds, and facets. */
export const casesOfSearches = (): Case[] => [
  ...searches.map(([name, kind, typed, aim]) =>
    listing("search", name, kind, `/${kind}?search=${encodeURIComponent(typed)}`, { aim }),
  ),
  ...searchesOfAll.map(
    ([name, typed, aim]): Case => ({
      group: "search",
      name: `all kinds, ${name}`,
      ours: [get(`/search?q=${encodeURIComponent(typed)}`)],
      aim,
      floor: () => bare("/list/jobs/1"),
    }),
  ),
  listing("search", "a common word in jobs with the numbers", "jobs", "/jobs?search=team&facets=true", {
    aim: withNumbers,
  }),
  listing(
    "search",
    "a beginning in jobs, filtered, with the numbers",
    "jobs",
    "/jobs?search=develo&workplace=remote&facets=true",
    {
      aim: withNumbers,
    },
  ),
];
