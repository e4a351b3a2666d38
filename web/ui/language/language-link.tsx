import type { MouseEvent } from "react";
import * as messages from "#messages/shell.ts";
import { currentSession } from "../../api/session.ts";

const { code, name } = messages.otherLanguage;

/** The board in its other language. Before scripts have come, and where there are none, by its address alone. */
export function LanguageLink({ className }: { className: string }) {
  return (
    <a className={className} href={`?lang=${code}`} hrefLang={code} lang={code} onClick={choose}>
      {name}
    </a>
  );
}

async function choose(event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { chooseLanguage } = await import("./language-choice.ts");
  if (currentSession()) {
    const { tellAccount } = await import("./account-locale.ts");
    if (!(await tellAccount(code))) return;
  }
  await chooseLanguage(code);
}
