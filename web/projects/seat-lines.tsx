import { yours } from "#messages/matches.ts";
import * as messages from "#messages/projects.ts";
import type { Seat } from "../../contract/projects/project-seats.ts";
import type { FittingSkills } from "../skills/skill-pills.tsx";
import { seatOverlap } from "./seat-fit.ts";

type Props = { seats: Seat[]; fittingOf: (skills: Seat["skills"]) => FittingSkills };

/** Open seats on an opened card: a line each, with how the reader fits. */
export function SeatLines({ seats, fittingOf }: Props) {
  if (seats.length === 0) return null;
  return (
    <ul aria-label={messages.seats} className="grid w-full gap-1">
      {seats.map((seat) => {
        const overlap = seatOverlap(seat, fittingOf);
        return (
          <li className="text-sm" key={seat.number}>
            <bdi className="font-semibold">{seat.name}</bdi>
            {overlap.had > 0 && <span className="text-accent"> · {yours.count(overlap)}</span>}
            {seat.hours && <span className="quiet"> · {messages.hoursAWeek(seat.hours)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
