import { useState } from "react";
import * as messages from "#messages/skills.ts";
import type { CuratedSkill } from "../../contract/skills.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { ListCard } from "../ui/lists/list-card.tsx";
import { PageLink } from "../ui/shell/page-link.tsx";
import {
  useAddAlias,
  useImplySkill,
  useMergeSkills,
  useRemoveAlias,
  useRemoveImplication,
} from "./skill-admin-queries.ts";
import { SkillAliases } from "./skill-aliases.tsx";
import { SkillChoiceDialog } from "./skill-choice-dialog.tsx";
import { SkillNameButton } from "./skill-name-button.tsx";
import { SkillNameDialog } from "./skill-name-dialog.tsx";

/** A skill with its aliases and implied skills, and the actions of staff. */
export function SkillAdminCard({ skill }: { skill: CuratedSkill }) {
  const { id, name, aliases, implies } = skill;
  const [asked, ask] = useState<"alias" | "implied" | "merger" | null>(null);
  const addAlias = useAddAlias();
  const imply = useImplySkill();
  const merge = useMergeSkills();
  const removeAlias = useRemoveAlias();
  const removeImplication = useRemoveImplication();
  const close = () => ask(null);

  return (
    <ListCard subtitle={messages.namedBy(skill.userCount)} title={name}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2">
        <div>
          <dt className="quiet">{messages.alsoCalled}</dt>
          <dd>
            <SkillAliases
              names={aliases.map((alias) => ({ key: alias, name: alias }))}
              remove={(alias) => removeAlias.mutateAsync({ id, alias })}
              said={(alias) => messages.aliasRemoved(alias, name)}
            />
          </dd>
        </div>
        <div>
          <dt className="quiet">{messages.comesWithIt}</dt>
          <dd>
            <SkillAliases
              names={implies.map((implied) => ({ key: implied.id, name: implied.name }))}
              remove={(impliedId) => removeImplication.mutateAsync({ id, impliedId })}
              said={(implied) => messages.impliedRemoved(implied, name)}
            />
          </dd>
        </div>
      </dl>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <PageLink
          aria-label={messages.openSkill(name)}
          className="btn btn-ghost btn-sm mr-auto -ml-3"
          id={id}
          page="skill"
        >
          {messages.open}
        </PageLink>
        <SkillNameButton name={name} onPress={() => ask("alias")} words={messages.alias} />
        <SkillNameButton name={name} onPress={() => ask("implied")} words={messages.implied} />
        <SkillNameButton name={name} onPress={() => ask("merger")} words={messages.merger} />
      </div>
      {asked === "alias" && (
        <SkillNameDialog
          about={messages.alias.about(name)}
          label={messages.alias.name}
          onClose={close}
          save={async (alias) => {
            await addAlias.mutateAsync({ id, alias });
            notify.success(messages.alias.done(alias, name));
          }}
          submitLabel={messages.alias.submit}
          title={messages.alias.title(name)}
        />
      )}
      {asked === "implied" && (
        <SkillChoiceDialog
          about={messages.implied.about(name)}
          except={id}
          label={messages.implied.choice}
          onClose={close}
          save={async (impliedId) => {
            await imply.mutateAsync({ id, impliedId });
            notify.success(messages.implied.done(name));
          }}
          submitLabel={messages.implied.submit}
          title={messages.implied.title(name)}
        />
      )}
      {asked === "merger" && (
        <SkillChoiceDialog
          about={messages.merger.about(name)}
          except={id}
          isDangerous
          label={messages.merger.choice}
          onClose={close}
          save={async (intoId) => {
            const kept = await merge.mutateAsync({ id, intoId });
            notify.success(messages.merger.done(name, kept.name));
          }}
          submitLabel={messages.merger.submit}
          title={messages.merger.title(name)}
        />
      )}
    </ListCard>
  );
}
