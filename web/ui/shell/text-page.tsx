import type { ReactNode } from "react";
import { PageTitle } from "./page-title.tsx";

/** A page with nothing but text. */
export function TextPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="column-width pt-8 pb-10 md:pb-14">
      <PageTitle>{title}</PageTitle>
      <h1 className="page-heading">{title}</h1>
      <div className="prose-text mt-6">{children}</div>
    </div>
  );
}
