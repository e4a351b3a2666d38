import { nameKey } from "../../contract/interface/name-key.ts";
import type { Transaction } from "../database/connection.ts";

/** All spellings of skills, and what each skill implies; extended by an import before it writes. */
export class SkillBook {
  readonly #names = new Map<string, string>();
  readonly #implied = new Map<string, Set<string>>();

  static async read(sql: Transaction): Promise<SkillBook> {
    const book = new SkillBook();
    const spellings = await sql<{ spelling: string; name: string }[]>`
      select alias as spelling, name from skill_aliases join skills on skills.id = skill_id
      union all select name, name from skills`;
    for (const { spelling, name } of spellings) book.learn(spelling, name);
    const implications = await sql<{ name: string; implied: string }[]>`
      select skills.name, implied.name as implied
      from skill_implications join skills on skills.id = skill_id join skills implied on implied.id = implied_id`;
    for (const { name, implied } of implications) book.imply(name, implied);
    return book;
  }

  /** The name of the skill with this spelling. */
  nameOf(spelling: string): string | undefined {
    return this.#names.get(nameKey(spelling));
  }

  /** As `nameOf`; an unknown spelling becomes a new skill's name. */
  nameOrNew(spelling: string): string {
    return this.nameOf(spelling) ?? this.learn(spelling, spelling);
  }

  learn(spelling: string, name: string): string {
    this.#names.set(nameKey(spelling), name);
    return name;
  }

  imply(name: string, implied: string) {
    this.#implied.set(name, (this.#implied.get(name) ?? new Set()).add(implied));
  }

  /** Whether a skill implies another, directly or through others. */
  implies(name: string, other: string): boolean {
    if (name === other) return true;
    return [...(this.#implied.get(name) ?? [])].some((next) => this.implies(next, other));
  }
}
