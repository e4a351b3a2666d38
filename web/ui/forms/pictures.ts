import { useEffect, useRef, useState } from "react";
import * as messages from "#messages/editor.ts";
import { addImage } from "../../../contract/images.ts";
import { imageTypes } from "../../../contract/interface/image-fields.ts";
import { ApiProblem, call, messageOf } from "../../api/api.ts";
import { notify } from "../dialogs/toast.ts";
import { exchange, whenComposed, write } from "./text-box.ts";

const place = `![${messages.uploading}]()`;
const about = "picture";

/**
 * Uploads pictures that are pasted, dropped or chosen. Submitting the form waits for the uploads, and is cancelled if one
 * fails.
 */
export function usePictures(box: HTMLTextAreaElement) {
  const [count, setCount] = useState(0);
  const waiting = useRef(0);
  const uploads = useRef(Promise.resolve(true));

  const add = useRef((files: readonly File[]) => {
    if (waiting.current === 0) uploads.current = Promise.resolve(true);
    waiting.current += files.length;
    setCount(waiting.current);
    const end = endOfPictureAt(box);
    const at = end ?? box.selectionEnd;
    const line = end === null ? "" : "\n";
    write(box, at, at, line + files.map(() => place).join("\n"));
    let linesBefore = line.length;
    for (const [number, file] of files.entries()) {
      uploads.current = uploads.current.then(async (isWhole) => {
        const isLast = number === files.length - 1;
        const isThere = await upload(file, box, { hasNext: !isLast, hasBefore: isLast && linesBefore > 0 });
        if (isThere) linesBefore += 1;
        waiting.current -= 1;
        setCount(waiting.current);
        // The error toast stays if another picture of the same batch failed.
        if (isThere && isWhole) notify.answered(about);
        return isThere && isWhole;
      });
    }
  }).current;

  useEffect(() => listen(box, add), [box, add]);

  // A draft may contain the placeholder of an upload that the end of the session interrupted.
  useEffect(() => {
    if (box.value.includes(place)) write(box, 0, box.value.length, box.value.replaceAll(place, ""));
  }, [box]);

  useEffect(() => {
    const { form } = box;
    const hold = async (event: SubmitEvent) => {
      if (waiting.current === 0) return;
      event.preventDefault();
      event.stopPropagation();
      if (await uploads.current) form?.requestSubmit();
    };
    form?.addEventListener("submit", hold, true);
    return () => form?.removeEventListener("submit", hold, true);
  }, [box]);

  return { add, isUploading: count > 0 };
}

/**
 * The end of the picture whose description the cursor is in, so that another is inserted on the next line; null outside of
 * one.
 */
function endOfPictureAt({ value, selectionEnd }: HTMLTextAreaElement): number | null {
  for (const { index, 0: picture } of value.matchAll(/!\[[^\]\n]*\]\([^)\s]*\)/g)) {
    const end = index + picture.length;
    if (index < selectionEnd && selectionEnd < end) return end;
  }
  return null;
}

/** Pictures of one batch are on lines of their own; removing one removes its line break, too. */
type Neighbours = { hasNext: boolean; hasBefore: boolean };

async function upload(file: File, box: HTMLTextAreaElement, neighbours: Neighbours): Promise<boolean> {
  try {
    const { url } = await call(addImage, { file });
    await whenComposed(box);
    exchange(box, place, `![${messages.describePicture}](${url})`, messages.describePicture);
    return true;
  } catch (error) {
    await whenComposed(box);
    takeAway(box, neighbours);
    notify.failure(error, about, whyNot(error));
    return false;
  }
}

function takeAway(box: HTMLTextAreaElement, { hasNext, hasBefore }: Neighbours) {
  const at = box.value.indexOf(place);
  const after = hasNext && box.value.startsWith(`${place}\n`, at) ? "\n" : "";
  const before = hasBefore && box.value.charAt(at - 1) === "\n" ? "\n" : "";
  exchange(box, before + place + after, "");
}

const whyNot = (error: unknown) => (error instanceof ApiProblem && error.fields.file) || messageOf(error);

const isPicture = ({ type }: File) => (imageTypes as readonly string[]).includes(type);

/**
 * Any dropped file is uploaded, so that the server's error explains what is wrong; otherwise the browser would navigate to
 * the file.
 */
function listen(box: HTMLTextAreaElement, add: (files: readonly File[]) => void) {
  function paste(event: ClipboardEvent) {
    const pictures = [...(event.clipboardData?.files ?? [])].filter(isPicture);
    // Copied spreadsheet cells come with a picture of themselves.
    if (pictures.length === 0 || event.clipboardData?.types.includes("text/plain")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    add(pictures);
  }
  function drag(event: DragEvent) {
    if ([...(event.dataTransfer?.items ?? [])].some(({ kind }) => kind === "file")) event.preventDefault();
  }
  function drop(event: DragEvent) {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    box.focus();
    add(files);
  }
  box.addEventListener("paste", paste);
  box.addEventListener("dragover", drag);
  box.addEventListener("drop", drop);
  return () => {
    box.removeEventListener("paste", paste);
    box.removeEventListener("dragover", drag);
    box.removeEventListener("drop", drop);
  };
}
