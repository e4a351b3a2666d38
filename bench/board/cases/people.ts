import type { Database } from "../../../server/database/connection.ts";
import { correspondent } from "../seed/correspondence.ts";
import type { Proportions } from "../seed/records.ts";
import { atLeast, bare, type Case, get, listing, spread, within } from "./case.ts";

const page = within(10, 20, 60);
const numbers = within(10, 40, 150);

/** The list of members by filters and orders, and cohorts with their people. */
export async function casesOfPeople(database: Database, count: Proportions): Promise<Case[]> {
  const [{ skill, found }] = await database<[{ skill: number; found: number }]>`
    select (select skill_id from user_skills group by 1 order by count(*) desc, 1 limit 1) as skill,
      (select count(*)::int from users where verified and 'work' = any(open_to) and location = 'Berlin'
        and not visibility ? 'location') as found`;
  const list = (name: string, query: string, aim: Case["aim"] = page) =>
    listing("people", name, "users", `/users?${query}`, { aim });
  const inBerlin = "openTo=work&verified=true&location=berlin";
  const withSkill = `skill=${skill}&openTo=work&verified=true`;
  return [
    list("first page", "", atLeast(0.4)),
    list("by a place, openness and the mark, first page", inBerlin),
    list("by a place, openness and the mark, last page", `${inBerlin}&page=${Math.max(1, Math.floor(found / 10))}`),
    list("by a skill, openness and the mark", withSkill),
    list("by a company", "company=1"),
    list("newest first", "sort=newest"),
    list("by fit", "sort=fit"),
    list("with the numbers", "facets=true", numbers),
    list("three filters with the numbers", `${withSkill}&facets=true`, numbers),
    list("a word with the numbers", "search=berlin&facets=true", within(10, 60, 400)),
    {
      group: "people",
      name: "one",
      aim: atLeast(0.4),
      ours: spread(count.members).map((id) => get(`/users/${id}`)),
      floor: ({ id }) => bare(`/record/users/${id}`),
    },
    listing("people", "cohorts", "cohorts", "/cohorts", { aim: atLeast(0.4) }),
    {
      group: "people",
      name: "one cohort",
      aim: { growth: 2 },
      ours: spread(count.cohorts).map((id) => get(`/cohorts/${id}`)),
      floor: ({ id }) => bare(`/record/cohorts/${id}`),
    },
    listing("people", "a member's cohort", "users", "/users?cohort=1", { aim: page }),
  ];
}

/** The list of a member with two hundred conversations, and a conversation of a thousand messages. */
export function casesOfConversations(count: Proportions): Case[] {
  const by = [correspondent];
  const aim = atLeast(0.4);
  const group = "conversations";
  return [
    listing(group, "of who has two hundred", "conversations", "/conversations", { aim, by }),
    listing(
      group,
      "messages of one, ten of them",
      "messages",
      `/conversations/${Math.min(199, count.messages / 10 - 1)}/messages`,
      { aim, by },
    ),
    listing(group, "messages of one, fifty of a thousand", "messages", "/conversations/1/messages", { aim, by }),
  ];
}
