import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiProblem } from "../../api/api.ts";

/**
 * Shows the server's messages at the fields they concern and focuses the first. Returns whether it concerns any. `taken` is the
 * field that a conflict (409) is about.
 */
export function showFieldProblems<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  error: unknown,
  { taken }: { taken?: Path<Values> } = {},
): boolean {
  if (!(error instanceof ApiProblem)) return false;
  const fields = taken && error.status === 409 ? { [taken]: error.message, ...error.fields } : error.fields;
  const names = Object.keys(fields).filter((name) => name in form.getValues());
  names.forEach((name, index) => {
    form.setError(name as Path<Values>, { type: "server", message: fields[name] }, { shouldFocus: index === 0 });
  });
  return names.length > 0;
}

/** Whether only the server's message explains the error: a daily limit, or a conflict. */
export function isExplainedByServer(error: unknown) {
  return error instanceof ApiProblem && [409, 429].includes(error.status);
}
