import { Moon, Sun } from "lucide-react";
import { useTheme } from "./theme.ts";

export function ThemeToggle() {
  const [theme, setTheme] = useTheme();
  const next = theme === "dusk" ? "day" : "dusk";
  const label = next === "day" ? "Switch to the light theme" : "Switch to the dark theme";

  return (
    <button aria-label={label} className="icon-button" onClick={() => setTheme(next)} title={label} type="button">
      <Sun aria-hidden className="size-4.5 in-data-[theme=day]:hidden" />
      <Moon aria-hidden className="size-4.5 in-data-[theme=dusk]:hidden" />
    </button>
  );
}
