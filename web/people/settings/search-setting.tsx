import { useState } from "react";
import * as messages from "#messages/settings.ts";
import { keep, keptSearches } from "../../search/kept-searches.ts";
import { SettingsSection } from "../../ui/settings/settings-section.tsx";

/** Whoever presses keys by voice or by chance may not want one alone to open anything. */
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
