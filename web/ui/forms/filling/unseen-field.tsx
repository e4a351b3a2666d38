import type { UseFormRegisterReturn } from "react-hook-form";
import { website } from "#messages/forms.ts";

/** For programs that fill in everything: people neither see nor reach it. */
export function UnseenField({ field }: { field: UseFormRegisterReturn }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {website}
        <input autoComplete="off" tabIndex={-1} type="text" {...field} />
      </label>
    </div>
  );
}
