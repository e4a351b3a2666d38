import { type ComponentType, useCallback, useState } from "react";
import type { PaletteProps } from "./palette-props.ts";

type Code = { Palette?: ComponentType<PaletteProps>; hasFailed: boolean };

/** Loads the palette's list on demand. */
export function usePalette() {
  const [code, setCode] = useState<Code>({ hasFailed: false });
  const load = useCallback(() => {
    import("./palette.tsx").then(
      ({ Palette }) => setCode({ Palette, hasFailed: false }),
      () => setCode({ hasFailed: true }),
    );
  }, []);
  return { ...code, load };
}
