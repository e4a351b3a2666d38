import { type ComponentProps, type ReactNode, useId } from "react";

type Props = Omit<ComponentProps<"input">, "type"> & { label: string; hint?: string; picture?: ReactNode };

/** A radio button with a label and a hint. Those of one choice share a `name`. */
export function Choice({ label, hint, picture, lang, ...radio }: Props) {
  const id = useId();
  return (
    <label className="choice" lang={lang}>
      <input
        {...radio}
        aria-describedby={hint && `${id}-hint`}
        aria-labelledby={`${id}-label`}
        className="radio"
        type="radio"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold" id={`${id}-label`}>
          {label}
        </span>
        {hint && (
          <span className="quiet mt-0.5 block text-sm" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      {picture}
    </label>
  );
}
