import { useId } from "react";
import { number } from "#messages/formats.ts";
import { PageLink } from "../ui/shell/page-link.tsx";

type Props = { title: string; page: "company" | "skill"; counts: { id: number; name: string; count: number }[] };

/** The companies or skills that several members of a cohort name, with how many of them do. */
export function CohortCounts({ title, page, counts }: Props) {
  const id = useId();
  if (counts.length === 0) return null;
  return (
    <section aria-labelledby={id} className="sheet p-5">
      <h2 className="font-semibold text-lg" id={id}>
        {title}
      </h2>
      <ul className="mt-1 gap-x-10 sm:max-lg:grid sm:max-lg:grid-cols-2">
        {counts.map(({ id, name, count }) => (
          <li className="flex min-h-11 items-center justify-between gap-3 lg:min-h-9" key={id}>
            <PageLink className="tall text-link min-w-0 grow" id={id} page={page}>
              <bdi>{name}</bdi>
            </PageLink>
            <span className="quiet tabular-nums">{number(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
