import latinFont from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2?url";
import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import * as messages from "#messages/shell.ts";
import * as states from "#messages/states.ts";
import "./app.css";
import { MembersBar } from "./bar/members-bar.tsx";
import { inChosenLanguage } from "./ui/language/head-script.ts";
import { hideLinkParameters } from "./ui/navigation/link-parameter.ts";
import { holdEarlyPresses } from "./ui/shell/early-press.ts";
import { PageTitle } from "./ui/shell/page-title.tsx";
import { Shell } from "./ui/shell/shell.tsx";
import { metaName, settings, site } from "./ui/shell/site.ts";
import { Loading } from "./ui/states/loading.tsx";
import { NotFound } from "./ui/states/not-found.tsx";
import { beforeFirstPaint, themeColors } from "./ui/theme/theme.ts";

/** Part of every prerendered document; after hydration it is not needed. */
const headScript = import.meta.env.SSR
  ? inChosenLanguage() + hideLinkParameters + holdEarlyPresses + beforeFirstPaint
  : "";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html data-theme="dusk" lang={messages.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        {settings.map((setting) => (
          <meta content={site[setting]} key={setting} name={metaName(setting)} />
        ))}
        <meta content={messages.description} name="description" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants; their hash is in the Content-Security-Policy */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} suppressHydrationWarning />
        <link as="font" crossOrigin="anonymous" href={latinFont} rel="preload" type="font/woff2" />
        <meta content={themeColors.dusk} name="theme-color" suppressHydrationWarning />
        <link href={`/manifest.webmanifest?lang=${messages.language}`} rel="manifest" />
        <link href="/icons/apple-touch-icon.png" rel="apple-touch-icon" />
        <link href="/favicon.svg" rel="icon" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <Shell forMembers={<MembersBar />}>{children}</Shell>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function HydrateFallback() {
  return (
    <>
      <PageTitle />
      <Loading />
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <div className="page-width pt-8 pb-20">
      <PageTitle>{states.broken.title}</PageTitle>
      <h1 className="page-heading">{states.broken.title}</h1>
      <p className="mt-4 max-w-prose">{states.broken.why}</p>
      <button className="btn btn-primary mt-8" onClick={() => window.location.reload()} type="button">
        {states.broken.loadAgain}
      </button>
    </div>
  );
}
