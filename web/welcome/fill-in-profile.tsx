import { Link } from "react-router";
import * as messages from "#messages/welcome.ts";
import { pages, paths } from "../../contract/pages.ts";
import type { User } from "../../contract/people/users.ts";

/** Instead of matches, for someone the board knows too little about. */
export function FillInProfile({ profile }: { profile: User }) {
  const lacking = [
    messages.skills,
    ...(profile.Company ? [] : [messages.company]),
    ...(profile.avatar ? [] : [messages.picture]),
  ];
  return (
    <section aria-labelledby="fill-in" className="sheet p-6 md:p-8">
      <h2 className="font-semibold text-2xl" id="fill-in">
        {messages.nothingYet}
      </h2>
      <p className="mt-3 max-w-prose">{messages.whyNameSkills}</p>
      <p className="mt-4 text-sm">{messages.profileLacks}</p>
      <ul className="mt-1 flex flex-wrap gap-1.5">
        {lacking.map((part) => (
          <li className="skill lacks" key={part}>
            {part}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-2.5">
        <Link className="btn btn-primary" prefetch="intent" to={paths.editUser(profile.id)}>
          {messages.fillIn}
        </Link>
        <Link className="btn btn-ghost" prefetch="intent" to={pages.jobs}>
          {messages.lookAtJobs}
        </Link>
        <Link className="btn btn-ghost" prefetch="intent" to={pages.projects}>
          {messages.lookAtProjects}
        </Link>
      </div>
    </section>
  );
}
