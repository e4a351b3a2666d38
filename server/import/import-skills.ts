import { z } from "zod";
import { text } from "../../contract/interface/fields.ts";
import { nameKey } from "../../contract/interface/name-key.ts";
import { nameMax } from "../../contract/people/people.ts";
import type { Transaction } from "../database/connection.ts";
import { addSkills, type CatalogueSkill } from "../skills/skill-adding.ts";
import { accepted, type Entry, placeOf, refuse } from "./import-records.ts";
import type { ImportReport } from "./import-report.ts";
import { SkillBook } from "./import-skill-book.ts";
import type { Row } from "./sources/import-sources.ts";
import { line, namesIn } from "./sources/import-values.ts";

const newSkill = z.object({ name: text(nameMax) });

export const skillReader = {
  read({ row: { values } }: { row: Row }): CatalogueSkill {
    const { name } = accepted(newSkill, { name: line(values.name) });
    return {
      name,
      aliases: namesIn("aliases", values.aliases) ?? [],
      implies: namesIn("implies", values.implies) ?? [],
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
  const named = entries.filter((entry) => isNamedClearly(entry, book, report));
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

/** Adds the entry's spellings to the book. Refuses the entry where one of them belongs to another skill. */
function isNamedClearly(entry: Entry<CatalogueSkill>, book: SkillBook, report: ImportReport): boolean {
  const name = book.nameOf(entry.name) ?? entry.name;
  const taken = entry.aliases.find((alias) => (book.nameOf(alias) ?? name) !== name);
  if (taken !== undefined) {
    refuse("skills", entry.row, `alias '${taken}' already means ${book.nameOf(taken)}`, report);
    return false;
  }
  for (const spelling of [entry.name, ...entry.aliases]) book.learn(spelling, name);
  return true;
}

/** The skills that the entry implies, without those that would make a circle. */
function impliedBy(entry: Entry<CatalogueSkill>, name: string, book: SkillBook, report: ImportReport): string[] {
  return entry.implies
    .map((spelling) => book.nameOrNew(spelling))
    .filter((implied) => {
      const circular = book.implies(implied, name);
      if (circular) report.notes.push(`${placeOf(entry.row)} can't imply ${implied}, which implies it: left out.`);
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
  const more = names.length > 20 ? ` and ${names.length - 20} more` : "";
  notes.push(`Skills that the board didn't know are new: ${names.slice(0, 20).join(", ")}${more}.`);
}
