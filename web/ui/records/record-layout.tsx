import type { ReactNode } from "react";

type Props = {
  /** Its title and facts, over the whole width. */
  head: ReactNode;
  /** What comes before all else that is to be read. */
  first?: ReactNode;
  /** What can be done with it: on a desktop beside the rest and always in sight. */
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

/** The one thing to do with a record: on phones a bar at the window's lower edge, else on top of the rail. */
export const MainAction = ({ children }: { children: ReactNode }) => <div className="main-action">{children}</div>;
