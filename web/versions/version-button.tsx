import { Suspense, useState } from "react";
import * as messages from "#messages/comments.ts";
import { lazyComponent } from "../ui/shell/lazy-component.ts";
import type { Version, VersionSource } from "./version-source.ts";

const Dialog = lazyComponent(() => import("./version-dialog.tsx").then(({ VersionDialog }) => VersionDialog));

/** Shows that a text was edited, and opens its versions. */
export function VersionButton<Each extends Version>({ source }: { source: VersionSource<Each> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        aria-haspopup="dialog"
        className="thumb underline decoration-dotted underline-offset-4 hover:text-base-content"
        onClick={() => setOpen(true)}
        type="button"
      >
        {messages.edited}
      </button>
      {isOpen && (
        <Suspense>
          <Dialog close={() => setOpen(false)} source={source as unknown as VersionSource} />
        </Suspense>
      )}
    </>
  );
}
