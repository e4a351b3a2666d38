import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import { TextArea } from "../ui/forms/text-field.tsx";

type Props = { field: UseFormRegisterReturn; error?: FieldError };

export function DescriptionField({ field, error }: Props) {
  return (
    <TextArea
      error={error}
      field={field}
      hint="You can use Markdown: **bold**, # headings, - lists."
      label="Description"
      rows={10}
    />
  );
}
