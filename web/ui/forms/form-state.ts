import { useCallback, useRef } from "react";
import { type DefaultValues, type FieldValues, type Resolver, useForm } from "react-hook-form";
import { useDraft } from "./draft.ts";

type Options<Values extends FieldValues, Output> = {
  /** The name of the form's draft, distinct for each record. */
  name: string;
  resolver: Resolver<Values, unknown, Output>;
  defaultValues: Values;
};

/**
 * A form that loses no typed text: `isEdited` is for its LeaveGuard, and a draft survives the end of the session and a
 * reload. Call `markSaved` before navigating away.
 */
export function useGuardedForm<Values extends FieldValues, Output>(options: Options<Values, Output>) {
  const { name, resolver, defaultValues } = options;
  const { draft, keepDraft } = useDraft<Values>(name);
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: defaultValues as DefaultValues<Values>,
    // A draft from an earlier version of the page may lack a field.
    values: draft && { ...defaultValues, ...draft },
    resetOptions: { keepDefaultValues: true },
  });
  const { isDirty } = form.formState;

  const isSaved = useRef(false);
  const edited = useRef(false);
  edited.current = isDirty;
  const isEdited = useCallback(() => edited.current && !isSaved.current, []);
  const markSaved = useCallback(() => {
    isSaved.current = true;
  }, []);
  keepDraft(() => (isEdited() ? form.getValues() : undefined));

  return { form, isEdited, markSaved };
}
