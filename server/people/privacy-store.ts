import type { ChangedPrivacy, Privacy } from "../../contract/people/privacy.ts";
import { privateFields } from "../../contract/people/profiles.ts";
import type { Connection } from "../database/connection.ts";
import { invalid, notFound, says } from "../http/problems.ts";
import { indexMembers } from "../search-index/search-index-store.ts";
import { isVisible } from "../visibility/visibility.ts";

/** A member's privacy: who sees which field, and who may write to them first. */
export async function privacyOf(database: Connection, id: number): Promise<Privacy> {
  type Stored = Omit<Privacy, "visibility"> & { visibility: Partial<Privacy["visibility"]> };
  const [stored] = await database<Stored[]>`
    select visibility, requests_from, json_build_object('ownCompany', hides_work_from_own, 'companies', array(
      select number from posts where id = any(work_hidden_from) order by sort_key_of(title), title collate "C"
    )) as work_hidden_from
    from users where id = ${id}`;
  if (!stored) throw notFound("user");
  const everywhere = Object.fromEntries(privateFields.map((field) => [field, "members"])) as Privacy["visibility"];
  return { ...stored, visibility: { ...everywhere, ...stored.visibility } };
}

/** Changes the given settings. Throws invalid for an unknown company; a hidden one that was chosen before may stay. */
export async function setPrivacy(transaction: Connection, id: number, changed: ChangedPrivacy): Promise<Privacy> {
  const { visibility = {}, workHiddenFrom = {}, requestsFrom } = changed;
  const { ownCompany, companies } = workHiddenFrom;
  const restricted = Object.entries(visibility).filter(([, seenBy]) => seenBy !== undefined);
  const opened = restricted.filter(([, seenBy]) => seenBy === "members").map(([field]) => field);
  const closed = transaction.json(Object.fromEntries(restricted.filter(([, seenBy]) => seenBy !== "members")));
  await transaction`
    update users set visibility = (visibility - ${opened}::text[]) || ${closed},
      company_confirmed_at = case when not ${closed}::jsonb ? 'company' then company_confirmed_at end,
      hides_work_from_own = ${ownCompany ?? transaction`hides_work_from_own`},
      requests_from = ${requestsFrom ?? transaction`requests_from`}
    where id = ${id}`;
  if (companies) await hideWorkFrom(transaction, id, companies);
  await indexMembers(transaction, [id]);
  return privacyOf(transaction, id);
}

async function hideWorkFrom(transaction: Connection, id: number, companies: number[]): Promise<void> {
  const keys = await transaction<{ id: number }[]>`
    select id from posts where kind = 'company' and number = any(${companies}::int[])
      and (${isVisible(transaction, "posts")} or id = any((select work_hidden_from from users where users.id = ${id})::int[]))`;
  if (keys.length < companies.length) throw invalid({ workHiddenFrom: says("unknownCompany") });
  await transaction`update users set work_hidden_from = ${keys.map((key) => key.id)}::int[] where id = ${id}`;
}
