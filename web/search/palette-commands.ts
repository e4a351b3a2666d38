import * as messages from "#messages/search.ts";
import * as navigation from "#messages/shell.ts";
import { pages } from "../../contract/pages.ts";
import { kindsOfPosts, postKinds } from "../../contract/posts.ts";
import { withoutAccents } from "../../contract/texts/accents.ts";
import { useUser } from "../api/session.ts";
import { logOut } from "../ui/shell/log-out.ts";
import { accountEntries, footerEntries, navEntries } from "../ui/shell/nav-entries.ts";
import { useTheme } from "../ui/shell/theme.ts";

/** Opens a page, or performs an action. */
export type Command = { label: string } & ({ href: string; act?: never } | { act: () => void; href?: never });

const shownAtMost = 6;
const atHand = [...kindsOfPosts.map((kind) => postKinds[kind].addPage), "settings"];

/** The pages of all menus, and what these do: a few suggestions, or those that match the typed text. */
export function useCommands() {
  const user = useUser();
  const [theme, setTheme] = useTheme();
  const leading = ({ label, page }: { label: string; page: keyof typeof pages }): Command => ({
    label,
    href: pages[page].replace(":id", String(user?.id)),
  });
  const targets = [
    ...navEntries(true).flatMap((entry) => [entry, ...(entry.menu ?? [])]),
    ...(user ? accountEntries(user) : []),
    ...Object.entries(messages.morePages).map(([page, label]) => ({
      label,
      page: page as keyof typeof messages.morePages,
    })),
  ];
  const switching: Command =
    theme === "dusk"
      ? { label: navigation.toLightTheme, act: () => setTheme("day") }
      : { label: navigation.toDarkTheme, act: () => setTheme("dusk") };

  return {
    atHand: [...atHand.flatMap((page) => targets.find((target) => target.page === page) ?? []).map(leading), switching],
    beginningWith(text: string): Command[] {
      const commands = [
        ...[...targets, ...footerEntries].map(leading),
        switching,
        { label: navigation.logOut, act: logOut },
      ];
      const meant = commands.filter(({ label }) => begins(label, text));
      return meant
        .filter((one, at) => !one.href || meant.findIndex(({ href }) => href === one.href) === at)
        .slice(0, shownAtMost);
    },
  };
}

/** Whether every typed word is the beginning of a word of the label. */
export function begins(label: string, text: string) {
  const words = wordsOf(label);
  return wordsOf(text).every((typed) => words.some((word) => word.startsWith(typed)));
}

const wordsOf = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}&]+/u)
    .filter(Boolean);
