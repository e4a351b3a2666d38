import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { requestTextMax } from "../../contract/conversations.ts";
import { codePointCount, text } from "../../contract/interface/fields.ts";
import { useDraft } from "../ui/forms/draft.ts";

const schema = z.object({ text: text(requestTextMax) });

/** The form to ask a member something. Its draft outlives the dialog, until `clear`; `left` is how many more characters it takes. */
export function useRequestForm(name: string) {
  const { draft, keepDraft } = useDraft<string>(name, { outlivesForm: true });
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { text: draft ?? "" } });
  keepDraft(() => form.getValues("text") || undefined);
  return {
    form,
    left: requestTextMax - codePointCount(form.watch("text").trim()),
    clear: () => form.reset({ text: "" }),
  };
}
