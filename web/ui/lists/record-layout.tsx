import type { ReactNode } from "react";

type Props = {
  /** Title and facts, over the full width. */
  head: ReactNode;
  /** The first part of the content. */
  first?: ReactNode;
  /** The actions; on wide screens a sticky column. */
  rail: ReactNode;
  children: ReactNode;
};

export function RecordLayout({ head, first, rail, children }: Props) {
  return (
    <>
      {head}
      <div className="record">
        {first && <div className="record-first">{first}</div>}
        <div className="record-rail">{rail}</div>
        <div className="record-rest">{children}</div>
      </div>
    </>
  );
}

/** The primary action: on phones a bar at the bottom of the viewport, else at the top of the rail. */
export const MainAction = ({ children }: { children: ReactNode }) => <div className="main-action">{children}</div>;
