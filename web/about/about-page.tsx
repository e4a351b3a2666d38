import { Link } from "react-router";
import * as messages from "#messages/about.ts";
import { pages } from "../../contract/pages.ts";
import { useUser } from "../api/session.ts";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { boardName, site } from "../ui/shell/site.ts";

export default function AboutPage() {
  const user = useUser();
  return (
    <div className="column-width pt-8 pb-10 md:pb-14">
      <PageTitle>{messages.title}</PageTitle>
      <h1 className="page-heading">{messages.title}</h1>
      <p className="mt-6 max-w-prose text-lg">{messages.about(boardName, site.organisation)}</p>
      <dl className="mt-10 grid gap-8 sm:grid-cols-2">
        {messages.offers.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-display font-semibold text-xl">{title}</dt>
            <dd className="mt-2">{text}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="rules" className="mt-12">
        <h2 className="font-semibold text-xl" id="rules">
          {messages.rules}
        </h2>
        <p className="mt-3 max-w-prose">{messages.whatIsOpen}</p>
      </section>
      <section aria-labelledby="support" className="mt-10" id="donate">
        <h2 className="font-semibold text-xl" id="support">
          {messages.support}
        </h2>
        <p className="mt-3 max-w-prose">{messages.howToHelp(site.organisation)}</p>
      </section>
      <div className="mt-10 flex flex-wrap gap-2.5">
        {!user && (
          <Link className="btn btn-primary" to={pages.signUp}>
            {messages.signUp}
          </Link>
        )}
        <a className="btn btn-quiet h-auto min-h-(--size) max-w-full py-1" href={pages.apiDocs}>
          {messages.forDevelopers}
        </a>
      </div>
    </div>
  );
}
