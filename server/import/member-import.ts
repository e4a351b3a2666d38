import { z } from "zod";
import { newCohort } from "../../contract/cohorts.ts";
import { companyNameMax } from "../../contract/companies.ts";
import { optionalText } from "../../contract/interface/fields.ts";
import { says } from "../../contract/interface/messages.ts";
import { locale } from "../../contract/languages/languages.ts";
import { email, newUser, noAddress, passwordMaxDefault } from "../../contract/people/accounts.ts";
import { mailboxKey } from "../../contract/people/mailbox.ts";
import { changedProfile } from "../../contract/people/profiles.ts";
import { lockVerification } from "../cohorts/verification-store.ts";
import type { Transaction } from "../database/connection.ts";
import { logEvents, memberJoinedEvent } from "../events/event-store.ts";
import { type Language, languages } from "../languages/languages.ts";
import { isAddressKnown } from "../mail/recipient.ts";
import { recordMemberEdits } from "../moderation/case-changes.ts";
import { indexMembers } from "../search-index/search-index-store.ts";
import { confirmNamed } from "./cohort-import.ts";
import { companiesByKey } from "./company-import.ts";
import { setSkills } from "./held-skill-import.ts";
import { type Lookups, membersByEmail } from "./import-lookups.ts";
import type { ImportedCounts } from "./import-records.ts";
import type { RowReader } from "./import-row.ts";
import { cell, line, nameIn, namesIn, pastMomentIn, separatedParts, webAddress } from "./import-values.ts";

export type MemberRecord = {
  firstName: string;
  lastName: string;
  email: string;
  company: string | null;
  skills: string[] | null;
  /** Null if the file has no value. */
  locale: Language | null;
  headline: string | null;
  location: string | null;
  links: string[] | null;
  cohorts: string[];
  createdAt: string | null;
};

/** In a file, an address needs a domain with a dot. */
const importedMember = newUser(passwordMaxDefault)
  .omit({ password: true })
  .extend({
    email: email.regex(/@[^.@]+(?:\.[^.@]+)+$/, noAddress),
    company: optionalText(companyNameMax),
    headline: changedProfile.shape.headline.transform((said) => said ?? null),
    location: changedProfile.shape.location.transform((said) => said ?? null),
    links: changedProfile.shape.links.transform((said) => said ?? null),
    cohort: z.array(newCohort.shape.name).nullable(),
    locale: locale.exclude(["auto"], { error: says("oneOf", Object.keys(languages)) }).nullable(),
  });

export const memberReader = {
  read(reader: RowReader): MemberRecord {
    const { firstName, lastName, email, company, locale, headline, location, links, cohort } = reader.row.values;
    const { cohort: cohorts, ...member } = reader.accepted(importedMember, {
      firstName: line(firstName),
      lastName: line(lastName),
      email: line(email),
      company: nameIn(company),
      locale: line(locale) || null,
      headline: line(headline),
      location: line(location),
      links: addressesIn(links),
      cohort: partsOf(cohort, "|\n"),
    });
    return {
      ...member,
      cohorts: cohorts ?? [],
      skills: reader.optional("skills", namesIn),
      createdAt: reader.optional("createdAt", pastMomentIn),
    };
  },
  identity: ({ email }: MemberRecord) => mailboxKey(email),
};

/** Web addresses; the schema refuses what is none. */
function addressesIn(value: unknown): unknown {
  const parts = partsOf(value, "\\s|");
  return Array.isArray(parts) ? parts.map(webAddress) : parts;
}

/** The parts of a cell, or of a JSON array; null if the cell is blank. */
function partsOf(value: unknown, separators: string): unknown {
  if (Array.isArray(value)) return value.map(nameIn);
  const content = cell(value);
  if (typeof content !== "string") return content;
  const parts = separatedParts(content, separators).flatMap((part) => line(part) ?? []);
  return parts.length === 0 ? null : parts;
}

/** Adds members without a password, or updates them to the file's values. */
export async function writeMembers(
  sql: Transaction,
  members: readonly MemberRecord[],
  { skillIds }: Lookups,
): Promise<ImportedCounts> {
  await lockVerification(sql);
  const rows = members.map(({ firstName, lastName, email, company, locale, createdAt, ...said }) => ({
    first_name: firstName,
    last_name: lastName,
    email,
    company,
    locale,
    created_at: createdAt,
    headline: said.headline,
    location: said.location,
    links: said.links,
  }));
  const given = () => sql`
    jsonb_to_recordset(${sql.json(rows)})
      as given (first_name text, last_name text, email text, company text, locale text, created_at timestamptz,
        headline text, location text, links jsonb)
    left join ${companiesByKey(sql)} company on company.key = name_key(given.company)`;
  const added = await sql<{ id: number; createdAt: string }[]>`
    insert into users (first_name, last_name, email, company_id, locale, created_at, updated_at, headline, location, links)
    select first_name, last_name, email, company.id, coalesce(given.locale, 'auto'), coalesce(given.created_at, now()),
      coalesce(given.created_at, now()), headline, location, coalesce(given.links, '[]')
    from ${given()}
    where not exists (select from users where mailbox_key(users.email) = mailbox_key(given.email))
    on conflict do nothing
    returning id, created_at::text as created_at`;
  const ids = await membersByEmail(
    sql,
    rows.map(({ email }) => email),
  );
  const wanted = members.flatMap(({ email, skills }) => {
    const id = ids.get(email);
    return id && skills ? [{ id, skills: skillIds(skills) }] : [];
  });
  const reskilled = await setSkills(sql, "user", wanted);
  const graduated = await confirmNamed(
    sql,
    members.flatMap(({ email, cohorts }) => cohorts.map((cohort) => ({ cohort, userId: ids.get(email) ?? 0 }))),
  );
  // A member who has a password chooses the language themselves.
  const locale = sql`case when users.password_hash is null then coalesce(given.locale, users.locale) else users.locale end`;
  const updated = await sql<{ id: number }[]>`
    update users set first_name = given.first_name, last_name = given.last_name,
      company_id = coalesce(given.company_id, users.company_id), locale = ${locale}, updated_at = now(),
      headline = coalesce(given.headline, users.headline), location = coalesce(given.location, users.location),
      links = coalesce(given.links, users.links)
    from (select given.*, company.id as company_id from ${given()}) given
    where mailbox_key(users.email) = mailbox_key(given.email) and ${isAddressKnown(sql)} and users.id <> all(${added.map(({ id }) => id)}::int[])
      and (users.id = any(${[...reskilled, ...graduated]}::int[])
        or (users.first_name, users.last_name, users.company_id, users.locale, users.headline, users.location, users.links)
        is distinct from (given.first_name, given.last_name, coalesce(given.company_id, users.company_id), ${locale},
          coalesce(given.headline, users.headline), coalesce(given.location, users.location),
          coalesce(given.links, users.links)))
    returning users.id`;
  await recordMemberEdits(
    sql,
    updated.map(({ id }) => id),
  );
  await logEvents(sql, added.map(memberJoinedEvent));
  await indexMembers(
    sql,
    [...added, ...updated].map(({ id }) => id),
  );
  return { added: added.length, updated: updated.length };
}
