import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useRef } from "react";
import * as messages from "#messages/skills.ts";
import type { Skill } from "../../contract/skills.ts";
import { accountQuery } from "../api/account-queries.ts";
import { useSaveUser } from "../people/user-queries.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { MainAction } from "../ui/lists/record-layout.tsx";

/** Adds the skill to the reader's profile; once they have it, a line says so. */
export function SkillRelated({ skill }: { skill: Skill }) {
  const { data: account } = useQuery(accountQuery);
  const saving = useSaveUser();
  const place = useRef<HTMLDivElement>(null);
  if (!account) return null;
  const { id, firstName, lastName, email, Company, Skills } = account.user;
  const about = `skill ${skill.id}`;

  async function add() {
    try {
      const skills = [...Skills.map((own) => own.id), skill.id];
      await saving.mutateAsync({ id, firstName, lastName, email, companyId: Company?.id ?? null, skills });
      // The button is going to disappear.
      place.current?.focus();
      notify.success(messages.added(skill.name), about);
    } catch (error) {
      notify.failure(error, about);
    }
  }

  const isNamed = Skills.some((own) => own.id === skill.id);
  return (
    <div className="outline-none" ref={place} tabIndex={-1}>
      {isNamed && (
        <p className="flex min-h-11 items-center gap-2 text-accent">
          <Check aria-hidden className="size-4" /> {messages.youKnowIt}
        </p>
      )}
      {!isNamed && (
        <MainAction>
          <button className="btn btn-primary" disabled={saving.isPending} onClick={() => void add()} type="button">
            {skill.userCount > 0 ? messages.knowThisToo : messages.knowThis}
          </button>
        </MainAction>
      )}
    </div>
  );
}
