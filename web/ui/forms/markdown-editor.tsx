import "@github/text-expander-element";
import { subscribe } from "@github/paste-markdown";
import { useEffect } from "react";
import { flushSync } from "react-dom";
import * as messages from "#messages/editor.ts";
import { Markdown } from "../markdown/markdown.tsx";
import { MarkdownEditorTabs } from "./markdown-editor-tabs.tsx";
import { MarkdownEditorTools } from "./markdown-editor-tools.tsx";
import { useMentions } from "./mentions.ts";
import { usePictures } from "./pictures.ts";
import { trackComposition } from "./text-box.ts";

type Props = {
  box: HTMLTextAreaElement;
  canMention?: boolean;
  isComment: boolean;
  isPreview: boolean;
  setPreview: (isPreview: boolean) => void;
};

/** Toolbar, preview, pictures and mentions around a text box. */
export function MarkdownEditor({ box, canMention, isComment, isPreview, setPreview }: Props) {
  const { id } = box;
  useEffect(() => trackComposition(box), [box]);
  const pictures = usePictures(box);
  const found = useMentions(box);

  useEffect(() => {
    const pasting = subscribe(box);
    return () => pasting.unsubscribe();
  }, [box]);

  // Submitting closes the preview, because errors are shown at the text box.
  useEffect(() => {
    const { form } = box;
    const leavePreview = () => flushSync(() => setPreview(false));
    form?.addEventListener("submit", leavePreview, true);
    return () => form?.removeEventListener("submit", leavePreview, true);
  }, [box, setPreview]);

  return (
    <>
      {isPreview && (
        <div
          aria-labelledby={`${id}-preview`}
          className="editor-preview"
          id={`${id}-panel`}
          role="tabpanel"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what it shows may hold nothing else to go to
          tabIndex={0}
        >
          {box.value.trim() ? (
            <Markdown hasBreaks={isComment} text={box.value} />
          ) : (
            <p className="quiet">{messages.nothingToPreview}</p>
          )}
        </div>
      )}
      <div className="editor-bar">
        <MarkdownEditorTabs id={id} isPreview={isPreview} setPreview={setPreview} />
        {!isPreview && <MarkdownEditorTools addPictures={pictures.add} box={box} canMention={canMention} />}
      </div>
      <span className="sr-only" role="status">
        {pictures.isUploading ? messages.uploading : found}
      </span>
    </>
  );
}
