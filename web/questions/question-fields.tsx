import { useState } from "react";
import { useWatch } from "react-hook-form";
import * as messages from "#messages/questions.ts";
import { codePointCount } from "../../contract/interface/fields.ts";
import { type Question, questionSkillsMax } from "../../contract/questions.ts";
import type { SkillName } from "../../contract/skills.ts";
import { DescriptionField } from "../posts/post-form.tsx";
import { SkillField } from "../skills/skill-field.tsx";
import { SkillTextSuggestions } from "../skills/skill-text-suggestions.tsx";
import { TextField } from "../ui/forms/text-field.tsx";
import { QuestionSuggestions } from "./question-suggestions.tsx";
import { type QuestionFormState, titleMax } from "./question-values.ts";

export function QuestionFields({ form, question }: { form: QuestionFormState; question?: Question }) {
  const { errors } = form.formState;
  const [named, setNamed] = useState<SkillName[]>([]);

  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <TextField
          error={errors.title}
          field={form.register("title")}
          hint={<TitleCounter control={form.control} />}
          label={messages.titleLabel}
        />
        <QuestionSuggestions control={form.control} except={question?.id} />
      </div>
      <div>
        <DescriptionField canMention error={errors.description} field={form.register("description")} />
        <SkillTextSuggestions
          form={form}
          most={questionSkillsMax}
          onAdded={(skills) => setNamed([...named, ...skills])}
        />
      </div>
      <div>
        <SkillField control={form.control} known={[...(question?.Skills ?? []), ...named]} />
        <p className="field-hint">{messages.skillsHint(questionSkillsMax)}</p>
      </div>
    </div>
  );
}

function TitleCounter({ control }: Pick<QuestionFormState, "control">) {
  const length = codePointCount(useWatch({ control, name: "title" }).trim());
  return (
    <span className={`tabular-nums ${length > titleMax ? "text-error" : ""}`}>
      {messages.titleLength(length, titleMax)}
    </span>
  );
}
