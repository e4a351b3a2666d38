import { type Control, type UseFormReturn, useWatch } from "react-hook-form";
import * as messages from "#messages/questions.ts";
import { lengthOf } from "../../contract/interface/fields.ts";
import { type NewQuestion, questionTitleMaxDefault } from "../../contract/questions/questions.ts";
import { DescriptionField } from "../posts/description-field.tsx";
import { TextField } from "../ui/forms/text-field.tsx";
import { site } from "../ui/shell/site.ts";

export const questionTitleMax = Number(site.questionTitleMax) || questionTitleMaxDefault;

type Props = { form: UseFormReturn<NewQuestion, unknown, NewQuestion> };

export function QuestionFields({ form }: Props) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-6">
      <TextField
        error={errors.title}
        field={form.register("title")}
        hint={<TitleCounter control={form.control} />}
        label={messages.titleLabel}
      />
      <DescriptionField error={errors.description} field={form.register("description")} />
    </div>
  );
}

function TitleCounter({ control }: { control: Control<NewQuestion, unknown, NewQuestion> }) {
  const length = lengthOf(useWatch({ control, name: "title" }).trim());
  return (
    <span className={`tabular-nums ${length > questionTitleMax ? "text-error" : ""}`}>
      {messages.titleLength(length, questionTitleMax)}
    </span>
  );
}
