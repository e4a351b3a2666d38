import type { ReactNode } from "react";

const columns = 7;
/** On phones only the first rows are shown. */
const rowsOnPhones = 4;
/** The positions of the lights, the newest first. */
const litWindows = [3, 8, 13, 15, 20, 22, 27, 30, 34, 37, 41, 44, 46, 51];

/** The logo of the board as a large picture: a house at dusk. Its lights are laid over it. */
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

/** The house with some windows lit, as a picture alone. */
export function PaintedHouse({ rows }: { rows: number }) {
  return (
    <House rows={rows}>
      <div aria-hidden="true" className="house pointer-events-none">
        {Array.from({ length: lightsIn(rows) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: windows don't move
          <span key={index} {...placeOf(index)} className={`lit ${placeOf(index).className}`} />
        ))}
      </div>
    </House>
  );
}

/** How many lights fit into this many rows. */
export const lightsIn = (rows: number) => litWindows.filter((place) => place < rows * columns).length;

/** The grid position of a light. */
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
