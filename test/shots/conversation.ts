import { paths } from "../../contract/pages.ts";
import type { Words } from "../support/words.ts";
import { on } from "./moments.ts";
import type { Ids, Scene } from "./scenes.ts";

const inMarkdown = [
  "Return what **undoes** it:",
  "",
  "```js",
  "useEffect(() => {",
  "  const socket = open(room);",
  "  return () => socket.close();",
  "}, [room]);",
  "```",
  "",
  "- once for each `room`",
  "- ~~never~~ also in production",
].join("\n");

/** An answer before it is sent. */
export const conversation = ({ qa = 0 }: Ids, { editor, questions }: Words): Scene[] => [
  on("editor-preview", paths.question(qa), async (page) => {
    await page.getByLabel(questions.answers.write).fill(inMarkdown);
    await page.getByRole("tab", { name: editor.preview }).click();
    await page.locator("pre .hljs-keyword").first().waitFor();
  }),
];
