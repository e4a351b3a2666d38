import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { failed } from "#messages/rules.ts";
import { readRules } from "../../contract/moderation/rules.ts";
import { call } from "../api/api.ts";
import { useLoaded } from "../ui/shell/call-state.ts";
import { isFinishedDocument } from "../ui/shell/document-kind.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading } from "../ui/shell/loading.tsx";

/** The operator's own rules: a part of the finished document, but fetched within the application, where `children` wait. */
export function RulesText({ children }: { children: ReactNode }) {
  if (!isFinishedDocument) return <AskedRules>{children}</AskedRules>;
  return (
    <>
      <Written html={replacedByServer} />
      {children}
    </>
  );
}

const replacedByServer = "__RULES__";

function Written({ html }: { html: string }) {
  return (
    <div
      className="prose-text empty:hidden"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server makes it of Markdown, and leaves no HTML in it
      dangerouslySetInnerHTML={{ __html: html }}
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
        <Failure error={error} retry={retry} title={failed} />
      )}
      {children}
    </>
  );
}

const loadRules = () => call(readRules, {});
