import type { FieldError, UseFormRegisterReturn } from "react-hook-form";
import * as messages from "#messages/posts.ts";
import { MarkdownField } from "../ui/forms/markdown-field.tsx";

type Props = { field: UseFormRegisterReturn; error?: FieldError; canMention?: boolean };

export function DescriptionField(props: Props) {
  return <MarkdownField hint={messages.descriptionHint} label={messages.description} rows={10} {...props} />;
}
