import { type ReactNode, useRef, useState } from "react";
import { copied, copy } from "#messages/markdown.ts";

type Props = { id?: string; className?: string; children?: ReactNode };

/** A block of code with a button that copies it, where the browser allows that. */
export function CodeBlock({ children, ...place }: Props) {
  const code = useRef<HTMLPreElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function copyCode() {
    await navigator.clipboard.writeText(code.current?.textContent ?? "");
    setCopied(true);
  }

  return (
    <div className="code-block">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable elements must be focusable */}
      <pre ref={code} tabIndex={0} {...place}>
        {children}
      </pre>
      {"clipboard" in navigator && (
        <button aria-live="polite" className="btn btn-quiet btn-sm" onClick={() => void copyCode()} type="button">
          {isCopied ? copied : copy}
        </button>
      )}
    </div>
  );
}
