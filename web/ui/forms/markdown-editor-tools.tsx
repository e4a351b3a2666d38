import "@github/markdown-toolbar-element";
import {
  AtSign,
  Bold,
  Code,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  TextQuote,
} from "lucide-react";
import { useEffect, useRef } from "react";
import * as messages from "#messages/editor.ts";
import { imageTypes } from "../../../contract/interface/image-fields.ts";
import { modifierKey } from "./key-names.ts";
import { askForMembers } from "./mentions.ts";

type Props = {
  box: HTMLTextAreaElement;
  canMention?: boolean;
  addPictures: (files: readonly File[]) => void;
};

type Tool = { does: string; name: string; sign: LucideIcon; key?: string };

// Ctrl+K is left to the search palette.
const marks: Tool[] = [
  { does: "bold", name: messages.bold, sign: Bold, key: "b" },
  { does: "italic", name: messages.italic, sign: Italic, key: "i" },
  { does: "code", name: messages.code, sign: Code, key: "e" },
  { does: "link", name: messages.link, sign: Link },
  { does: "unordered-list", name: messages.list, sign: List },
  { does: "ordered-list", name: messages.numberedList, sign: ListOrdered },
  { does: "quote", name: messages.quote, sign: TextQuote },
];
const picture: Tool = { does: "", name: messages.addPicture, sign: ImagePlus };
const mention: Tool = { does: "", name: messages.mention, sign: AtSign };

/** The formatting toolbar; one tab stop, arrow keys move between the tools. */
export function MarkdownEditorTools({ box, canMention, addPictures }: Props) {
  const bar = useRef<HTMLElement>(null);

  function put(files: readonly File[]) {
    box.focus();
    addPictures(files);
  }

  useEffect(() => {
    // The toolbar element would be a tab stop of its own until its first tool was focused.
    bar.current?.removeAttribute("tabindex");
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.isComposing) return;
      const tool = marks.find(({ key }) => key === event.key.toLowerCase());
      if (!tool) return;
      event.preventDefault();
      bar.current?.querySelector<HTMLElement>(`[data-md-button=${tool.does}]`)?.click();
    };
    box.addEventListener("keydown", press);
    return () => box.removeEventListener("keydown", press);
  }, [box]);

  return (
    <markdown-toolbar
      aria-label={messages.tools}
      className="editor-tools"
      for={box.id}
      // Keeps the focus in the box, and on a phone the keyboard open.
      onMouseDown={(event) => event.preventDefault()}
      ref={bar}
    >
      {marks.map((tool, place) => (
        <ToolButton isFirst={place === 0} key={tool.does} tool={tool} />
      ))}
      <ToolButton press={() => choosePictures(put)} tool={picture} />
      {canMention && <ToolButton press={() => askForMembers(box)} tool={mention} />}
    </markdown-toolbar>
  );
}

function choosePictures(add: (files: readonly File[]) => void) {
  const chooser = document.createElement("input");
  chooser.type = "file";
  chooser.multiple = true;
  chooser.accept = imageTypes.join(",");
  chooser.onchange = () => add([...(chooser.files ?? [])]);
  chooser.click();
}

type ButtonProps = { tool: Tool; isFirst?: boolean; press?: () => void };

function ToolButton({ tool: { does, name, sign: Sign, key }, isFirst = false, press }: ButtonProps) {
  return (
    <button
      aria-keyshortcuts={key && shortcuts(key)}
      // Otherwise the title, which includes the shortcut, would be the accessible name.
      aria-label={key && name}
      className="editor-tool"
      data-md-button={does}
      onClick={press}
      tabIndex={isFirst ? 0 : -1}
      title={key ? messages.withKeys(name, `${modifierKey} ${key.toUpperCase()}`) : name}
      type="button"
    >
      <Sign aria-hidden className="size-4.5" />
    </button>
  );
}

const shortcuts = (key: string) => `Control+${key} Meta+${key}`;
