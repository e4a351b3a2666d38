import type { ReactNode } from "react";
import { type Control, type FieldError, type FieldValues, type Path, useController } from "react-hook-form";
import * as messages from "#messages/pictures.ts";
import { imageTypes, type PictureFate } from "../../../contract/interface/image-fields.ts";
import { useBlobAddress } from "./picture-address.ts";
import { chosenPicture } from "./picture-choice.ts";
import { Field } from "./text-field.tsx";

type Values = FieldValues & { file?: File; picture?: PictureFate };
type Props<Form extends Values, Output> = {
  control: Control<Form, unknown, Output>;
  label: string;
  /** The address of the current picture. */
  current: string | null;
  /** Renders the picture with this address, or a fallback for null. */
  preview: (shown: string | null) => ReactNode;
};

/** The form fields `file` and `picture`. */
export function PictureField<Form extends Values, Output>({ control, label, current, preview }: Props<Form, Output>) {
  const { field, fieldState } = useController({ control, name: "file" as Path<Form> });
  const { field: fate } = useController({ control, name: "picture" as Path<Form> });
  const { onChange, value: _, ...rest } = field;
  const value: File | undefined = field.value;
  const address = useBlobAddress(value);
  const isGoing = fate.value === "remove";
  const error = fieldState.error ?? problemOf(value);

  return (
    <Field error={error} hint={messages.hint} label={label}>
      {(wiring) => (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {preview(address ?? (isGoing ? null : current))}
          <div className="relative">
            <input
              {...rest}
              {...wiring}
              accept={imageTypes.join(",")}
              className="peer sr-only"
              onChange={(event) => {
                const [chosen] = event.target.files ?? [];
                if (chosen) {
                  onChange(chosen);
                  fate.onChange("keep");
                }
                // Without this, choosing the same file again would fire no event.
                event.target.value = "";
              }}
              type="file"
            />
            <label
              className="btn btn-quiet peer-focus-visible:outline-2 peer-focus-visible:outline-primary peer-focus-visible:outline-offset-2"
              htmlFor={wiring.id}
            >
              {messages.choose}
            </label>
          </div>
          {current && !value && (
            <p className="flex items-center">
              <span className="not-empty:mr-2" role="status">
                {isGoing && messages.isGoing}
              </span>
              <button
                className={`btn btn-ghost btn-sm ${isGoing ? "" : "max-sm:-ml-3"}`}
                onClick={() => fate.onChange(isGoing ? "keep" : "remove")}
                type="button"
              >
                {isGoing ? messages.keep : messages.remove}
              </button>
            </p>
          )}
          {value && (
            <p className="flex min-w-0 items-center gap-2">
              <span className="min-w-0 break-all" dir="auto" role="status">
                {value.name}
              </span>
              <button className="btn btn-ghost btn-sm" onClick={() => onChange(undefined)} type="button">
                {messages.dontUse}
              </button>
            </p>
          )}
        </div>
      )}
    </Field>
  );
}

/** Problems that the browser can detect before the upload. */
function problemOf(file: File | undefined): FieldError | undefined {
  const issue = chosenPicture.safeParse(file).error?.issues[0];
  return issue && { type: issue.code ?? "file", message: issue.message };
}
