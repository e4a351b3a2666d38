import type { ReactNode } from "react";

const columns = 7;
/** Phones show the first rows of the house. */
const rowsOnPhones = 4;
/** Which windows are lit, from the newest light to the oldest. */
const litWindows = [3, 8, 13, 15, 20, 22, 27, 30, 34, 37, 41, 44, 46, 51];

/** The sign of the board, large: a house at dusk. Its lights lie over it. */
export function House({ rows, children }: { rows: number; children: ReactNode }) {
  return (
    <div className="grid w-full max-w-96 content-start">
      <div aria-hidden="true" className="house">
        {Array.from({ length: rows * columns }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: windows don't move
          <span className={`unlit ${onPhones(place)}`} key={place} />
        ))}
      </div>
      {children}
    </div>
  );
}

/** How many lights a house of so many rows has room for. */
export const lightsIn = (rows: number) => litWindows.filter((place) => place < rows * columns).length;

/** Where the light at this index is. */
export function placeOf(index: number) {
  const place = litWindows[index] as number;
  return {
    className: onPhones(place),
    style: { gridArea: `${Math.floor(place / columns) + 1} / ${(place % columns) + 1}` },
  };
}

function onPhones(place: number) {
  return place < rowsOnPhones * columns ? "" : "max-md:hidden";
}
