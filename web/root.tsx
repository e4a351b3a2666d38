import type { ReactNode } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import * as states from "#messages/lists.ts";
import { language } from "#messages/shell.ts";
import { siteSettings } from "../contract/site.ts";
import "./app.css";
import { MembersBar } from "./bar/members-bar.tsx";
import { DocumentHead } from "./ui/shell/document-head.tsx";
import { openingAsChosen } from "./ui/shell/head-script.ts";
import { hideLinkParameters } from "./ui/shell/link-parameter.ts";
import { Loading } from "./ui/shell/loading.tsx";
import { NotFound } from "./ui/shell/not-found.tsx";
import { PageTitle } from "./ui/shell/page-title.tsx";
import { Shell } from "./ui/shell/shell.tsx";
import { metaName, site } from "./ui/shell/site.ts";
import { beforeFirstPaint } from "./ui/shell/theme.ts";

/** Part of every prerendered document; after hydration it is not needed. */
const headScript = import.meta.env.SSR ? openingAsChosen("application") + hideLinkParameters + beforeFirstPaint : "";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html data-theme="dusk" lang={language} suppressHydrationWarning>
      <DocumentHead script={headScript}>
        {siteSettings.map((setting) => (
          <meta content={site[setting]} key={setting} name={metaName(setting)} />
        ))}
        <Meta />
        <Links />
      </DocumentHead>
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
