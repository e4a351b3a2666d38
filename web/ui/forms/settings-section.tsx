import { type ReactNode, type Ref, useId } from "react";

type Props = { title: string; about?: ReactNode; headingRef?: Ref<HTMLHeadingElement>; children: ReactNode };

export function SettingsSection({ title, about, headingRef, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-4 py-9 md:grid-cols-[13rem_minmax(0,1fr)]">
      <div>
        <h2 className="font-semibold text-xl" id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {about && <p className="quiet mt-1 text-pretty text-sm">{about}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
