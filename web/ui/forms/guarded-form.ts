import { useCallback, useRef } from "react";
import { type DefaultValues, type FieldValues, type Resolver, useForm } from "react-hook-form";
import { useDraft } from "./drafts.ts";

type Options<Values extends FieldValues, Output> = {
  /** Names the form's draft: one name for each record. */
  name: string;
  resolver: Resolver<Values, unknown, Output>;
  defaultValues: Values;
};

/**
 * A form that loses no typed word: `isEdited` is for its LeaveGuard, and a session that ends or a reload leaves a draft.
 * Call `markSaved` before leaving it.
 */
export function useGuardedForm<Values extends FieldValues, Output>(options: Options<Values, Output>) {
  const { name, resolver, defaultValues } = options;
  const { draft, keepDraft } = useDraft<Values>(name);
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: defaultValues as DefaultValues<Values>,
    // A draft of an earlier version may lack a field.
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
