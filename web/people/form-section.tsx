import type { ReactNode } from "react";

type Props = { id: string; title: string; children: ReactNode };

/** A part of the profile form that links can point to. */
export function FormSection({ id, title, children }: Props) {
  return (
    <section aria-labelledby={`${id}-title`} className="form-section" id={id} tabIndex={-1}>
      <h2 className="font-semibold text-xl" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
