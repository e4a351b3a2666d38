import { useState } from "react";
import type { Suggestion } from "../../../contract/skills/skill-curation.ts";
import { messageOf } from "../../api/api.ts";
import { PersonLink } from "../../people/person-link.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { isSessionProblem } from "../../ui/forms/form-problem.ts";
import { notify } from "../../ui/toasts/notify.ts";
import { useAcceptSuggestion, useDeclineSuggestion } from "./curation-queries.ts";
import { SkillChoiceDialog } from "./skill-choice-dialog.tsx";
import { SkillNameDialog } from "./skill-name-dialog.tsx";

type Props = { suggestion: Suggestion; onDecided: () => void };

/** A name that members miss, and the three answers to it. `onDecided` takes the focus over. */
export function SuggestionItem({ suggestion, onDecided }: Props) {
  const { id, name, userCount, Users: users } = suggestion;
  const [asked, ask] = useState<"skill" | "alias" | "decline" | null>(null);
  const accept = useAcceptSuggestion();
  const decline = useDeclineSuggestion();
  const others = userCount - users.length;
  const about = `suggestion ${id}`;

  async function refuse() {
    try {
      await decline.mutateAsync({ id });
      notify.success(`“${name}” is declined.`, about);
      onDecided();
    } catch (error) {
      ask(null);
      if (!isSessionProblem(error)) notify.error(messageOf(error), about);
    }
  }

  async function meet(meant: { name?: string; skillId?: number }) {
    const skill = await accept.mutateAsync({ id, ...meant });
    const whose = userCount === 1 ? "Who suggested it has" : `All ${userCount} who suggested it have`;
    notify.success(`${whose} ${skill.name} now.`, about);
    onDecided();
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="min-w-48 flex-1">
        <h3 className="font-semibold" dir="auto">
          {name}
        </h3>
        <p className="quiet text-sm">
          suggested by{" "}
          {users.map((person, index) => (
            <span key={person.id}>
              {index > 0 && ", "}
              <PersonLink person={person} />
            </span>
          ))}
          {others > 0 && ` and ${others} more`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <button aria-label={`Add ${name}`} className="btn btn-quiet btn-sm" onClick={() => ask("skill")} type="button">
          Add
        </button>
        <button
          aria-label={`We have it: ${name}`}
          className="btn btn-quiet btn-sm"
          onClick={() => ask("alias")}
          type="button"
        >
          We have it
        </button>
        <button
          aria-label={`Decline ${name}`}
          className="btn btn-ghost btn-sm"
          onClick={() => ask("decline")}
          type="button"
        >
          Decline
        </button>
      </div>
      {asked === "skill" && (
        <SkillNameDialog
          about="Correct the spelling if need be. Who suggested it has the skill at once."
          initial={name}
          label="Name"
          onClose={() => ask(null)}
          save={(chosen) => meet({ name: chosen })}
          submitLabel="Add skill"
          title="Add a skill"
        />
      )}
      {asked === "alias" && (
        <SkillChoiceDialog
          about={`“${name}” becomes another name of the skill, which who suggested it has at once.`}
          label="It is the same as"
          onClose={() => ask(null)}
          save={(skillId) => meet({ skillId })}
          submitLabel="Use this skill"
          title={`“${name}” is a skill we have`}
        />
      )}
      <ConfirmDialog
        confirmLabel="Decline"
        isBusy={decline.isPending}
        isOpen={asked === "decline"}
        onCancel={() => ask(null)}
        onConfirm={() => void refuse()}
        title={`Decline “${name}”?`}
      >
        Nobody gets the skill. It can be suggested again.
      </ConfirmDialog>
    </li>
  );
}
