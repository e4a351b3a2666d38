import { useQuery } from "@tanstack/react-query";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/skills.ts";
import { pages } from "../../contract/pages.ts";
import type { SkillDetail } from "../../contract/skills/skills.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { useUser } from "../api/session.ts";
import { PostTitles } from "../ui/lists/post-titles.tsx";
import { BackLink } from "../ui/navigation/back-link.tsx";
import { PageLink } from "../ui/navigation/page-link.tsx";
import { RecordLayout } from "../ui/records/record-layout.tsx";
import { recordId, useRecordId } from "../ui/shell/record-id.ts";
import { RecordPage } from "../ui/shell/record-page.tsx";
import { Sentence } from "../ui/shell/sentence.tsx";
import { SkillPeople } from "./skill-people.tsx";
import { skillQuery } from "./skill-queries.ts";

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = recordId(params);
  return prepare(() => queryClient.prefetchQuery(skillQuery(id)));
}

export default function SkillPage() {
  const query = useQuery(skillQuery(useRecordId()));
  return (
    <RecordPage
      back={<BackLink fallback={pages.skills} />}
      className="page-width"
      failed={messages.failed}
      query={query}
      title={({ name }) => name}
    >
      {(skill) => <WholeSkill skill={skill} />}
    </RecordPage>
  );
}

function WholeSkill({ skill }: { skill: SkillDetail }) {
  const user = useUser();
  const search = new URLSearchParams({ search: skill.name });
  return (
    <RecordLayout
      head={<h1 className="page-heading mt-2">{skill.name}</h1>}
      rail={
        <>
          <PostTitles
            more={{ to: `${pages.jobs}?${search}`, label: messages.findAll }}
            page="job"
            posts={skill.Jobs}
            title={messages.jobs.title}
            whenEmpty={messages.jobs.none}
          />
          <PostTitles
            more={{ to: `${pages.projects}?${search}`, label: messages.findAll }}
            page="project"
            posts={skill.Projects}
            title={messages.projects.title}
            whenEmpty={messages.projects.none}
          />
        </>
      }
    >
      <section aria-labelledby="people">
        <h2 className="font-semibold text-lg" id="people">
          {messages.peopleHere(skill.userCount)}
        </h2>
        <div className="mt-3">
          {skill.Users.length > 0 && <SkillPeople skill={skill} />}
          {skill.Users.length === 0 && (
            <p className="quiet">
              <Sentence>
                {messages.namedByNobodyYet((words) => (
                  <PageLink className="text-link" id={user?.id} page="editUser">
                    {words}
                  </PageLink>
                ))}
              </Sentence>
            </p>
          )}
        </div>
      </section>
    </RecordLayout>
  );
}
