import { Choice } from "../forms/choice.tsx";
import { Logo } from "../shell/logo.tsx";
import { type Theme, useTheme } from "../shell/theme.ts";
import { SettingsSection } from "./settings-section.tsx";

const themes: { theme: Theme; label: string; hint: string }[] = [
  { theme: "dusk", label: "Dusk", hint: "Dark" },
  { theme: "day", label: "Day", hint: "Light" },
];

/** The same choice as the button of the navigation bar. */
export function ThemeSetting() {
  const [current, setTheme] = useTheme();
  return (
    <SettingsSection about="This browser remembers it." title="Theme">
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">Theme</legend>
        {themes.map(({ theme, label, hint }) => (
          <Choice
            checked={theme === current}
            hint={hint}
            key={theme}
            label={label}
            name="theme"
            onChange={() => setTheme(theme)}
            picture={<Sample theme={theme} />}
            value={theme}
          />
        ))}
      </fieldset>
    </SettingsSection>
  );
}

function Sample({ theme }: { theme: Theme }) {
  return (
    <span
      className="grid size-12 flex-none place-items-center rounded-field border border-base-300 bg-base-100 text-base-content"
      data-theme={theme}
    >
      <Logo />
    </span>
  );
}
