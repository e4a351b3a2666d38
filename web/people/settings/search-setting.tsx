import { useState } from "react";
import * as messages from "#messages/settings.ts";
import { SettingsSection } from "../../ui/forms/settings-section.tsx";
import { keep, keptSearches } from "../../ui/lists/search-history.ts";

/** Switches the `/` shortcut off, for readers whose keys are pressed by voice control or accidentally (WCAG 2.1.4). */
export function SearchSetting() {
  const [slash, setSlash] = useState(() => keptSearches().slash);
  return (
    <SettingsSection about={messages.aboutTheme} title={messages.search}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          checked={slash}
          className="checkbox"
          onChange={({ target }) => {
            setSlash(target.checked);
            keep({ slash: target.checked });
          }}
          type="checkbox"
        />
        {messages.searchBySlash}
      </label>
    </SettingsSection>
  );
}
