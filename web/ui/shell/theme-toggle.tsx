import { Moon, Sun } from "lucide-react";
import * as messages from "#messages/shell.ts";
import { useTheme } from "./theme.ts";

/** Contains the labels of both themes; CSS shows the right one, so that it also works without a script. */
export function ThemeToggle() {
  const [theme, setTheme] = useTheme();
  return (
    <button
      className="icon-button"
      data-press="theme"
      onClick={() => setTheme(theme === "dusk" ? "day" : "dusk")}
      type="button"
    >
      <span className="in-data-[theme=day]:hidden" title={messages.toLightTheme}>
        <span className="sr-only">{messages.toLightTheme}</span>
        <Sun aria-hidden className="size-4.5" />
      </span>
      <span className="in-data-[theme=dusk]:hidden" title={messages.toDarkTheme}>
        <span className="sr-only">{messages.toDarkTheme}</span>
        <Moon aria-hidden className="size-4.5" />
      </span>
    </button>
  );
}
