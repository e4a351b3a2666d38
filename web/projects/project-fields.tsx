import * as messages from "#messages/projects.ts";
import type { Project } from "../../contract/projects/projects.ts";
import { DescriptionField } from "../posts/post-form.tsx";
import { SkillField } from "../skills/skill-field.tsx";
import { TextField } from "../ui/forms/text-field.tsx";
import type { ProjectFormState } from "./project-values.ts";
import { SeatListFields } from "./seat-list-fields.tsx";

type Props = { form: ProjectFormState; project?: Project };

export function ProjectFields({ form, project }: Props) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-6">
      <TextField error={errors.title} field={form.register("title")} label={messages.fields.title} />
      <DescriptionField error={errors.description} field={form.register("description")} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          error={errors.dateFrom}
          field={form.register("dateFrom", { deps: "dateTo" })}
          hint={messages.fields.dateHint}
          label={messages.startDate}
          type="date"
        />
        <TextField
          error={errors.dateTo}
          field={form.register("dateTo")}
          hint={messages.fields.dateHint}
          label={messages.endDate}
          type="date"
        />
      </div>
      <SkillField control={form.control} known={project?.Skills} />
      <SeatListFields form={form} project={project} />
    </div>
  );
}
