import { Moon, Sun } from "lucide-react";
import * as messages from "#messages/shell.ts";
import { useTheme } from "./theme.ts";

export function ThemeToggle() {
  const [theme, setTheme] = useTheme();
  const next = theme === "dusk" ? "day" : "dusk";
  const label = next === "day" ? messages.toLightTheme : messages.toDarkTheme;

  return (
    <button aria-label={label} className="icon-button" onClick={() => setTheme(next)} title={label} type="button">
      <Sun aria-hidden className="size-4.5 in-data-[theme=day]:hidden" />
      <Moon aria-hidden className="size-4.5 in-data-[theme=dusk]:hidden" />
    </button>
  );
}
