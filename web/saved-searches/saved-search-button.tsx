import { BellPlus } from "lucide-react";
import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import * as messages from "#messages/saved-searches.ts";
import type { SavedSearchKind } from "../../contract/saved-searches.ts";
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
  const [isOpen, setOpen] = useState(false);
  const { search } = useLocation();
  const load = () => void loadDialog().catch(() => undefined);
  return (
    <>
      <button
        aria-haspopup="dialog"
        className="btn btn-ghost btn-sm thumb max-lg:px-3"
        onClick={() => setOpen(true)}
        onFocus={load}
        onPointerEnter={load}
        type="button"
      >
        <BellPlus aria-hidden className="size-4" />
        <span className="max-lg:sr-only">{messages.tellMe}</span>
      </button>
      {isOpen && (
        <Suspense>
          <SavedSearchDialog
            kind={kind}
            onClose={() => setOpen(false)}
            query={search.replace(/^\?/, "")}
            total={total}
          />
        </Suspense>
      )}
    </>
  );
}
