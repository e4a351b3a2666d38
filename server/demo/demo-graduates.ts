import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hashesOf } from "../cohorts/roster-hash.ts";
import { updateVerification } from "../cohorts/verification-store.ts";
import { write } from "../conversations/message-store.ts";
import type { Transaction } from "../database/connection.ts";
import { indexCohorts, indexMembers } from "../search-index/search-index-store.ts";
import { demoFolder, emailOf } from "./demo-files.ts";

type Ids = (name: string) => number;
type Refs = { members: Ids; companies: Ids };

type Graduates = {
  cohorts: {
    name: string;
    course: string;
    city: string;
    /** In days from now. */
    starts: number;
    ends: number;
    size: number;
    roster?: string[];
    staff?: string[];
    pending?: string[];
    /** `emre > linus`: emre vouches for linus. */
    vouches?: string[];
  }[];
  profiles: Record<string, Profile>;
  /** It began `days` ago. */
  conversations: { between: [string, string]; days: number; accepted?: boolean; job?: string; texts: string[] }[];
  blocks: string[];
};
type Profile = {
  headline: string;
  location: string;
  about?: string;
  links?: string[];
  languages?: { code: string; level: string }[];
  openTo: string[];
  former?: string[];
  visibility?: Record<string, string>;
};

const pair = (text: string) => text.split(" > ") as [string, string];

/** Adds profiles, cohorts, vouches, conversations and blocks. */
export async function addGraduates(sql: Transaction, refs: Refs): Promise<void> {
  const demo = JSON.parse(readFileSync(join(demoFolder, "graduates.json"), "utf8")) as Graduates;
  await sql`update users set email_proven_at = created_at`;
  await addProfiles(sql, demo.profiles, refs);
  await addCohorts(sql, demo.cohorts, refs);
  for (const conversation of demo.conversations) await addConversation(sql, conversation, refs);
  const blocks = demo.blocks.map(pair).map(([one, other]) => ({ one: refs.members(one), other: refs.members(other) }));
  await sql`
    insert into blocks (blocker_id, blocked_id)
    select one, other from jsonb_to_recordset(${sql.json(blocks)}) as given (one int, other int)`;
}

async function addProfiles(sql: Transaction, profiles: Graduates["profiles"], { members, companies }: Refs) {
  const rows = Object.entries(profiles).map(([handle, { openTo, former = [], ...said }]) => ({
    id: members(handle),
    links: [],
    languages: [],
    visibility: {},
    ...said,
    open_to: openTo,
    former: former.map(companies),
  }));
  const given = sql`
    jsonb_to_recordset(${sql.json(rows as never)}) as given (id int, headline text, location text, about text,
      links jsonb, languages jsonb, open_to text[], visibility jsonb, former int[])`;
  await sql`
    update users set headline = given.headline, location = given.location, about = given.about, links = given.links,
      languages = given.languages, open_to = given.open_to, visibility = given.visibility
    from ${given} where users.id = given.id`;
  await sql`insert into former_companies (user_id, company_id) select id, unnest(former) from ${given}`;
  await indexMembers(
    sql,
    rows.map(({ id }) => id),
  );
}

async function addCohorts(sql: Transaction, cohorts: Graduates["cohorts"], { members }: Refs): Promise<void> {
  const rows = cohorts.map(({ name, course, city, starts, ends, size }) => ({
    name,
    course,
    city,
    starts,
    ends,
    size,
  }));
  const added = await sql<{ id: number; name: string }[]>`
    insert into cohorts (name, course, city, starts_on, ends_on, size)
    select name, course, city, current_date + starts, current_date + ends, size
    from jsonb_to_recordset(${sql.json(rows)}) as given (
      name text, course text, city text, starts int, ends int, size int) returning id, name`;
  const idOf = new Map(added.map(({ id, name }) => [name, id]));
  const people = cohorts.flatMap(({ name, roster = [], staff = [], pending = [] }) =>
    [...roster, ...staff, ...pending].map((handle) => ({
      cohort: idOf.get(name),
      member: members(handle),
      roster: roster.includes(handle),
      staff: staff.includes(handle),
    })),
  );
  await sql`
    insert into cohort_members (cohort_id, user_id, on_roster, by_staff)
    select cohort, member, roster, staff
    from jsonb_to_recordset(${sql.json(people as never)}) as given (cohort int, member int, roster boolean, staff boolean)`;
  const vouches = cohorts.flatMap(({ name, vouches: words = [] }) =>
    words.map(pair).map(([giver, receiver]) => ({
      cohort: idOf.get(name),
      giver: members(giver),
      receiver: members(receiver),
    })),
  );
  await sql`
    insert into vouches (cohort_id, giver_id, receiver_id)
    select cohort, giver, receiver
    from jsonb_to_recordset(${sql.json(vouches as never)}) as given (cohort int, giver int, receiver int)`;
  for (const { name, size, roster } of cohorts) {
    if (roster) await addLines(sql, { id: idOf.get(name) ?? 0, name, size, roster }, members);
  }
  const ids = added.map(({ id }) => id);
  await indexCohorts(sql, ids);
  await updateVerification(sql, ids, { isQuiet: true });
}

type Listed = { id: number; name: string; size: number; roster: readonly string[] };

/** Adds a cohort's roster: its members in the demo, and made-up others up to its size. */
async function addLines(sql: Transaction, { id, name, size, roster }: Listed, members: Ids): Promise<void> {
  const others = Array.from({ length: size - roster.length }, (_, n) =>
    `${name} ${n}`.replaceAll(" ", "-").toLowerCase(),
  );
  const hashes = await hashesOf(sql, [...roster, ...others].map(emailOf));
  const lines = hashes.map((hash, n) => {
    const handle = roster[n];
    return { cohort_id: id, address_hash: hash, user_id: handle === undefined ? null : members(handle) };
  });
  await sql`insert into roster_lines ${sql(lines)}`;
}

async function addConversation(
  sql: Transaction,
  { between, days, accepted = false, job, texts }: Graduates["conversations"][number],
  { members, companies }: Refs,
): Promise<void> {
  const [asker, receiver] = between.map(members) as [number, number];
  const [{ id }] = await sql<[{ id: number }]>`
    insert into conversations (asker_id, receiver_id, post_id, accepted_at)
    select ${asker}, ${receiver}, (select min(post_id) from jobs where company_id = ${job ? companies(job) : null}),
      case when ${accepted} then now() end returning id`;
  for (const said of texts) {
    const [handle = "", text = ""] = said.split(/: (.*)/s);
    const ownerId = members(handle);
    await write(sql, { conversationId: id, ownerId, otherId: ownerId === asker ? receiver : asker, text });
  }
  const began = sql`now() - ${days} * interval '1 day'`;
  await sql`
    update conversations set asked_at = ${began},
      accepted_at = case when ${accepted} then ${began} + interval '1 hour' end where id = ${id}`;
  await sql`
    update messages set created_at = ${began} + place * interval '2 hours'
    from (select id, row_number() over (order by id) - 1 as place from messages where conversation_id = ${id}) placed
    where messages.id = placed.id`;
}
