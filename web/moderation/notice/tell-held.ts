import { toBeLookedAt } from "#messages/hidden.ts";
import type { Notice } from "../../../contract/moderation/decisions.ts";
import { notify } from "../../ui/toasts/notify.ts";

/** Beside what is said of saving: nobody takes it for lost that others don't see it yet. */
export function tellIfHeld({ notice }: { notice?: Notice }) {
  if (notice?.outcome === "held") notify.instruction(toBeLookedAt);
}
