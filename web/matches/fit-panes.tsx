import { number } from "#messages/formats.ts";
import { yours } from "#messages/matches.ts";
import type { Had } from "./had.ts";

const panesMax = 6;

/** How much of a post the reader has, as windows: lit is had. */
export function FitPanes({ had }: { had: Had }) {
  if (had.had === 0) return null;
  const panes = Math.min(had.of, panesMax);
  const lit = Math.max(1, Math.floor((had.had / had.of) * panes));
  return (
    <span aria-label={yours.had(had)} className="panes" role="img">
      {Array.from({ length: panes }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pane is its place
        <span className={place < lit ? "pane bg-accent" : "pane"} key={place} />
      ))}
      <span className="ml-1 text-accent tabular-nums">
        {number(had.had)}/{number(had.of)}
      </span>
    </span>
  );
}
