import { X } from "lucide-react";
import { itemBeside } from "../lists/item-beside.ts";

export type RemovableChip = {
  key: string | number;
  label: string;
  /** Of its button. */
  removal: string;
  isUnknown?: boolean;
  remove: () => void;
};

type Props = {
  label: string;
  chips: readonly RemovableChip[];
  className: string;
  /** Takes the keyboard where no chip is left. */
  onLastRemoved: () => void;
};

/** What is chosen. The keyboard goes on at the chip beside the removed one. */
export function RemovableChips({ label, chips, className, onLastRemoved }: Props) {
  function remove(chip: RemovableChip, button: Element) {
    const beside = itemBeside(button)?.querySelector("button");
    chip.remove();
    if (beside) beside.focus({ preventScroll: true });
    else onLastRemoved();
  }

  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className={className}>
      {chips.map((chip) => (
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
