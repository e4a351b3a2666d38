import { Link } from "react-router";
import { pages } from "../../contract/pages.ts";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { boardName, site } from "../ui/shell/site.ts";

const offers = [
  {
    title: "Job and project postings",
    text: "Members post jobs from the places where they work, and projects that need another pair of hands. Each posting names the skills it asks for, and below it you can ask what the posting doesn't say.",
  },
  {
    title: "Company directory",
    text: "Which companies hire people like us, who of us works there, and what they say about it. Look a company up before you send an application, and ask someone who knows its kitchen.",
  },
  {
    title: "Q&A forums",
    text: "Ask about code, contracts, interviews or the first weeks in a new team. The answers come from people who learned the same way you did and had the same question not long ago.",
  },
  {
    title: "Skill matching",
    text: "Say what you can do, and the board shows you the jobs and projects it fits, and shows their authors you. It always says why: which of the skills you have, and which you lack. Rare skills count for more than common ones.",
  },
];

export default function AboutPage() {
  return (
    <div className="column-width py-10 md:py-14">
      <PageTitle>About us</PageTitle>
      <h1 className="page-heading">About us</h1>
      <p className="mt-6 max-w-prose text-lg">
        {boardName} is the community board of the alumni of {site.organisation}. A course ends after some months; the
        people you sat next to are what stays. This is where they find each other again.
      </p>
      <dl className="mt-10 grid gap-8 sm:grid-cols-2">
        {offers.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-display font-semibold text-xl">{title}</dt>
            <dd className="mt-2">{text}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="rules" className="mt-12">
        <h2 className="font-semibold text-xl" id="rules">
          How it works here
        </h2>
        <p className="mt-3 max-w-prose">
          Anyone may look at the newest two jobs and at how much is going on. Everything else is for members, so that
          people can speak openly: you need an account to read the postings, to comment and to see who is here. Your
          email address is shown to nobody but you and those who look after the board. There are no advertisements and
          no trackers.
        </p>
      </section>
      <section aria-labelledby="support" className="mt-10" id="donate">
        <h2 className="font-semibold text-xl" id="support">
          Keeping the lights on
        </h2>
        <p className="mt-3 max-w-prose">
          Volunteers run this board. If it helped you to a job, a project or an answer, pass it on: post the next job
          you hear of, answer one question, or support {site.organisation} with a donation.
        </p>
      </section>
      <div className="mt-10 flex flex-wrap gap-2.5">
        <Link className="btn btn-primary" to={pages.signUp}>
          Sign Up
        </Link>
        <a className="btn btn-quiet" href={pages.apiDocs}>
          For developers: the interface
        </a>
      </div>
    </div>
  );
}
