import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { failed } from "#messages/rules.ts";
import { readRules } from "../../../contract/moderation/rules.ts";
import { call } from "../../api/api.ts";
import { Failed } from "../../ui/states/failed.tsx";

/** What the operator wrote. */
export function OwnRules() {
  const { html, error, retry } = useRules();
  const { hash } = useLocation();

  // It has pushed down what the address names.
  useEffect(() => {
    if (html && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [html, hash]);

  if (error !== undefined) return <Failed error={error} retry={retry} title={failed} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server makes it of Markdown, and leaves no HTML in it
  return html && <div className="prose-text" dangerouslySetInnerHTML={{ __html: html }} />;
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
