import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import * as messages from "#messages/posts.ts";
import { TextArea } from "../ui/forms/text-field.tsx";

type Props = { field: UseFormRegisterReturn; error?: FieldError };

export function DescriptionField({ field, error }: Props) {
  return (
    <TextArea error={error} field={field} hint={messages.descriptionHint} label={messages.description} rows={10} />
  );
}
