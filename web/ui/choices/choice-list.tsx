import { useContext, useEffect } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";

/** `label` is shown instead of the name that typing finds it by, `note` beside it. */
export type Choice = { id: number; name: string; label?: string; note?: string };

/** A long name takes more. */
const rows = { estimatedRowHeight: 44 };

/** What a `ComboBox` offers: as many as there are, drawn as far as they are seen. */
export function ChoiceList({ whenEmpty }: { whenEmpty: string }) {
  useNothingMarkedByTyping();
  return (
    <Popover className="w-(--trigger-width) rounded-box border border-base-300 bg-base-200 shadow-xl" offset={6}>
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
  );
}

/** React Aria marks a choice that was made before as the list opens: what is typed after it would choose its neighbour, or undo it. */
function useNothingMarkedByTyping() {
  const list = useContext(ComboBoxStateContext);
  const isTyped = list?.isOpen && list.inputValue !== "" && list.inputValue !== list.selectedItem?.textValue;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it opens
  useEffect(() => {
    if (isTyped) list.selectionManager.setFocusedKey(null);
  }, [isTyped]);
}
