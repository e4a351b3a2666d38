import { type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";
import type { SkillName } from "../../contract/skills.ts";
import { SkillChips } from "./skill-chips.tsx";

type Described = { title: string; description: string; skills: (string | number)[] };

type Props<Values extends FieldValues & Described, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  /** How many skills can be chosen. */
  most?: number;
  onAdded: (skills: SkillName[]) => void;
};

/** Below a post's description: adds skills that its title or description mentions to the field `skills`. */
export function SkillTextSuggestions<Values extends FieldValues & Described, Output>(props: Props<Values, Output>) {
  const { most, onAdded } = props;
  const form = props.form as unknown as UseFormReturn<Described>;
  const [title, description, chosen] = useWatch({ control: form.control, name: ["title", "description", "skills"] });

  function add(skills: SkillName[]) {
    onAdded(skills);
    const ids = [...form.getValues("skills"), ...skills.map(({ id }) => id)];
    form.setValue("skills", ids, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  return (
    <SkillChips
      add={add}
      chosen={chosen.map(Number)}
      most={most}
      onLastAdded={() => form.setFocus("description")}
      text={`${title}\n${description}`}
    />
  );
}
