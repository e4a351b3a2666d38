import type { ReactNode } from "react";

/** The title of a record, its picture before it and what stands below it. */
export function RecordHeader({ title, picture, children }: { title: string; picture: ReactNode; children: ReactNode }) {
  return (
    <div className="record-head">
      {picture}
      <div className="min-w-0 flex-1">
        <h1 className="page-heading" dir="auto">
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}
