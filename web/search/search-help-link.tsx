import { type MouseEvent, Suspense, useState } from "react";
import * as messages from "#messages/search.ts";
import howToSearch from "../../docs/search.md?url&no-inline";
import { lazyComponent } from "../ui/shell/lazy-component.ts";

const Dialog = lazyComponent(() => import("./search-help.tsx").then(({ SearchHelp }) => SearchHelp));

/** Opens the help on searching in a dialog; in a new tab it is a page of its own. */
export function SearchHelpLink() {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a className="quiet-link inline-flex min-h-11 items-center text-sm" href={howToSearch} onClick={open}>
        {messages.howTo}
      </a>
      {isOpen && (
        <Suspense>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
