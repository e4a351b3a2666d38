import type { UseFormRegisterReturn } from "react-hook-form";
import * as messages from "#messages/check-in.ts";
import { checkInAnswers } from "../../contract/check-in.ts";

/** The answers; `still` only where there is a company to be at. */
export function AnswerChoice({ field, company }: { field: UseFormRegisterReturn; company: string | null }) {
  return (
    <fieldset>
      <legend className="field-label" dir="auto">
        {company ? messages.areYouStillAt(company) : messages.whereDoYouWork}
      </legend>
      {checkInAnswers
        .filter((answer) => company || answer !== "still")
        .map((answer) => (
          <label className="flex min-h-11 cursor-pointer items-center gap-3" key={answer}>
            <input className="radio mt-0" type="radio" value={answer} {...field} />
            {messages.answers[answer]}
          </label>
        ))}
    </fieldset>
  );
}
