import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { useLoaderData } from "react-router";
import guide from "../../docs/api.md?raw";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { apiDocs } from "./api-docs.ts";
import { Call } from "./call-docs.tsx";

/** Runs while the page is prerendered, never in a browser. */
export function loader() {
  // The examples stand below the guide's first heading and lines, which this page has of its own.
  return {
    features: apiDocs(),
    guide: micromark(guide.slice(guide.indexOf("\n## ")), { extensions: [gfm()], htmlExtensions: [gfmHtml()] }),
  };
}

export default function ApiDocsPage() {
  const { features, guide } = useLoaderData<typeof loader>();
  return (
    <div className="page-width pt-8 pb-10 md:pb-14" lang="en">
      <PageTitle>The interface</PageTitle>
      <h1 className="page-heading">The interface</h1>
      <div className="mt-4 max-w-prose space-y-3">
        <p>
          JSON over HTTP, below <code>/api</code>. Make a token in the settings, or log in for one, then send it as{" "}
          <code>Authorization: Bearer …</code>. Every error is{" "}
          <code>{'{ "error": "a sentence", "code": "a-slug", "fields"?: { … } }'}</code>.
        </p>
        <p>
          For machines:{" "}
          <a className="text-link" href="/api/openapi.json">
            OpenAPI 3.1
          </a>
        </p>
      </div>
      {/** biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, rendered while the page is built */}
      <div className="prose-text wraps mt-8 max-w-prose" dangerouslySetInnerHTML={{ __html: guide }} />
      <div className="mt-10 grid gap-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav aria-label="Features" className="lg:sticky lg:top-6 lg:self-start">
          <ul className="flex flex-wrap gap-x-4 lg:block">
            {features.map(({ feature }) => (
              <li key={feature}>
                <a
                  className="quiet-link inline-flex min-h-11 items-center max-lg:min-w-11 lg:min-h-9"
                  href={`#${feature}`}
                >
                  {feature}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 space-y-12">
          {features.map(({ feature, calls }) => (
            <section aria-labelledby={feature} key={feature}>
              <h2 className="font-semibold text-2xl" id={feature}>
                {feature}
              </h2>
              <div className="mt-4 space-y-3">
                {calls.map((call) => (
                  <Call call={call} key={call.id} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
