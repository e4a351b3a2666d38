import * as messages from "#messages/search.ts";
import type { Hit, HitGroup } from "../../contract/search/search.ts";
import { forgetRecent } from "../ui/lists/search-forgetting.ts";
import type { Command } from "./palette-commands.ts";
import { hitAddress, searchAddress } from "./search-address.ts";

/** Opens a page, or performs an action. */
export type Option = { key: string; label: string; href?: string; act?: () => void; hit?: Hit };
export type OptionGroup = { key: string; title: string; total?: string; options: Option[] };

export const everything = (text: string): Option => ({
  key: "everything",
  label: messages.everythingFor(text),
  href: searchAddress(text),
});

/** The latest searches, then the latest records; below them, what forgets both. */
export function recentGroups(
  recent: string[],
  pages: { label: string; href: string }[],
  changed: () => void,
): OptionGroup[] {
  const forget = () => {
    forgetRecent();
    changed();
  };
  const groups: OptionGroup[] = [
    {
      key: "recent",
      title: messages.recent,
      options: recent.map((text, at) => ({ key: `recent-${at}`, label: text, href: searchAddress(text) })),
    },
    {
      key: "pages",
      title: messages.recentPages,
      options: pages.map((page) => ({ key: `page-${page.href}`, ...page })),
    },
  ].filter(({ options }) => options.length > 0);
  groups.at(-1)?.options.push({ key: "clear", label: messages.clearRecent, act: forget });
  return groups;
}

export const commandGroup = (commands: Command[]) => groupOf(commands, "commands", messages.commands);
export const actionGroup = (commands: Command[]) => groupOf(commands, "actions", messages.onThisPage);

function groupOf(commands: Command[], key: string, title: string): OptionGroup[] {
  const options = commands.map((command): Option => ({ key: `${key}-${command.label}`, ...command }));
  return options.length > 0 ? [{ key, title, options }] : [];
}

/** A group whose total isn't known yet has none. */
export const hitGroups = (groups: HitGroup[], isCounted: boolean): OptionGroup[] =>
  groups
    .filter(({ results }) => results.length > 0)
    .map(({ kind, total, more, results }) => ({
      key: kind,
      title: messages.kinds[kind],
      total: more && !isCounted ? undefined : messages.total(total, more),
      options: results.map((hit) => ({ key: `${kind}-${hit.id}`, label: hit.title, href: hitAddress(hit), hit })),
    }));
