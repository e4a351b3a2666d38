import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { failed } from "#messages/rules.ts";
import { readRules } from "../../../contract/moderation/rules.ts";
import { call } from "../../api/api.ts";
import { useIsHydrated } from "../../ui/shell/hydration.ts";
import { Failed } from "../../ui/states/failed.tsx";
import { Loading } from "../../ui/states/loading.tsx";

/** What the operator wrote stands in the document; who comes from another page asks for it, and the rest waits for it. */
export function OwnRules({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const [isInDocument] = useState(!isHydrated);
  return isInDocument ? (
    <>
      <Written html={inDocument} />
      {children}
    </>
  ) : (
    <AskedRules>{children}</AskedRules>
  );
}

/** The server writes them over this token. */
const inDocument = import.meta.env.DEV ? "" : "__RULES__";

function Written({ html }: { html: string }) {
  return (
    <div
      className="prose-text empty:hidden"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server makes it of Markdown, and leaves no HTML in it
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}

function AskedRules({ children }: { children: ReactNode }) {
  const { html, error, retry } = useRules();
  const { hash } = useLocation();

  // What the address names wasn't there before.
  useEffect(() => {
    if ((html !== undefined || error !== undefined) && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [html, error, hash]);

  if (html === undefined && error === undefined) return <Loading />;
  return (
    <>
      {error === undefined ? <Written html={html ?? ""} /> : <Failed error={error} retry={retry} title={failed} />}
      {children}
    </>
  );
}

function useRules() {
  const [html, setHtml] = useState<string>();
  const [error, setError] = useState<unknown>();
  const retry = useCallback(() => {
    setError(undefined);
    call(readRules, {}).then((rules) => setHtml(rules.html), setError);
  }, []);
  useEffect(retry, [retry]);
  return { html, error, retry };
}
