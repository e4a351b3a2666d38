import * as messages from "#messages/matches.ts";

/** How much of a post fits the reader, in words: after what stands before it, on phones below it. */
export function Fits({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <span className="max-sm:sr-only"> · </span>
      <span className="text-accent max-sm:block">{messages.fitsSkills(count)}</span>
    </>
  );
}
