const columns = 7;
const rows = 8;

/** How bright each lit window is, by its place in the grid. */
const lit: Record<number, number> = {
  3: 0.9,
  8: 0.55,
  13: 1,
  15: 0.35,
  20: 0.75,
  22: 1,
  27: 0.5,
  30: 0.95,
  34: 0.65,
  37: 0.45,
  41: 1,
  44: 0.6,
  46: 0.85,
  51: 0.3,
};

/** The sign of the board, large: a house at dusk. Decoration. */
export function WindowGrid() {
  return (
    <div aria-hidden="true" className="hidden grid-cols-7 gap-x-4 gap-y-3 md:grid">
      {Array.from({ length: columns * rows }, (_, place) => (
        <span
          className="h-7 rounded-md bg-primary"
          // biome-ignore lint/suspicious/noArrayIndexKey: places don't move
          key={place}
          style={
            lit[place]
              ? { opacity: lit[place] }
              : { background: "color-mix(in oklch, var(--color-base-content) 6%, transparent)" }
          }
        />
      ))}
    </div>
  );
}
