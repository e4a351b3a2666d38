import type { ReactNode } from "react";
import { BackLink } from "../shell/back-link.tsx";
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
