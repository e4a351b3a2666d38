import { jobTypes, seniorities, workplaces } from "../../contract/jobs/job-facts.ts";
import { openings } from "../../contract/people/profiles.ts";
import type { Connection } from "../../server/database/connection.ts";
import type { Proportions } from "./records.ts";
import { firstNames } from "./words.ts";

/** SQL for a pseudorandom integer, from 0 to below `among`, for each row and `fact`; the same on every run. */
const drawn = (key: string, fact: number, among: number) => `abs(hashint8extended(${key}, ${fact}) % ${among})`;

/** SQL for one of the values. */
const oneOf = (key: string, fact: number, values: readonly string[]) =>
  `(array['${values.join("','")}'])[1 + ${drawn(key, fact, values.length)}]`;

/** SQL for `value` in about `rows` of ten rows, else `otherwise`. */
const of10 = (key: string, fact: number, rows: number, value: string, otherwise = "null") =>
  `case when ${drawn(key, fact, 10)} < ${rows} then ${value} else ${otherwise} end`;

const stated = (fact: number, value: string, otherwise?: string) => of10("number", fact, 7, value, otherwise);
const spoken = (codes: readonly string[]) => JSON.stringify(codes.map((code) => ({ code, level: "B2" })));

/** Each fact is stated by seven of ten jobs. */
export const jobFacts = {
  columns: "workplace, type, seniority, salary_min, salary_max, salary_currency, salary_per, languages",
  given: [
    stated(1, oneOf("number", 11, workplaces)),
    stated(2, oneOf("number", 12, jobTypes)),
    stated(3, oneOf("number", 13, seniorities)),
    stated(4, `(30 + ${drawn("number", 14, 40)}) * 1000`),
    stated(4, `(70 + ${drawn("number", 15, 40)}) * 1000`),
    stated(4, oneOf("number", 16, ["EUR", "EUR", "EUR", "CHF"])),
    stated(4, "'year'"),
    stated(5, `${oneOf("number", 17, [["en"], ["de", "en"], ["de"], ["en", "fr"]].map(spoken))}::jsonb`, "'[]'"),
  ].join(", "),
};

const places = ["Berlin", "Hamburg", "München", "Köln", "Leipzig", "Wien", "Zürich", "Bern"];
const headlines = [
  "Frontend developer",
  "Backend developer",
  "Data analyst",
  "Product designer",
  "Looking for my first job",
];
const opened = openings.map((opening, place) => `case when ${drawn("id", 40 + place, 10)} < 3 then '${opening}' end`);
const courses = ["Web Development", "Data Science", "UX Design", "Cyber Security"];

/** Each fact is stated by six of ten members; one of twenty shows their location to their cohort only. */
export const profileFacts = {
  columns: "headline, location, open_to, visibility, verified, email_proven_at, last_seen_at",
  given: [
    of10("id", 31, 6, oneOf("id", 32, headlines)),
    of10("id", 33, 6, oneOf("id", 34, places)),
    `array_remove(array[${opened.join(", ")}], null)`,
    `case when id % 20 = 7 then '{"location": "cohort"}' else '{}' end::jsonb`,
    "id % 3 <> 0",
    "created_at",
    `now() - ${drawn("id", 35, 60)} * interval '1 day'`,
  ].join(", "),
};

/** The id of the admin. */
export const admin = 5;

/** A cohort for every hundred members, two thirds of them verified; former companies and saved jobs. */
export async function insertProfiles(database: Connection, count: Proportions): Promise<void> {
  await database`update users set role = 'admin' where id = ${admin}`;
  await database`
    insert into cohorts (name, course, city, starts_on, ends_on, size)
    select (${[...firstNames]}::text[])[1 + n % ${firstNames.length}] || ' ' || n, (${courses}::text[])[1 + n % ${courses.length}],
      (${places}::text[])[1 + n % ${places.length}], date '2018-01-01' + n % 2800, date '2018-04-01' + n % 2800, 120
    from generate_series(1, ${count.cohorts}::int) n`;
  await database`
    insert into cohort_members (cohort_id, user_id, on_roster, verified_by, created_at)
    select cohorts.id, users.id, verified, case when verified then 'roster' end, users.created_at
    from users join cohorts on cohorts.id = 1 + users.id % ${count.cohorts}::int`;
  await database`
    insert into former_companies (user_id, company_id)
    select id, 1 + id * 7 % ${count.companies}::int from users where id % 5 = 0`;
  await database`
    insert into saved_jobs (user_id, post_id, saved_at, note)
    select users.id, posts.id, users.created_at, case when nth = 1 then 'Ask about the team.' end
    from users cross join generate_series(1, 3) nth
      join posts on kind = 'job' and number = 1 + (users.id::bigint * 31 + nth * 97) % ${count.jobs}::int
    on conflict do nothing`;
}
