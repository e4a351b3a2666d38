import { IdSet } from "./id-set.ts";
import { PostIndex } from "./post-index.ts";

/** Who has which skill, by implication too, and which posts ask for which: all that matching needs, in memory. */
export class SkillIndex {
  readonly members = new IdSet();
  readonly jobs = new PostIndex();
  readonly projects = new PostIndex();
  readonly #holders = new Map<number, IdSet>();
  readonly #heldBy = new Map<number, readonly number[]>();
  readonly #implied: ReadonlyMap<number, readonly number[]>;

  /** `implied` names for each skill all that it implies, itself included. */
  constructor(implied: ReadonlyMap<number, readonly number[]>) {
    this.#implied = implied;
  }

  /** Puts a member's own skills in place of what was known; null where the member is gone. */
  setMember(id: number, skills: readonly number[] | null): void {
    for (const skill of this.#heldBy.get(id) ?? []) this.#holders.get(skill)?.delete(id);
    if (!skills) {
      this.members.delete(id);
      this.#heldBy.delete(id);
      return;
    }
    this.members.add(id);
    const held = [...new Set(skills.flatMap((skill) => this.#implied.get(skill) ?? [skill]))];
    this.#heldBy.set(id, held);
    for (const skill of held) entry(this.#holders, skill).add(id);
  }

  /** The skills a member has, by implication too. */
  heldBy(id: number): readonly number[] {
    return this.#heldBy.get(id) ?? [];
  }

  holders(skill: number): IdSet {
    return this.#holders.get(skill) ?? nobody;
  }

  /** What a skill says of someone: `ln(1 + members / holders)`. A rare one says more than a common one. */
  weight(skill: number): number {
    return Math.log(1 + this.members.size / Math.max(1, this.holders(skill).size));
  }
}

const nobody = new IdSet();

function entry(sets: Map<number, IdSet>, skill: number): IdSet {
  const known = sets.get(skill);
  if (known) return known;
  const made = new IdSet();
  sets.set(skill, made);
  return made;
}
