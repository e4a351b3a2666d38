import { number } from "#messages/formats.ts";
import { yours } from "#messages/matches.ts";
import { WindowPanes } from "../ui/lists/window-panes.tsx";
import type { SkillOverlap } from "./skill-overlap.ts";

/** How many of a post's skills the reader has: "3/4" beside as many windows. */
export function FitPanes({ had }: { had: SkillOverlap }) {
  if (had.had === 0) return null;
  return (
    <span aria-label={yours.had(had)} className="inline-flex items-center gap-1.5 text-accent tabular-nums" role="img">
      <WindowPanes light="fit" lit={had.had} of={had.of} />
      {number(had.had)}/{number(had.of)}
    </span>
  );
}
