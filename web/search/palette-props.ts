import type { Dispatch, InputHTMLAttributes, RefObject, SetStateAction } from "react";

type InputProps = InputHTMLAttributes<HTMLInputElement>;

/** Passes the events of the box to the list. */
export type BoxEvents = Pick<InputProps, "onBlur" | "onFocus" | "onKeyDown" | "onPointerDown"> & {
  onType?: (text: string) => void;
};

/** The combobox attributes that the list sets on the box. */
export type BoxState = Pick<InputProps, "aria-expanded" | "aria-controls" | "aria-activedescendant">;

/** What the box, rendered first, passes to the list, whose code loads later. */
export type PaletteProps = {
  box: RefObject<HTMLInputElement | null>;
  typed: string;
  setTyped: (text: string) => void;
  isComposing: boolean;
  events: RefObject<BoxEvents>;
  setState: Dispatch<SetStateAction<BoxState>>;
  close: () => void;
};
