import { useEffect, useRef } from "react";
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

/** Returns a function for how many milliseconds the form has been shown. */
export function useFormAge(): () => number {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return () => Math.round(performance.now() - shownAt.current);
}
