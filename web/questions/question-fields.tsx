import { useState } from "react";
import { useWatch } from "react-hook-form";
import * as messages from "#messages/questions.ts";
import { codePointCount } from "../../contract/interface/fields.ts";
import { type Question, questionSkillsMax } from "../../contract/questions/questions.ts";
import type { SkillName } from "../../contract/skills/skills.ts";
import { DescriptionField } from "../posts/description-field.tsx";
import { SkillsField } from "../skills/skills-field.tsx";
import { SkillsInText } from "../skills/skills-in-text.tsx";
import { TextField } from "../ui/forms/text-field.tsx";
import { type QuestionFormState, titleMax } from "./question-values.ts";
import { SimilarQuestions } from "./similar-questions.tsx";

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
        <SimilarQuestions control={form.control} except={question?.id} />
      </div>
      <div>
        <DescriptionField canMention error={errors.description} field={form.register("description")} />
        <SkillsInText form={form} most={questionSkillsMax} onAdded={(skills) => setNamed([...named, ...skills])} />
      </div>
      <div>
        <SkillsField control={form.control} known={[...(question?.Skills ?? []), ...named]} />
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
