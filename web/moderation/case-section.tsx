import { type ReactNode, useId } from "react";

export function CaseSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 className="mb-3 font-semibold text-xl" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
