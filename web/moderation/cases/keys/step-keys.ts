import * as messages from "#messages/case-keys.ts";
import type { Key } from "./keys-dialog.tsx";

/** The keys that go on, by one, and back. */
export const stepKeys = (step: (by: number) => void): Key[] => [
  { name: "j", does: messages.next, act: () => step(1) },
  { name: "k", does: messages.previous, act: () => step(-1) },
];
