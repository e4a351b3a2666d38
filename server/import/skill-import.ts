import { z } from "zod";
import { text } from "../../contract/interface/fields.ts";
import { nameKey } from "../../contract/interface/name-key.ts";
import { nameMax } from "../../contract/people/people.ts";
import type { Transaction } from "../database/connection.ts";
import { addSkills, type CatalogueSkill } from "../skills/skill-bulk-store.ts";
import type { Entry } from "./import-records.ts";
import { type ImportReport, namesOf } from "./import-report.ts";
import { leftOutOf, type RowReader } from "./import-row.ts";
import { line, namesIn } from "./import-values.ts";

const newSkill = z.object({ name: text(nameMax) });

export const skillReader = {
  read(reader: RowReader): CatalogueSkill {
    const { name } = reader.accepted(newSkill, { name: line(reader.row.values.name) });
    return {
      name,
      aliases: reader.optional("aliases", namesIn) ?? [],
      implies: reader.optional("implies", namesIn) ?? [],
    };
  },
  identity: ({ name }: CatalogueSkill) => nameKey(name),
};

/**
 * Adds the file's skills with aliases and implications, and the skills that other records mention. A name that is an alias
 * stands for its skill.
 */
export async function importSkills(
  sql: Transaction,
  entries: readonly Entry<CatalogueSkill>[],
  mentioned: readonly string[],
  report: ImportReport,
): Promise<void> {
  const book = await SkillBook.read(sql);
  const named = entries.map((entry) => withOwnAliases(entry, book, report));
  const given = new Map<string, CatalogueSkill>();
  const skillCalled = (name: string) => {
    const skill = given.get(name) ?? { name, aliases: [], implies: [] };
    given.set(name, skill);
    return skill;
  };
  for (const entry of named) {
    const skill = skillCalled(book.nameOrNew(entry.name));
    skill.aliases.push(...entry.aliases.filter((alias) => nameKey(alias) !== nameKey(skill.name)));
    skill.implies.push(...impliedBy(entry, skill.name, book, report));
  }
  const own = [...given.keys()];
  const implied = [...given.values()].flatMap(({ implies }) => implies);
  for (const name of [...implied, ...mentioned]) skillCalled(book.nameOrNew(name));
  const { added, changed } = await addSkills(sql, [...given.values()].map(eachOnce));
  const known = own.filter((name) => !added.has(name));
  const updated = known.filter((name) => changed.has(name)).length;
  report.counts.skills.added += added.size;
  report.counts.skills.updated += updated;
  report.counts.skills.unchanged += known.length - updated;
  noteNew(
    [...added].filter((name) => !own.includes(name)),
    report,
  );
}

/** Adds the entry's spellings to the book. Aliases that belong to another skill are left out. */
function withOwnAliases(entry: Entry<CatalogueSkill>, book: SkillBook, report: ImportReport): Entry<CatalogueSkill> {
  const name = book.nameOf(entry.name) ?? entry.name;
  book.learn(entry.name, name);
  const aliases = entry.aliases.filter((alias) => {
    const known = book.nameOf(alias) ?? name;
    if (known === name) book.learn(alias, name);
    else report.leftOut.push(leftOutOf(entry.row, "aliases", `already means ${known}`, alias));
    return known === name;
  });
  return { ...entry, aliases };
}

/** The skills that the entry implies, without those that would make a circle. */
function impliedBy(entry: Entry<CatalogueSkill>, name: string, book: SkillBook, report: ImportReport): string[] {
  return entry.implies
    .map((spelling) => book.nameOrNew(spelling))
    .filter((implied) => {
      const circular = book.implies(implied, name);
      if (circular) report.leftOut.push(leftOutOf(entry.row, "implies", "implies this skill itself", implied));
      else book.imply(name, implied);
      return !circular;
    });
}

function eachOnce({ name, aliases, implies }: CatalogueSkill): CatalogueSkill {
  return {
    name,
    aliases: [...new Map(aliases.map((alias) => [nameKey(alias), alias])).values()],
    implies: [...new Set(implies)],
  };
}

function noteNew(names: readonly string[], { notes }: ImportReport) {
  if (names.length === 0) return;
  notes.push(`New skills on the board: ${namesOf(names)}.`);
}

/** All spellings of skills, and what each skill implies; extended by an import before it writes. */
class SkillBook {
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
