import * as messages from "#messages/moderation.ts";
import type { Key } from "./keys-dialog.tsx";

/** The keys for the next and previous item. */
export const stepKeys = (step: (by: number) => void): Key[] => [
  { name: "j", does: messages.next, act: () => step(1) },
  { name: "k", does: messages.previous, act: () => step(-1) },
];
