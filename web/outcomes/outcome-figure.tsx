import { number } from "#messages/formats.ts";
import * as messages from "#messages/outcomes.ts";
import { type Outcome, type OutcomeFigure, outcomeCells } from "../../contract/outcomes.ts";

const isCell = (name: OutcomeFigure): boolean => (outcomeCells as readonly string[]).includes(name);

/** A figure; for parts of the answers also the rate and the number of answers. */
export function Figure({ outcome, name }: { outcome: Outcome; name: OutcomeFigure }) {
  const value = outcome[name];
  if (value === null) {
    return (
      <span className="quiet">
        <span aria-hidden>{messages.dash}</span>
        <span className="sr-only">{messages.tooFew}</span>
      </span>
    );
  }
  return (
    <>
      {number(value)}
      {isCell(name) && outcome.answered !== null && (
        <span className="quiet block text-xs">{messages.rate(value, outcome.answered)}</span>
      )}
    </>
  );
}
