import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { failed } from "#messages/rules.ts";
import { readRules } from "../../../contract/moderation/rules.ts";
import { call } from "../../api/api.ts";
import { useIsHydrated } from "../../ui/shell/hydration.ts";
import { Failed } from "../../ui/states/failed.tsx";
import { useLoaded } from "../../ui/states/loaded.ts";
import { Loading } from "../../ui/states/loading.tsx";

/**
 * The operator's own rules. On the first page load they are part of the document; after a client-side navigation they are
 * fetched, and `children` wait for them.
 */
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

/** The server replaces this token with HTML. */
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
  const { value: rules, error, retry } = useLoaded(loadRules);
  const isWaiting = rules === undefined && error === undefined;
  const { hash } = useLocation();

  // The browser scrolls to the hash before the target is rendered.
  useEffect(() => {
    if (!isWaiting && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isWaiting, hash]);

  if (isWaiting) return <Loading />;
  return (
    <>
      {error === undefined ? (
        <Written html={rules?.html ?? ""} />
      ) : (
        <Failed error={error} retry={retry} title={failed} />
      )}
      {children}
    </>
  );
}

const loadRules = () => call(readRules, {});
