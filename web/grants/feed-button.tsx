import { Rss } from "lucide-react";
import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import * as messages from "#messages/grants.ts";
import { lazyComponent } from "../ui/shell/lazy-component.ts";

const loadDialog = () => import("./feed-dialog.tsx");
const FeedDialog = lazyComponent(() => loadDialog().then(({ FeedDialog }) => FeedDialog));

/** Makes a feed of the list with the filters in the address. */
export function FeedButton({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false);
  const { pathname, search } = useLocation();
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
        <Rss aria-hidden className="size-4" />
        <span className="max-lg:sr-only">{messages.feed}</span>
      </button>
      {isOpen && (
        <Suspense>
          <FeedDialog name={name} of={pathname + search} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
