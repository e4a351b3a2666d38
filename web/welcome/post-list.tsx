import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { statuses } from "#messages/job-status.ts";
import * as messages from "#messages/welcome.ts";
import type { PostTitle } from "../../contract/interface/fields.ts";
import type { JobStatus } from "../../contract/jobs/jobs.ts";
import { pages, paths } from "../../contract/pages.ts";
import type { User } from "../../contract/people/users.ts";
import { ownJobsQuery } from "../jobs/job-queries.ts";
import { SkillPills } from "../skills/skill-pills.tsx";

/** The reader's own posts. */
export function PostList({ profile }: { profile: User }) {
  const { data: jobs } = useQuery(ownJobsQuery);
  return (
    <div className="grid gap-8 border-base-300 border-t pt-8">
      {profile.Skills.length > 0 && (
        <section aria-labelledby="own-skills">
          <h2 className="font-semibold text-lg" id="own-skills">
            {messages.yourSkills}
          </h2>
          <div className="mt-3">
            <SkillPills label={messages.yourSkills} skills={profile.Skills} />
          </div>
          <Link
            className="text-link mt-2 inline-flex min-h-11 items-center"
            prefetch="intent"
            to={paths.editUser(profile.id)}
          >
            {messages.editProfile}
          </Link>
        </section>
      )}
      <OwnPosts
        add={{ to: pages.addJob, label: messages.addJob }}
        pathOf={paths.job}
        posts={jobs?.results ?? profile.Jobs}
        title={messages.yourJobs}
      >
        <Link className="text-link inline-flex min-h-11 items-center" prefetch="intent" to={pages.savedJobs}>
          {messages.savedJobs}
        </Link>
      </OwnPosts>
      <OwnPosts
        add={{ to: pages.addProject, label: messages.addProject }}
        pathOf={paths.project}
        posts={profile.Projects}
        title={messages.yourProjects}
      />
    </div>
  );
}

type Props = {
  title: string;
  posts: (PostTitle & { status?: JobStatus })[];
  pathOf: (id: number) => string;
  add: { to: string; label: string };
  children?: ReactNode;
};

function OwnPosts({ title, posts, pathOf, add, children }: Props) {
  return (
    <section>
      <h2 className="mb-1 font-semibold text-lg">{title}</h2>
      {posts.length > 0 && (
        <ul>
          {posts.map(({ id, title, status }) => (
            <li dir="auto" key={id}>
              <Link className="inline-flex min-h-11 items-center hover:underline" prefetch="intent" to={pathOf(id)}>
                {title}
              </Link>
              {status && <span className="quiet text-sm"> {statuses[status]}</span>}
            </li>
          ))}
        </ul>
      )}
      <Link className="text-link inline-flex min-h-11 items-center" prefetch="intent" to={add.to}>
        {add.label}
      </Link>
      {children && <div>{children}</div>}
    </section>
  );
}
