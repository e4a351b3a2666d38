import { useMutation } from "@tanstack/react-query";
import * as messages from "#messages/skills.ts";
import { suggestSkill } from "../../contract/skills/skills.ts";
import { call } from "../api/api.ts";
import { notify } from "../ui/dialogs/toast.ts";

/** Suggests a skill to staff; if the name is an alias of an existing skill, that one is chosen instead. */
export function useSkillSuggestion(choose: (id: number) => void) {
  const suggestion = useMutation({ mutationFn: (name: string) => call(suggestSkill, { name }) });
  return async (name: string) => {
    const about = "skill suggestion";
    try {
      const { skill } = await suggestion.mutateAsync(name);
      notify.answered(about);
      if (!skill) return notify.success(messages.suggested(name));
      choose(skill.id);
      notify.info(messages.calledHere(name, skill.name));
    } catch (error) {
      notify.failure(error, about);
    }
  };
}
