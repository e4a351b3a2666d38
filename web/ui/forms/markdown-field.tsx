import { type KeyboardEvent, Suspense, useState } from "react";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { lazyComponent } from "../shell/lazy-component.ts";
import { Field } from "./text-field.tsx";

const MarkdownEditor = lazyComponent(() =>
  import("./markdown-editor.tsx").then(({ MarkdownEditor }) => MarkdownEditor),
);

type Props = {
  label: string;
  hint?: string;
  error?: FieldError;
  field: UseFormRegisterReturn;
  rows: number;
  autoFocus?: boolean;
  /** Whether members can be mentioned. */
  canMention?: boolean;
  /** For comments: a line break in the text is kept, and the editor loads on first focus. */
  isComment?: boolean;
};

/** A text box for Markdown. It works at once; tabs, toolbar, pictures and mentions are added when their code has loaded. */
export function MarkdownField({ label, hint, error, field, canMention, isComment = false, ...area }: Props) {
  const [isPlain, setPlain] = useState(isComment);
  const [isPreview, setPreview] = useState(false);
  const [box, setBox] = useState<HTMLTextAreaElement | null>(null);

  return (
    <Field
      below={
        !isPlain &&
        box && (
          <div className="editor-more">
            <Suspense fallback={<div className="editor-bar" />}>
              <MarkdownEditor
                box={box}
                canMention={canMention}
                isComment={isComment}
                isPreview={isPreview}
                setPreview={setPreview}
              />
            </Suspense>
          </div>
        )
      }
      error={error}
      hint={hint}
      label={label}
    >
      {(wiring) => (
        <text-expander className="editor-text" hidden={isPreview} keys={canMention ? "@" : undefined}>
          <textarea
            className="textarea"
            dir="auto"
            {...area}
            {...field}
            {...wiring}
            onFocus={() => setPlain(false)}
            onKeyDown={sendWithEnter}
            ref={(element) => {
              field.ref(element);
              if (element) setBox(element);
              // A restored draft is about to be edited.
              if (element?.value) setPlain(false);
            }}
          />
        </text-expander>
      )}
    </Field>
  );
}

function sendWithEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
