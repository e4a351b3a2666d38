import { Suspense, useState } from "react";
import * as messages from "#messages/comments.ts";
import { latePart } from "../ui/shell/late-part.ts";
import type { Version, VersionSource } from "./version-source.ts";

const Dialog = latePart(() => import("./versions-dialog.tsx").then(({ VersionsDialog }) => VersionsDialog));

/** Shows that a text was edited, and opens its versions. */
export function EditedButton<Each extends Version>({ source }: { source: VersionSource<Each> }) {
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
