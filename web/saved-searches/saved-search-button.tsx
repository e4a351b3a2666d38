import { BellPlus } from "lucide-react";
import { useLocation } from "react-router";
import * as messages from "#messages/saved-searches.ts";
import type { SavedSearchKind } from "../../contract/saved-searches.ts";
import { ListDialogButton } from "../ui/lists/list-dialog-button.tsx";
import { lazyComponent } from "../ui/shell/lazy-component.ts";

const loadDialog = () => import("./saved-search-dialog.tsx");
const SavedSearchDialog = lazyComponent(() => loadDialog().then(({ SavedSearchDialog }) => SavedSearchDialog));

type Props = {
  kind: SavedSearchKind;
  /** The list's length; undefined while it loads. */
  total: number | undefined;
};

/** Saves the list's current search, as it stands in the address. */
export function SavedSearchButton({ kind, total }: Props) {
  const { search } = useLocation();
  return (
    <ListDialogButton
      dialog={(onClose) => (
        <SavedSearchDialog kind={kind} onClose={onClose} query={search.replace(/^\?/, "")} total={total} />
      )}
      icon={BellPlus}
      label={messages.tellMe}
      load={loadDialog}
    />
  );
}
