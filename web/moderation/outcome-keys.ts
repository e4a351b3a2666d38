import * as keyWords from "#messages/moderation.ts";
import { type DecidedOutcome, decidedOutcomes, outcomesFor } from "../../contract/moderation/decisions.ts";
import type { ModeratedParent } from "../../contract/moderation/moderated-records.ts";
import { modifierKey } from "../ui/forms/key-names.ts";
import type { Key } from "./case-keys-dialog.tsx";

/** The key of an outcome, the same for all cases: `2` hides. */
export const outcomeKey = (outcome: DecidedOutcome) => String(decidedOutcomes.indexOf(outcome) + 1);

/** The keys that choose a possible outcome, and those that submit. */
export const decisionKeys = (parent: ModeratedParent): Key[] => [
  ...outcomesFor(parent).map((outcome) => ({
    name: outcomeKey(outcome),
    does: keyWords.chooseOutcome(keyWords.outcomes[outcome]),
    act: () => choose(outcome),
  })),
  {
    name: `${modifierKey} Enter`,
    press: "$mod+Enter",
    does: keyWords.decide,
    act: () => document.querySelector<HTMLFormElement>("#decision")?.requestSubmit(),
    everywhere: true,
  },
];

function choose(outcome: DecidedOutcome) {
  const radio = document.querySelector<HTMLInputElement>(`#decision [value="${outcome}"]`);
  radio?.focus();
  radio?.click();
}
