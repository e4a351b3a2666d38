import * as messages from "#messages/moderation.ts";
import type { Key } from "./case-keys-dialog.tsx";

/** The keys for the next and previous item. */
export const stepKeys = (step: (by: number) => void): Key[] => [
  { name: "j", does: messages.caseKeysNext, act: () => step(1) },
  { name: "k", does: messages.caseKeysPrevious, act: () => step(-1) },
];
