import { toBeLookedAt } from "#messages/moderation-notices.ts";
import type { Notice } from "../../contract/moderation/decisions.ts";
import { notify } from "../ui/dialogs/toast.ts";

/** Tells members after saving that others can't see the text yet, so that they don't take it for lost. */
export function notifyIfHeld({ notice }: { notice?: Notice }) {
  if (notice?.outcome === "held") notify.instruction(toBeLookedAt);
}
