import { Fragment } from "react";

/** Highlights the matches in a text; `marks` are ranges in code points, [start, end). */
export function HitMark({ text, marks }: { text: string; marks: readonly (readonly [number, number])[] }) {
  if (marks.length === 0) return text;
  const characters = [...text];
  const words = (from: number, to?: number) => characters.slice(from, to).join("");
  return (
    <>
      {marks.map(([from, to], at) => (
        <Fragment key={from}>
          {words(marks[at - 1]?.[1] ?? 0, from)}
          <mark>{words(from, to)}</mark>
        </Fragment>
      ))}
      {words(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
