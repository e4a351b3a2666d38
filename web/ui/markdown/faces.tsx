import { number } from "#messages/formats.ts";
import type { Person } from "../../../contract/people/people.ts";
import { Face } from "./face.tsx";

type Props = {
  /** The people to show, the first of a possibly larger group. */
  people: Person[];
  /** The size of the group, also in words; omitted if the page says it already. */
  all?: { count: number; words: string };
};

const shown = 3;

/** Overlapping faces of a group's first members. */
export function Faces({ people, all }: Props) {
  if (people.length === 0) return null;
  return (
    <span {...(all ? { "aria-label": all.words, role: "img" } : { "aria-hidden": true })} className="face-row">
      {people.slice(0, shown).map((person) => (
        <Face key={person.id} person={{ ...person, verified: false }} size="small" />
      ))}
      {all && all.count > shown && <span className="quiet ml-1.5 tabular-nums">+{number(all.count - shown)}</span>}
    </span>
  );
}
