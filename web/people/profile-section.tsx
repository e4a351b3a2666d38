import { type ReactNode, useId } from "react";

export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="font-semibold text-lg" id={id}>
        {title}
      </h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}
