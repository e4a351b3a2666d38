import { useState } from "react";
import type { CuratedSkill } from "../../../contract/skills/skill-curation.ts";
import { ListCard } from "../../ui/lists/list-card.tsx";
import { PageLink } from "../../ui/navigation/page-link.tsx";
import { notify } from "../../ui/toasts/notify.ts";
import { howMany } from "../skill-people.tsx";
import {
  useAddAlias,
  useImplySkill,
  useMergeSkills,
  useRemoveAlias,
  useRemoveImplication,
} from "./curation-queries.ts";
import { RemovableNames } from "./removable-names.tsx";
import { SkillChoiceDialog } from "./skill-choice-dialog.tsx";
import { SkillNameDialog } from "./skill-name-dialog.tsx";

/** A skill with what it is called besides and what comes with it, and what staff can do about it. */
export function CuratedSkillCard({ skill }: { skill: CuratedSkill }) {
  const { id, name, aliases, implies } = skill;
  const [asked, ask] = useState<"alias" | "implied" | "merger" | null>(null);
  const addAlias = useAddAlias();
  const imply = useImplySkill();
  const merge = useMergeSkills();
  const removeAlias = useRemoveAlias();
  const removeImplication = useRemoveImplication();
  const close = () => ask(null);

  return (
    <ListCard subtitle={howMany(skill)} title={name}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2">
        <div>
          <dt className="quiet">Also called</dt>
          <dd>
            <RemovableNames
              names={aliases.map((alias) => ({ key: alias, name: alias }))}
              remove={(alias) => removeAlias.mutateAsync({ id, alias })}
              said={(alias) => `“${alias}” doesn't mean ${name} any more.`}
            />
          </dd>
        </div>
        <div>
          <dt className="quiet">Whoever has it also has</dt>
          <dd>
            <RemovableNames
              names={implies.map((implied) => ({ key: implied.id, name: implied.name }))}
              remove={(impliedId) => removeImplication.mutateAsync({ id, impliedId })}
              said={(implied) => `${implied} doesn't come with ${name} any more.`}
            />
          </dd>
        </div>
      </dl>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <PageLink className="btn btn-ghost btn-sm mr-auto" id={id} page="skill">
          Open<span className="sr-only"> {name}</span>
        </PageLink>
        <button className="btn btn-quiet btn-sm" onClick={() => ask("alias")} type="button">
          Add a name<span className="sr-only"> to {name}</span>
        </button>
        <button className="btn btn-quiet btn-sm" onClick={() => ask("implied")} type="button">
          Comes with…<span className="sr-only"> {name}</span>
        </button>
        <button className="btn btn-quiet btn-sm" onClick={() => ask("merger")} type="button">
          Merge…<span className="sr-only"> {name}</span>
        </button>
      </div>
      {asked === "alias" && (
        <SkillNameDialog
          about={`Whoever imports or suggests this name means ${name}.`}
          label="Another name"
          onClose={close}
          save={async (alias) => {
            await addAlias.mutateAsync({ id, alias });
            notify.success(`“${alias}” means ${name} now.`);
          }}
          submitLabel="Add name"
          title={`Another name for ${name}`}
        />
      )}
      {asked === "implied" && (
        <SkillChoiceDialog
          about={`Whoever has ${name} counts as having the other skill too, in every match.`}
          except={id}
          label="It comes with"
          onClose={close}
          save={async (impliedId) => {
            await imply.mutateAsync({ id, impliedId });
            notify.success(`What comes with ${name} is saved.`);
          }}
          submitLabel="Save"
          title={`What comes with ${name}`}
        />
      )}
      {asked === "merger" && (
        <SkillChoiceDialog
          about={`Members, jobs and projects that name ${name} name the other skill from now on, and “${name}” becomes another name of it. This can't be undone.`}
          except={id}
          isDangerous
          label="Merge into"
          onClose={close}
          save={async (intoId) => {
            const kept = await merge.mutateAsync({ id, intoId });
            notify.success(`${name} is ${kept.name} now.`);
          }}
          submitLabel="Merge"
          title={`Merge ${name} into another skill`}
        />
      )}
    </ListCard>
  );
}
