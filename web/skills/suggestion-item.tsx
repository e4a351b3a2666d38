import { useState } from "react";
import * as messages from "#messages/skills.ts";
import type { Suggestion } from "../../contract/skills.ts";
import { ConfirmDialog } from "../ui/dialogs/confirm-dialog.tsx";
import { notify } from "../ui/dialogs/toast.ts";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { PersonLink } from "../ui/shell/person-link.tsx";
import { useAcceptSuggestion, useDeclineSuggestion } from "./skill-admin-queries.ts";
import { SkillChoiceDialog } from "./skill-choice-dialog.tsx";
import { SkillNameButton } from "./skill-name-button.tsx";
import { SkillNameDialog } from "./skill-name-dialog.tsx";

type Props = { suggestion: Suggestion; onDecided: () => void };

/** A suggested skill and three buttons to decide on it. `onDecided` moves the focus. */
export function SuggestionItem({ suggestion, onDecided }: Props) {
  const { id, name, userCount, Users: users } = suggestion;
  const [asked, ask] = useState<"skill" | "alias" | "decline" | null>(null);
  const accept = useAcceptSuggestion();
  const decline = useDeclineSuggestion();
  const about = `suggestion ${id}`;

  async function refuse() {
    try {
      await decline.mutateAsync({ id });
      notify.success(messages.refusal.done(name), about);
      onDecided();
    } catch (error) {
      ask(null);
      notify.failure(error, about);
    }
  }

  async function meet(meant: { name?: string; skillId?: number }) {
    const skill = await accept.mutateAsync({ id, ...meant });
    notify.success(messages.accepted(userCount, skill.name), about);
    onDecided();
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="min-w-48 flex-1">
        <h3 className="font-semibold" dir="auto">
          {name}
        </h3>
        <p className="quiet text-sm">
          <MessageSentence>
            {messages.suggestedBy(
              users.map((person) => <PersonLink key={person.id} person={person} />),
              userCount - users.length,
            )}
          </MessageSentence>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <SkillNameButton name={name} onPress={() => ask("skill")} words={messages.newSkill} />
        <SkillNameButton name={name} onPress={() => ask("alias")} words={messages.knownSkill} />
        <SkillNameButton className="btn-ghost" name={name} onPress={() => ask("decline")} words={messages.refusal} />
      </div>
      {asked === "skill" && (
        <SkillNameDialog
          about={messages.newSkill.about}
          initial={name}
          label={messages.newSkill.name}
          onClose={() => ask(null)}
          save={(chosen) => meet({ name: chosen })}
          submitLabel={messages.newSkill.submit}
          title={messages.newSkill.title}
        />
      )}
      {asked === "alias" && (
        <SkillChoiceDialog
          about={messages.knownSkill.about(name)}
          label={messages.knownSkill.choice}
          onClose={() => ask(null)}
          save={(skillId) => meet({ skillId })}
          submitLabel={messages.knownSkill.submit}
          title={messages.knownSkill.title(name)}
        />
      )}
      <ConfirmDialog
        confirmLabel={messages.refusal.confirm}
        isBusy={decline.isPending}
        isOpen={asked === "decline"}
        onCancel={() => ask(null)}
        onConfirm={() => void refuse()}
        title={messages.refusal.title(name)}
      >
        {messages.refusal.about}
      </ConfirmDialog>
    </li>
  );
}
