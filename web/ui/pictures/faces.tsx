import { number } from "#messages/formats.ts";
import type { Person } from "../../../contract/people/people.ts";
import { Face } from "./face.tsx";

type Props = {
  /** The first of them. */
  people: Person[];
  /** How many they are, and in words; left out where that stands beside it. */
  all?: { count: number; words: string };
};

const shown = 3;

/** Some people by the faces of the first, one over the other. */
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
