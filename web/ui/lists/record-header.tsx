import type { ReactNode } from "react";

/** A record's picture and title, with content below. */
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
