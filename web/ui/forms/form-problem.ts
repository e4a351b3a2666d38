import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ApiProblem } from "../../api/api.ts";

/**
 * Puts what the server says about single fields beside them, and the focus on the first. `taken` is the field whose value
 * someone else has where the answer is a conflict.
 */
export function showFieldProblems<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  error: unknown,
  { taken }: { taken?: Path<Values> } = {},
) {
  if (!(error instanceof ApiProblem)) return;
  const fields = taken && error.status === 409 ? { [taken]: error.message, ...error.fields } : error.fields;
  const names = Object.keys(fields).filter((name) => name in form.getValues());
  names.forEach((name, index) => {
    form.setError(name as Path<Values>, { type: "server", message: fields[name] }, { shouldFocus: index === 0 });
  });
}

/** True when the session died on the way: its own message and the way to the log-in page are already on screen. */
export function isSessionProblem(error: unknown) {
  return error instanceof ApiProblem && error.status === 401;
}

/** True for one more than are allowed in a day, and for what is there already: why, only the server knows. */
export function isForTheServerToSay(error: unknown) {
  return error instanceof ApiProblem && [409, 429].includes(error.status);
}
