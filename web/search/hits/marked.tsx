import { Fragment } from "react";

/** A text with what was found in it: from a code point to after another. */
export function Marked({ text, marks }: { text: string; marks: readonly (readonly [number, number])[] }) {
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
