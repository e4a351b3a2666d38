import type { ReactNode } from "react";
import { BackLink } from "../shell/back-link.tsx";
import { Loading, viewportHeight } from "../shell/loading.tsx";
import { PageTitle } from "../shell/page-title.tsx";

type Props = { title: string; fallback: string; className?: string; children: ReactNode };

/** A page that consists of one form; Back leads to `fallback` if there is no page before it. */
export function FormPage({ title, fallback, className = "column-width", children }: Props) {
  return (
    <div className={`${className} py-8`}>
      <PageTitle>{title}</PageTitle>
      <BackLink fallback={fallback} />
      <h1 className="page-heading mt-2 mb-8">{title}</h1>
      {children}
    </div>
  );
}

export function FormSkeleton() {
  return (
    <Loading className={viewportHeight}>
      <div className="grid gap-6">
        {["h-11", "h-56", "h-11", "h-11", "h-11"].map((height, field) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
          <div key={field}>
            <div className="bone mb-2 h-4 w-28" />
            <div className={`bone ${height}`} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
