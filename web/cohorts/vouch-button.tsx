import * as messages from "#messages/cohorts.ts";
import type { PendingMember } from "../../contract/cohorts.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { useKeptFocus } from "../ui/forms/focus-keeper.ts";
import { useVouching } from "./cohort-queries.ts";

export function VouchButton({ cohortId, person }: { cohortId: number; person: PendingMember }) {
  const { vouch, takeBack } = useVouching(cohortId, person.id);
  const { firstName: name, vouched } = person;
  const isChanging = vouch.isPending || takeBack.isPending;
  const button = useKeptFocus(isChanging);
  const about = `vouch for ${person.id}`;

  async function change() {
    try {
      await (vouched ? takeBack : vouch).mutateAsync();
      notify.success((vouched ? messages.tookBack : messages.vouched)(name), about);
    } catch (error) {
      notify.failure(error, about);
    }
  }

  return (
    <button
      aria-label={vouched ? messages.takeBackFor(name) : undefined}
      className={`btn btn-sm ${vouched ? "btn-quiet" : "btn-primary"}`}
      disabled={isChanging}
      onClick={() => void change()}
      ref={button}
      type="button"
    >
      {vouched ? messages.takeBack : messages.know(name)}
    </button>
  );
}
