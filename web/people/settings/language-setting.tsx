import { useEffect, useRef, useState } from "react";
import * as messages from "#messages/settings.ts";
import { type Locale, locales } from "../../../contract/languages/languages.ts";
import { useUser } from "../../api/session.ts";
import { Choice } from "../../ui/forms/choice.tsx";
import { SettingsSection } from "../../ui/forms/settings-section.tsx";
import { tellAccount } from "../../ui/shell/account-locale.ts";
import { browserLanguage } from "../../ui/shell/language.ts";
import { announceArrival, hasArrived } from "../../ui/shell/language-arrival.ts";
import { chooseLanguage } from "../../ui/shell/language-choice.ts";

/** The same choice as the link in the menus, plus the browser's language. */
export function LanguageSetting() {
  const current = useUser()?.locale ?? "auto";
  const [wanted, setWanted] = useState<Locale>();
  const fieldset = useReturn();

  async function choose(locale: Locale) {
    setWanted(locale);
    if (!(await tellAccount(locale))) return setWanted(undefined);
    announceArrival("language chosen");
    await chooseLanguage(locale);
  }

  return (
    <SettingsSection about={messages.aboutLanguage} title={messages.language}>
      <fieldset className="grid gap-3 sm:grid-cols-2 sm:[&>:first-of-type]:col-span-2" ref={fieldset}>
        <legend className="sr-only">{messages.language}</legend>
        {locales.map((locale) => (
          <Choice
            checked={locale === (wanted ?? current)}
            key={locale}
            name="language"
            onChange={() => choose(locale)}
            value={locale}
            {...(locale === "auto"
              ? { label: messages.asInBrowser, hint: messages.nowInBrowser(browserLanguage()) }
              : { label: inItsOwnWords(locale), lang: locale })}
          />
        ))}
      </fieldset>
    </SettingsSection>
  );
}

const inItsOwnWords = (language: string) =>
  new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;

/** Choosing reloads the page; the focus then returns to the choice. */
function useReturn() {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!hasArrived("language chosen")) return;
    const chosen = fieldset.current?.querySelector<HTMLElement>(":checked");
    chosen?.focus({ preventScroll: true });
    fieldset.current?.scrollIntoView({ block: "center" });
  }, []);
  return fieldset;
}
