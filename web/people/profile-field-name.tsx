import type { ReactNode } from "react";

/** A field that links can point to. */
export const ProfileFieldName = ({ id, children }: { id: string; children: ReactNode }) => (
  <div className="named-field" id={id} tabIndex={-1}>
    {children}
  </div>
);
