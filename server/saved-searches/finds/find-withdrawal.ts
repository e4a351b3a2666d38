import type { Connection } from "../../database/connection.ts";

type Told = { searchId: number; memberId: number };

/**
 * Removes members from the inboxes and future mails of searches that don't find them any more, because of a change of their
 * profile or privacy. `finds` says whether a search still finds a member.
 */
export async function withdrawFinds(
  transaction: Connection,
  members: readonly number[],
  finds: (told: Told) => boolean,
): Promise<void> {
  const told = await transaction<Told[]>`
    select search_id, member_id from search_finds where member_id = any(${[...members]}::int[])`;
  const lost = told.filter((each) => !finds(each));
  if (lost.length === 0) return;
  await transaction`
    delete from entry_events using entries, events, unnest(
      ${lost.map(({ searchId }) => searchId)}::int[], ${lost.map(({ memberId }) => memberId)}::int[]) lost (search_id, member_id)
    where parent = 'saved-searches' and record_id = search_id and entry_id = entries.id
      and event_id = events.id and events.member_id = lost.member_id`;
}
