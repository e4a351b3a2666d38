import type { Thing } from "../../../contract/moderation/things.ts";
import type { Connection } from "../../database/connection.ts";
import { contentPrint } from "../things/content-print.ts";

/**
 * Says that a thing which is held was saved. Where it is another now, its case is one that nobody has seen yet; and when its owner
 * changed what is hidden, they ask for another look.
 */
export async function noteSaved(transaction: Connection, thing: Thing, isByOwner: boolean): Promise<void> {
  const { parent, id } = thing;
  const [changed] = await transaction<{ id: number }[]>`
    update cases set content_print = print, found_fine = false, version = version + 1, changed_version = version + 1,
      look_at = case when ${isByOwner} and exists (
        select from decisions where decisions.id = notice_id and outcome = 'hidden'
      ) then coalesce(look_at, now()) else look_at end
    from (select ${contentPrint(transaction, thing)} as print) saved
    where parent = ${parent} and record_id = ${id} and content_print is distinct from print returning id`;
  if (changed) await transaction`select tally_case(${changed.id})`;
}
