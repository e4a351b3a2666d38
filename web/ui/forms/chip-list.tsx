import { X } from "lucide-react";
import { useState } from "react";
import { itemBeside } from "../lists/list-focus.ts";

export type RemovableChip = {
  key: string | number;
  label: string;
  /** The accessible name of the chip's button. */
  removal: string;
  isUnknown?: boolean;
  remove: () => void;
};

type Props = {
  label: string;
  chips: readonly RemovableChip[];
  className: string;
  /** Called when the last chip is removed. */
  onLastRemoved: () => void;
};

/**
 * Chips with a remove button. A removed chip disappears at once, even if the value comes from an address that changes later;
 * the focus moves to the next chip.
 */
export function ChipList({ label, chips, className, onLastRemoved }: Props) {
  const [removed, setRemoved] = useState<readonly RemovableChip["key"][]>([]);
  const going = removed.filter((key) => chips.some((chip) => chip.key === key));
  if (going.length < removed.length) setRemoved(going);
  const shown = chips.filter(({ key }) => !going.includes(key));

  function remove(chip: RemovableChip, button: Element) {
    const beside = itemBeside(button)?.querySelector("button");
    chip.remove();
    setRemoved([...going, chip.key]);
    if (beside) beside.focus({ preventScroll: true });
    else onLastRemoved();
  }

  if (shown.length === 0) return null;
  return (
    <ul aria-label={label} className={className}>
      {shown.map((chip) => (
        <li className={`skill flex items-center gap-1 pr-1 ${chip.isUnknown ? "lacks" : ""}`} key={chip.key}>
          <bdi>{chip.label}</bdi>
          <button
            aria-label={chip.removal}
            className="thumb grid size-7 place-items-center rounded-full hover:bg-base-300"
            onClick={(event) => remove(chip, event.currentTarget)}
            type="button"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
