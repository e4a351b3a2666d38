import { appealDays } from "../../contract/moderation/decisions.ts";
import type { Connection } from "../database/connection.ts";

const batch = 1000;

/**
 * A batch of closed cases that can't be appealed any more by a time (ISO 8601): deletes their content, and who reported and
 * appealed with which words. The decisions and numbers stay. A case with a pending appeal waits, unless its thing is gone.
 * Returns a line for each, null if none is left.
 */
export async function cleanUpCases(transaction: Connection, by: string): Promise<string[] | null> {
  const forgotten = await transaction<{ id: number }[]>`
    with over as materialized (
      select id from cases
      where state = 'decided' and closed_at <= ${by}::timestamptz - ${`${appealDays} days`}::interval and (
        before is not null or hold_word is not null
        or exists (select from reports where case_id = cases.id and num_nonnulls(user_id, text, title) > 0)
        or exists (
          select from appeals join decisions on decisions.id = decision_id
          where case_id = cases.id and (user_id is not null or appeals.text <> '')))
      and (gone or not exists (
        select from appeals join decisions on decisions.id = decision_id
        where case_id = cases.id and appeals.state = 'asked'))
      order by id limit ${batch} for update
    ), told as (
      update reports set user_id = null, text = null, title = null from over where case_id = over.id
    ), asked as (
      update appeals set user_id = null, text = ''
      from decisions join over on over.id = case_id where decisions.id = decision_id
    ), seen as (
      delete from case_pictures using over where case_id = over.id
    ), made as (
      update events set actor_id = null from over
      where kind = 'report.made' and actor_id is not null and (data ->> 'recordId')::int = over.id
    ), answered as (
      update events set data = data || '{"to": []}' from decisions join over on over.id = case_id
      where kind = 'report.decided' and data -> 'to' <> '[]' and (data ->> 'recordId')::int = decisions.id
    )
    update cases set before = null, hold_word = null from over where cases.id = over.id returning cases.id`;
  return forgotten.length > 0 ? forgotten.map(({ id }) => `case ${id}: forgotten`) : null;
}
