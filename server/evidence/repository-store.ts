import type { NewRepository, Repository } from "../../contract/evidence.ts";
import type { Connection } from "../database/connection.ts";
import { invalid, says } from "../http/problems.ts";
import { isProven } from "./evidence-sql.ts";

/** A repository to check, with the accounts that its member linked. */
export type UncheckedRepository = {
  id: number;
  address: string;
  code: string;
  identities: { id: number; issuer: string; subject: string }[];
};

/** The result of checking a repository. If it is inconclusive, `hasFile` is null and `isIdentityKnown` false. */
export type RepositoryCheck = {
  id: number;
  identityId: number | null;
  isIdentityKnown: boolean;
  hasFile: boolean | null;
};

/** Each member's code, which never changes. It needn't be secret: it only counts in a file that the repository's owner wrote. */
const codeOf = (database: Connection) => database`
  'homecoming-' || (select left(encode(sha256(convert_to(id || ':' || repositories.user_id, 'UTF8')), 'hex'), 32) from board_identity)`;

export const repositoriesOf = (database: Connection, memberId: number) => database<Repository[]>`
  select address, ${codeOf(database)} as code, ${isProven(database)} as proven, checked_at,
    array(select skill_id from repository_skills join skills on skills.id = skill_id
      where repository_id = repositories.id order by sort_key, skill_id) as skills
  from repositories where user_id = ${memberId} order by id`;

/** Replaces a member's repositories; those that stay keep their proofs. Throws invalid for an unknown skill. */
export async function replaceRepositories(
  transaction: Connection,
  memberId: number,
  given: readonly NewRepository[],
): Promise<void> {
  await transaction`select from users where id = ${memberId} for no key update`;
  const addresses = given.map(({ address }) => address);
  await transaction`
    delete from repositories where user_id = ${memberId}
      and lower(address) <> all(select lower(unnest(${addresses}::text[])))`;
  await transaction`
    insert into repositories (user_id, address) select ${memberId}, unnest(${addresses}::text[])
    on conflict (user_id, lower(address)) do nothing`;
  const rows = given.flatMap(({ address, skills }) => skills.map((skill) => ({ address, skill })));
  const wanted = [...new Set(rows.map(({ skill }) => skill))];
  const known = await transaction`select from skills where id = any(${wanted}::int[]) order by id for key share`;
  if (known.count < wanted.length) throw invalid({ repositories: says("unknownSkill") });
  await transaction`
    delete from repository_skills using repositories where repository_id = repositories.id and user_id = ${memberId}`;
  await transaction`
    insert into repository_skills (repository_id, skill_id)
    select id, skill from jsonb_to_recordset(${transaction.json(rows)}) as given (address text, skill int)
    join repositories on user_id = ${memberId} and lower(repositories.address) = lower(given.address)`;
}

/** A member's unproven repositories. */
export const unprovenOf = (database: Connection, memberId: number) =>
  unseen(database, database`repositories.user_id = ${memberId} and not ${isProven(database)} order by id`);

/** The first repositories that weren't checked for a month. */
export const dueRepositories = (database: Connection, by: string, most: number) =>
  unseen(
    database,
    database`checked_at is null or checked_at <= ${by}::timestamptz - interval '1 month' order by checked_at nulls first, id limit ${most}`,
  );

const unseen = (database: Connection, those: ReturnType<Connection>) => database<UncheckedRepository[]>`
  select id, address, ${codeOf(database)} as code, (
    select coalesce(json_agg(json_build_object('id', identities.id, 'issuer', issuer, 'subject', subject)), '[]')
    from identities join users on users.id = identities.user_id
    where identities.user_id = repositories.user_id and (not awaits_proof or email_proven_at is not null)) as identities
  from repositories where ${those}`;

/** Stores the results of checks, by default made now. Inconclusive parts change nothing. */
export async function storeRepositoryChecks(
  database: Connection,
  found: readonly RepositoryCheck[],
  by?: string,
): Promise<void> {
  const at = database`coalesce(${by ?? null}::timestamptz, now())`;
  const given = database`
    jsonb_to_recordset(${database.json([...found])}) as given ("id" int, "identityId" int, "isIdentityKnown" boolean, "hasFile" boolean)`;
  await database`
    update repositories set checked_at = ${at}, identity_id = found.identity_id, has_file = found.has_file,
      proven_at = case when found.identity_id is not null or found.has_file then coalesce(proven_at, ${at}) end
    from (
      select known.id, case when "isIdentityKnown" then identities.id else known.identity_id end as identity_id,
        coalesce("hasFile", known.has_file) as has_file
      from ${given} join repositories known using (id) left join identities on identities.id = "identityId"
    ) found
    where repositories.id = found.id`;
}
