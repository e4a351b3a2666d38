import { useEffect, useId, useRef } from "react";
import * as facts from "#messages/job-facts.ts";
import * as messages from "#messages/job-form.ts";
import { currencyName } from "#messages/jobs.ts";
import { currencies } from "../../contract/jobs/job-facts.ts";
import { likelyFirst } from "../ui/forms/choice-order.ts";
import { Options, SelectField } from "../ui/forms/select-field.tsx";
import { FieldMessage, TextField } from "../ui/forms/text-field.tsx";
import type { JobFormState } from "./job-values.ts";

/** Changing one end validates the range as a whole again. */
const withBoth = { deps: "salary" } as const;

const likelyCurrencies = ["EUR", "CHF", "GBP", "USD"];

export function SalaryFields({ form }: { form: JobFormState }) {
  const id = useId();
  const { errors, submitCount } = form.formState;
  const error = errors.salary;
  const whole = error?.message ? { type: "salary", message: error.message } : undefined;
  const isFirst = whole !== undefined && Object.keys(errors).length === 1;
  const { setFocus } = form;
  const seen = useRef(submitCount);

  // An error of the range belongs to no input, so react-hook-form can't focus it.
  useEffect(() => {
    if (seen.current === submitCount) return;
    seen.current = submitCount;
    if (isFirst) setFocus("salary.max");
  }, [isFirst, submitCount, setFocus]);

  return (
    <fieldset aria-describedby={whole && id}>
      <legend className="mb-2 font-semibold">{facts.salary}</legend>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <TextField
          autoComplete="off"
          error={error?.min}
          field={form.register("salary.min", withBoth)}
          inputMode="decimal"
          label={messages.pay.from}
        />
        <TextField
          autoComplete="off"
          error={error?.max}
          field={form.register("salary.max", withBoth)}
          inputMode="decimal"
          label={messages.pay.to}
        />
        <SelectField field={form.register("salary.currency")} label={messages.pay.currency}>
          {likelyFirst(currencies, likelyCurrencies).map((code) => (
            <option key={code} value={code}>
              {currencyLabel(code)}
            </option>
          ))}
        </SelectField>
        <SelectField field={form.register("salary.per")} label={messages.pay.per}>
          <Options names={messages.periods} />
        </SelectField>
      </div>
      {whole && <FieldMessage error={whole} id={id} />}
    </fieldset>
  );
}

const currencyLabel = (code: string) => {
  const name = currencyName(code);
  return name === code ? code : `${code} ${name}`;
};
