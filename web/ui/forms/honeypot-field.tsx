import type { UseFormRegisterReturn } from "react-hook-form";
import { website } from "#messages/forms.ts";

/** A honeypot for bots; hidden from people, also from keyboards and screen readers. */
export function HoneypotField({ field }: { field: UseFormRegisterReturn }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {website}
        <input autoComplete="off" tabIndex={-1} type="text" {...field} />
      </label>
    </div>
  );
}
