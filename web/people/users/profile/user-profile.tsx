import { ArrowUpRight } from "lucide-react";
import { list } from "#messages/formats.ts";
import * as facts from "#messages/job-facts.ts";
import * as messages from "#messages/people.ts";
import { openings } from "#messages/profiles.ts";
import type { User } from "../../../../contract/people/users.ts";
import { levelName } from "../../../languages/level-name.ts";
import { SkillPills } from "../../../skills/skill-pills.tsx";
import { PostTitles } from "../../../ui/lists/post-titles.tsx";
import { Markdown } from "../../../ui/markdown/markdown.tsx";
import { PageLink } from "../../../ui/navigation/page-link.tsx";
import { Sentence } from "../../../ui/shell/sentence.tsx";
import { ProfileSection } from "./profile-section.tsx";

/** A member's profile. `isOwn` shows hints where something is empty. */
export function UserProfile({ user, isOwn }: { user: User; isOwn: boolean }) {
  const { openTo, about, languages, links, formerCompanies } = user;
  return (
    <>
      {openTo.length > 0 && (
        <ProfileSection title={messages.openTo}>
          <p>{list(openTo.map((opening) => openings[opening]))}</p>
        </ProfileSection>
      )}
      {about && (
        <ProfileSection title={messages.about}>
          <Markdown text={about} />
        </ProfileSection>
      )}
      <ProfileSection title={messages.skills}>
        {user.Skills.length > 0 && <SkillPills label={messages.skills} skills={user.Skills} />}
        {user.Skills.length === 0 && <NoSkills isOwn={isOwn} userId={user.id} />}
      </ProfileSection>
      {languages.length > 0 && (
        <ProfileSection title={messages.languages}>
          <p>{list(languages.map(({ code, level }) => facts.spokenAt(facts.language(code), levelName(level))))}</p>
        </ProfileSection>
      )}
      {links.length > 0 && (
        <ProfileSection title={messages.links}>
          <Links links={links} />
        </ProfileSection>
      )}
      {formerCompanies.length > 0 && (
        <ProfileSection title={messages.workedBefore}>
          <ul className="-my-2.5 flex flex-wrap gap-x-4">
            {formerCompanies.map(({ id, name }) => (
              <li key={id}>
                <PageLink className="text-link inline-flex min-h-11 items-center" id={id} page="company">
                  <bdi>{name}</bdi>
                </PageLink>
              </li>
            ))}
          </ul>
        </ProfileSection>
      )}
      <div className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
        <PostTitles page="project" posts={user.Projects} title={messages.projects} whenEmpty={messages.noProjects} />
        <PostTitles page="job" posts={user.Jobs} title={messages.jobs} whenEmpty={messages.noJobs} />
      </div>
    </>
  );
}

const sites = { github: "GitHub", gitlab: "GitLab", linkedin: "LinkedIn" };

function Links({ links }: Pick<User, "links">) {
  return (
    <ul className="-my-2.5 grid">
      {links.map(({ url, kind }) => (
        <li key={url}>
          <a
            className="text-link inline-flex min-h-11 items-center gap-1 break-all"
            href={url}
            rel="nofollow ugc noopener noreferrer"
            target="_blank"
          >
            {kind === "website" ? shortly(url) : `${sites[kind]}: ${shortly(url)}`}
            <ArrowUpRight aria-hidden className="size-4 flex-none" />
          </a>
        </li>
      ))}
    </ul>
  );
}

const shortly = (url: string) => url.replace(/^https:\/\/(www\.)?/i, "").replace(/\/$/, "");

function NoSkills({ isOwn, userId }: { isOwn: boolean; userId: number }) {
  if (!isOwn) return <p className="quiet">{messages.noSkills}</p>;
  return (
    <p>
      <Sentence>
        {messages.youNamedNoSkills((words) => (
          <PageLink className="text-link" id={userId} page="editUser">
            {words}
          </PageLink>
        ))}
      </Sentence>
    </p>
  );
}
