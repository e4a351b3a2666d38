import type { ReactNode } from "react";

const windows = ["a", "b", "c", "d", "e", "f"];

/** Where nothing is yet: the sign of the board with its lights out, and what to do next. */
export function DarkHouse({ children }: { children: ReactNode }) {
  return (
    <div className="sheet grid justify-items-center gap-5 text-balance px-6 py-12 text-center">
      <DarkWindows />
      {children}
    </div>
  );
}

export function DarkWindows() {
  return (
    <div aria-hidden="true" className="grid w-fit grid-cols-3 gap-2">
      {windows.map((name) => (
        <span className="bone h-5 w-6 rounded-sm" key={name} />
      ))}
    </div>
  );
}
