import * as messages from "#messages/search.ts";
import type { Hit, HitGroup } from "../../../contract/search/search.ts";
import { forgetRecent } from "../forget-recent.ts";
import { hitAddress } from "../hits/hit-address.ts";
import { searchAddress } from "../search-address.ts";
import type { Command } from "./commands.ts";

/** Opens a page, or performs an action. */
export type Option = { key: string; label: string; href?: string; act?: () => void; hit?: Hit };
export type OptionGroup = { key: string; title: string; total?: string; options: Option[] };

export const everything = (text: string): Option => ({
  key: "everything",
  label: messages.everythingFor(text),
  href: searchAddress(text),
});

export function recentGroup(recent: string[], changed: () => void): OptionGroup[] {
  if (recent.length === 0) return [];
  const options = recent.map((text, at): Option => ({ key: `recent-${at}`, label: text, href: searchAddress(text) }));
  const forget = () => {
    forgetRecent();
    changed();
  };
  return [
    {
      key: "recent",
      title: messages.recent,
      options: [...options, { key: "clear", label: messages.clearRecent, act: forget }],
    },
  ];
}

export function commandGroup(commands: Command[]): OptionGroup[] {
  const options = commands.map((command): Option => ({ key: `command-${command.label}`, ...command }));
  return options.length > 0 ? [{ key: "commands", title: messages.commands, options }] : [];
}

export const hitGroups = (groups: HitGroup[]): OptionGroup[] =>
  groups
    .filter(({ results }) => results.length > 0)
    .map(({ kind, total, more, results }) => ({
      key: kind,
      title: messages.kinds[kind],
      total: messages.total(total, more),
      options: results.map((hit) => ({ key: `${kind}-${hit.id}`, label: hit.title, href: hitAddress(hit), hit })),
    }));
