import latinFont from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2?url";
import type { ReactNode } from "react";
import * as messages from "#messages/shell.ts";
import { themeColors } from "./theme.ts";

/** The head of every document. `script` runs before anything is painted; `children` are what comes with it. */
export function DocumentHead({ script, children }: { script: string; children: ReactNode }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta content="width=device-width, initial-scale=1" name="viewport" />
      <meta content={messages.description} name="description" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants; their hash is in the Content-Security-Policy */}
      <script dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />
      <link as="font" crossOrigin="anonymous" href={latinFont} rel="preload" type="font/woff2" />
      <meta content={themeColors.dusk} name="theme-color" suppressHydrationWarning />
      <link href={`/manifest.webmanifest?lang=${messages.language}`} rel="manifest" />
      <link href="/icons/apple-touch-icon.png" rel="apple-touch-icon" />
      <link href="/favicon.svg" rel="icon" type="image/svg+xml" />
      {children}
    </head>
  );
}
