import type { Dispatch, InputHTMLAttributes, RefObject, SetStateAction } from "react";

type InputProps = InputHTMLAttributes<HTMLInputElement>;

/** How what happens in the box reaches the list below it. */
export type BoxEvents = Pick<InputProps, "onBlur" | "onFocus" | "onKeyDown" | "onPointerDown"> & {
  onType?: (text: string) => void;
};

/** Whether there is a list, which one, and which of its options is chosen. */
export type BoxState = Pick<InputProps, "aria-expanded" | "aria-controls" | "aria-activedescendant">;

/** What the box, which is there at once, gives the list, whose code comes later. */
export type PaletteProps = {
  box: RefObject<HTMLInputElement | null>;
  typed: string;
  setTyped: (text: string) => void;
  isComposing: boolean;
  events: RefObject<BoxEvents>;
  setState: Dispatch<SetStateAction<BoxState>>;
  close: () => void;
};
