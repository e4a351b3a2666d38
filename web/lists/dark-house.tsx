import type { ReactNode } from "react";

const windows = ["a", "b", "c", "d", "e", "f"];

/** Where nothing is yet: the sign of the board with its lights out, and what to do next. */
export function DarkHouse({ children }: { children: ReactNode }) {
  return (
    <div className="sheet grid justify-items-center gap-5 px-6 py-12 text-center">
      <div aria-hidden="true" className="grid grid-cols-3 gap-2">
        {windows.map((name) => (
          <span className="unlit h-3.5 w-4" key={name} />
        ))}
      </div>
      {children}
    </div>
  );
}
