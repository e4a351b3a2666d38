import type { ReactNode } from "react";

/** The title of a record, its picture before it and what stands below it. */
export function RecordHeader({ title, picture, children }: { title: string; picture: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-2 flex items-start gap-4">
      {picture}
      <div className="min-w-0">
        <h1 className="page-heading" dir="auto">
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}
