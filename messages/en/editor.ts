import { number } from "./formats.ts";

export const write = "Write";
export const preview = "Preview";
export const shown = "What is shown";
export const nothingToPreview = "Nothing to preview.";

export const tools = "Formatting";
export const bold = "Bold";
export const italic = "Italic";
export const code = "Code";
export const link = "Link";
export const list = "List";
export const numberedList = "Numbered list";
export const quote = "Quote";
export const addPicture = "Add a picture";
export const mention = "Mention";
export const withKeys = (tool: string, keys: string) => `${tool} (${keys})`;

export const uploading = "Uploading…";
export const describePicture = "what the picture shows";

export const members = "Members";
export const membersFound = (count: number) => {
  if (count === 0) return "No member has this name";
  return count === 1 ? "1 member" : `${number(count)} members`;
};
