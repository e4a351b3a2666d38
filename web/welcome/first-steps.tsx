import { Link } from "react-router";
import * as morning from "#messages/morning.ts";
import * as messages from "#messages/welcome.ts";
import { pages, paths } from "../../contract/pages.ts";
import type { User } from "../../contract/people/users.ts";
import { Panes } from "../ui/panes/panes.tsx";

/** Shown instead of matches while a member's profile is empty. */
export function FirstSteps({ profile }: { profile: User }) {
  const { skills, company, picture } = morning.steps;
  const steps = [
    { ...skills, isDone: profile.Skills.length > 0 },
    { ...company, isDone: profile.Company !== null },
    { ...picture, isDone: profile.avatar !== null },
  ];
  return (
    <section aria-labelledby="first-steps">
      <h2 className="font-semibold text-2xl" id="first-steps">
        {messages.nothingYet}
      </h2>
      <p className="mt-3 max-w-prose">{messages.whyNameSkills}</p>
      <ol className="mt-6 grid gap-3 sm:grid-cols-3">
        {steps.map(({ title, why, isDone }) => (
          <li className="sheet relative p-5" key={title}>
            <Panes lit={isDone ? 1 : 0} of={1} />
            <h3 className="mt-3 font-semibold text-lg">
              <Link className="card-link" prefetch="intent" to={paths.editUser(profile.id)}>
                {isDone ? morning.stepDone(title) : title}
              </Link>
            </h3>
            <p className="quiet mt-1 text-sm">{why}</p>
          </li>
        ))}
      </ol>
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
