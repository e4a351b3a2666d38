import { useCallback, useContext, useEffect, useState } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";

/** `label` is shown instead of `name`, by which typing finds the option; `note` is shown beside it. */
export type Choice = { id: number; name: string; label?: string; note?: string };

/** Longer names wrap and are measured. */
const rows = { estimatedRowHeight: 44 };

/** The options of a `ComboBox`, virtualized. */
export function ChoiceList({ whenEmpty }: { whenEmpty: string }) {
  useNothingMarkedByTyping();
  const [dialog, setDialog] = useState<Element>();
  const findDialog = useCallback((place: Element | null) => setDialog(place?.closest("dialog") ?? undefined), []);
  return (
    <>
      <span hidden ref={findDialog} />
      <Popover
        className="inset-auto m-0 flex w-(--trigger-width) flex-col rounded-box border border-base-300 bg-base-200 text-base-content shadow-xl"
        offset={6}
        ref={dialog && showAbove}
        UNSTABLE_portalContainer={dialog}
      >
        <Virtualizer layout={ListLayout} layoutOptions={rows}>
          <ListBox<Choice>
            className="block max-h-72 overflow-y-auto outline-none"
            renderEmptyState={() => <p className="quiet px-4 py-3">{whenEmpty}</p>}
          >
            {({ name, label = name, note }) => (
              <ListBoxItem className="option" textValue={name}>
                <span className="min-w-0 flex-1">
                  {label}
                  {note && <span className="quiet font-normal text-sm"> {note}</span>}
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </Virtualizer>
      </Popover>
    </>
  );
}

/** All outside of an open dialog is inert, and the dialog would cut what is in it: the list is in it, and shown above it. */
function showAbove(list: HTMLElement | null) {
  if (!list || list.matches(":popover-open")) return;
  list.popover = "manual";
  list.showPopover();
}

/**
 * On opening, React Aria focuses the selected option. While typing that would make Enter choose its neighbour, or unselect
 * it.
 */
function useNothingMarkedByTyping() {
  const list = useContext(ComboBoxStateContext);
  const isTyped = list?.isOpen && list.inputValue !== "" && list.inputValue !== list.selectedItem?.textValue;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it opens
  useEffect(() => {
    if (isTyped) list.selectionManager.setFocusedKey(null);
  }, [isTyped]);
}
