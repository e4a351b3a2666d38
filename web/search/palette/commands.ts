import * as shell from "#messages/shell.ts";
import { pages } from "../../../contract/pages.ts";
import { useUser } from "../../api/session.ts";
import { accountEntries, navEntries } from "../../ui/navigation/nav-entries.ts";
import { useTheme } from "../../ui/theme/theme.ts";

/** Leads to a page, or does something here. */
export type Command = { label: string } & ({ href: string; act?: never } | { act: () => void; href?: never });

const shownAtMost = 4;
const atHand = ["addJob", "addProject", "askQuestion", "addCompany", "settings"] as const;

/** What the bar and the avatar's menu lead to, and the theme: a few at hand, or those that what was typed begins. */
export function useCommands() {
  const user = useUser();
  const [theme, setTheme] = useTheme();
  const targets = navEntries(true)
    .flatMap((entry) => [entry, ...(entry.menu ?? [])])
    .concat(user ? accountEntries(user) : []);
  const leading = (label: string, page: keyof typeof pages): Command => ({
    label,
    href: pages[page].replace(":id", String(user?.id)),
  });
  const switching: Command =
    theme === "dusk"
      ? { label: shell.toLightTheme, act: () => setTheme("day") }
      : { label: shell.toDarkTheme, act: () => setTheme("dusk") };

  return {
    atHand: [
      ...atHand
        .flatMap((page) => targets.find((target) => target.page === page) ?? [])
        .map(({ label, page }) => leading(label, page)),
      switching,
    ],
    beginningWith(text: string): Command[] {
      const commands = [...targets.map(({ label, page }) => leading(label, page)), switching];
      const meant = commands.filter(({ label }) => begins(label, text));
      return meant
        .filter((one, at) => !one.href || meant.findIndex(({ href }) => href === one.href) === at)
        .slice(0, shownAtMost);
    },
  };
}

/** Whether each word that was typed begins one of the label. */
function begins(label: string, text: string) {
  const words = wordsOf(label);
  return wordsOf(text).every((typed) => words.some((word) => word.startsWith(typed)));
}

const wordsOf = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}&]+/u)
    .filter(Boolean);
