import { useState } from "react";
import * as messages from "#messages/search.ts";
import { modifierKey } from "../ui/forms/key-names.ts";
import { keepRecent, keptSearches } from "../ui/lists/search-history.ts";
import { useFound } from "./hit-queries.ts";
import { begins, type Command, useCommands } from "./palette-commands.ts";
import { PaletteList } from "./palette-list.tsx";
import { GroupTitle, OptionParts } from "./palette-option.tsx";
import {
  actionGroup,
  commandGroup,
  everything,
  hitGroups,
  type Option,
  type OptionGroup,
  recentGroups,
} from "./palette-options.ts";
import type { PaletteProps } from "./palette-props.ts";
import { SearchFailed } from "./search-failed.tsx";

/** What the open record's page offers in its action bars, also within their menus. */
const actions =
  "main :is(.main-action, .rail-actions) :is(a, button):not([aria-haspopup=true], [aria-expanded], :disabled)";

/** The actions of the record whose page is open: choosing one presses it there. */
const pageActions = (): Command[] =>
  [...document.querySelectorAll<HTMLElement>(actions)]
    .map((control) => ({
      label: control.getAttribute("aria-label") ?? control.textContent.trim(),
      act: () => control.click(),
    }))
    .filter(({ label }, at, all) => label !== "" && all.findIndex((other) => other.label === label) === at);

/** The most records in the list that were opened lately. */
const pagesMax = 5;

/** The list below the box: first what can be done here, recent searches, records and commands, then results. */
export function Palette({ typed, isComposing, close, ...wiring }: PaletteProps) {
  const [kept, setKept] = useState(keptSearches);
  const [actions] = useState(pageActions);
  const commands = useCommands();
  const text = typed.trim();
  const isSearch = [...text].length > 1;
  const { now, old, retry } = useFound(isSearch ? text : "", isComposing);
  const found = now?.found?.groups ?? [];
  const total = found.reduce((sum, group) => sum + group.total, 0);

  const lately = kept.pages.filter(({ href }) => href !== window.location.pathname).slice(0, pagesMax);
  const entries = isSearch
    ? [
        everything(text),
        ...actionGroup(actions.filter(({ label }) => begins(label, text))),
        ...commandGroup(commands.beginningWith(text)),
        ...hitGroups(found, now?.isCounted ?? false),
      ]
    : [
        ...actionGroup(actions),
        ...recentGroups(kept.recent, lately, () => setKept(keptSearches())),
        ...commandGroup(commands.atHand),
      ];

  function open({ act, hit, key }: Option) {
    if (hit || key === "everything") keepRecent(text);
    if (!act) return;
    // Closed first, since an action may open a dialog of its own.
    if (key !== "clear") close();
    act();
  }

  return (
    <>
      <PaletteList {...wiring} close={close} entries={entries} open={open} typed={typed} />
      {old?.found && <HitsStale groups={hitGroups(old.found.groups, old.isCounted)} />}
      {now && !now.found && <SearchFailed retry={retry} />}
      <p className={total > 0 ? "sr-only" : "quiet px-5 pb-5"} role="status">
        {now?.found &&
          now.isCounted &&
          (total > 0
            ? messages.found(
                total,
                found.some(({ more }) => more),
              )
            : messages.nothing(text))}
      </p>
      <PaletteKeys />
    </>
  );
}

/** The keyboard hints. */
function PaletteKeys() {
  const { choose, open, newTab } = messages.keys;
  return (
    <p aria-hidden className="palette-keys">
      <kbd className="key">↑</kbd> <kbd className="key">↓</kbd> {choose} <kbd className="key">↵</kbd> {open}{" "}
      <kbd className="key">{modifierKey} ↵</kbd> {newTab}
    </p>
  );
}

/** The previous results, inert, until the new ones arrive. */
const HitsStale = ({ groups }: { groups: OptionGroup[] }) => (
  <div className="min-h-0 overflow-hidden px-2 opacity-50" inert>
    {groups.map((group) => (
      <div key={group.key}>
        <GroupTitle group={group} />
        {group.options.map((option) => (
          <div className="palette-option" key={option.key}>
            <OptionParts option={option} />
          </div>
        ))}
      </div>
    ))}
  </div>
);
