import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import * as messages from "#messages/bin.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { type InBin, useBringingBack } from "./bin-queries.ts";

/** The toast action after a deletion: restores the record and opens its page. */
export function useUndo() {
  const navigate = useNavigate();
  const { mutateAsync } = useBringingBack();

  async function undo(thing: InBin) {
    const about = `undo ${thing.parent} ${thing.id}`;
    try {
      const { path } = await mutateAsync(thing);
      notify.success(messages.isBack, about);
      await navigate(path);
    } catch (error) {
      notify.failure(error, about);
    }
  }

  return (thing: InBin) => ({
    label: messages.undo,
    onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      // Otherwise Sonner would move the focus back when the toast closes, away from the restored page.
      currentTarget.blur();
      void undo(thing);
    },
  });
}
