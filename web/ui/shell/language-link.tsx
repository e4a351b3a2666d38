import type { MouseEvent } from "react";
import * as messages from "#messages/shell.ts";
import { currentSession } from "../../api/session.ts";

const { code, name } = messages.otherLanguage;

/** The board in its other language. Before scripts have come, and where there are none, by its address alone. */
export function LanguageLink({ className }: { className: string }) {
  return (
    <a className={className} data-press="language" href={`?lang=${code}`} hrefLang={code} lang={code} onClick={choose}>
      {name}
    </a>
  );
}

async function choose(event: MouseEvent<HTMLAnchorElement>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const link = event.currentTarget;
  try {
    const [{ chooseLanguage }, account] = await Promise.all([
      import("./language-choice.ts"),
      currentSession() && import("./account-locale.ts"),
    ]);
    if (account && !(await account.tellAccount(code))) return;
    await chooseLanguage(code);
  } catch {
    // A page from before an upgrade: its code is gone, the address works.
    location.assign(link.href);
  }
}
