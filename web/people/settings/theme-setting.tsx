import * as messages from "#messages/settings.ts";
import { Choice } from "../../ui/forms/choice.tsx";
import { SettingsSection } from "../../ui/forms/settings-section.tsx";
import { Logo } from "../../ui/shell/logo.tsx";
import { type Theme, useWantedTheme, type WantedTheme } from "../../ui/shell/theme.ts";

const themes: { theme: WantedTheme; samples: Theme[] }[] = [
  { theme: "dusk", samples: ["dusk"] },
  { theme: "day", samples: ["day"] },
  { theme: "device", samples: ["dusk", "day"] },
];

/** The same choice as the button in the navigation bar, plus the device's theme. */
export function ThemeSetting() {
  const [current, setTheme] = useWantedTheme();
  return (
    <SettingsSection about={messages.aboutTheme} title={messages.theme}>
      <fieldset className="grid gap-3 sm:grid-cols-2 sm:[&>:last-child]:col-span-2">
        <legend className="sr-only">{messages.theme}</legend>
        {themes.map(({ theme, samples }) => (
          <Choice
            checked={theme === current}
            hint={messages.themes[theme].hint}
            key={theme}
            label={messages.themes[theme].label}
            name="theme"
            onChange={() => setTheme(theme)}
            picture={<Samples themes={samples} />}
            value={theme}
          />
        ))}
      </fieldset>
    </SettingsSection>
  );
}

function Samples({ themes }: { themes: Theme[] }) {
  return (
    <span className="flex flex-none gap-2">
      {themes.map((theme) => (
        <span
          className="grid size-12 place-items-center rounded-field border border-base-300 bg-base-100 text-base-content"
          data-theme={theme}
          key={theme}
        >
          <Logo />
        </span>
      ))}
    </span>
  );
}
