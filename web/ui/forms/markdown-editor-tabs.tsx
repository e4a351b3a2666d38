import { type KeyboardEvent, useRef } from "react";
import * as messages from "#messages/editor.ts";

type Props = { id: string; isPreview: boolean; setPreview: (isPreview: boolean) => void };

/** The tabs Write and Preview; one tab stop, arrow keys move between them. */
export function MarkdownEditorTabs({ id, isPreview, setPreview }: Props) {
  const tabs = useRef<HTMLDivElement>(null);

  function turn(event: KeyboardEvent) {
    const to = { ArrowLeft: !isPreview, ArrowRight: !isPreview, Home: false, End: true }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setPreview(to);
    tabs.current?.querySelectorAll("button")[to ? 1 : 0]?.focus();
  }

  const tab = (isOfPreview: boolean) => ({
    "aria-selected": isPreview === isOfPreview,
    className: "editor-tab",
    onClick: () => setPreview(isOfPreview),
    role: "tab",
    tabIndex: isPreview === isOfPreview ? 0 : -1,
    type: "button" as const,
  });
  return (
    <div aria-label={messages.shown} className="flex" onKeyDown={turn} ref={tabs} role="tablist">
      <button {...tab(false)} aria-controls={id}>
        {messages.write}
      </button>
      <button {...tab(true)} aria-controls={isPreview ? `${id}-panel` : undefined} id={`${id}-preview`}>
        {messages.preview}
      </button>
    </div>
  );
}
