import { Link } from "react-router";
import * as messages from "#messages/welcome.ts";
import type { PostTitle } from "../../contract/interface/titles.ts";
import { pages, paths } from "../../contract/pages.ts";
import type { User } from "../../contract/people/users.ts";
import { SkillPills } from "../skills/skill-pills.tsx";

/** What the reader brought to the board. */
export function OwnBoard({ profile }: { profile: User }) {
  return (
    <div className="grid gap-x-8 gap-y-10 border-base-300 border-t pt-10 sm:grid-cols-2 lg:grid-cols-4">
      {profile.Skills.length > 0 && (
        <section aria-labelledby="own-skills" className="sm:col-span-2">
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
        posts={profile.Jobs}
        title={messages.yourJobs}
      />
      <OwnPosts
        add={{ to: pages.addProject, label: messages.addProject }}
        pathOf={paths.project}
        posts={profile.Projects}
        title={messages.yourProjects}
      />
    </div>
  );
}

type Props = { title: string; posts: PostTitle[]; pathOf: (id: number) => string; add: { to: string; label: string } };

function OwnPosts({ title, posts, pathOf, add }: Props) {
  return (
    <section>
      <h2 className="mb-1 font-semibold text-lg">{title}</h2>
      {posts.length > 0 && (
        <ul>
          {posts.map(({ id, title }) => (
            <li dir="auto" key={id}>
              <Link className="inline-flex min-h-11 items-center hover:underline" prefetch="intent" to={pathOf(id)}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link className="text-link inline-flex min-h-11 items-center" prefetch="intent" to={add.to}>
        {add.label}
      </Link>
    </section>
  );
}
