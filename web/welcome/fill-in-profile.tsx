import { Link } from "react-router";
import { pages, paths } from "../../contract/pages.ts";
import type { User } from "../../contract/people/users.ts";

/** Instead of matches, for someone the board knows too little about. */
export function FillInProfile({ profile }: { profile: User }) {
  const lacking = ["your skills", !profile.Company && "your company", !profile.avatar && "a picture"].filter(Boolean);
  return (
    <section aria-labelledby="fill-in" className="sheet p-6 md:p-8">
      <h2 className="font-semibold text-2xl" id="fill-in">
        Nothing to match yet
      </h2>
      <p className="mt-3 max-w-prose">
        Name your skills, and the jobs and projects that fit you appear here, each with what you have of it and what you
        lack. People with a job or project to fill find you the same way.
      </p>
      <p className="mt-4 text-sm">Your profile lacks</p>
      <ul className="mt-1 flex flex-wrap gap-1.5">
        {lacking.map((part) => (
          <li className="skill lacks" key={String(part)}>
            {part}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-2.5">
        <Link className="btn btn-primary" prefetch="intent" to={paths.editUser(profile.id)}>
          Fill in your profile
        </Link>
        <Link className="btn btn-ghost" prefetch="intent" to={pages.jobs}>
          Look at all jobs
        </Link>
        <Link className="btn btn-ghost" prefetch="intent" to={pages.projects}>
          Look at all projects
        </Link>
      </div>
    </section>
  );
}
