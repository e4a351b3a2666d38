import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type ClientLoaderFunctionArgs, Link } from "react-router";
import * as list from "#messages/questions.ts";
import * as messages from "#messages/skills.ts";
import { pages } from "../../contract/pages.ts";
import type { Question } from "../../contract/questions.ts";
import type { SkillDetail } from "../../contract/skills.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { jobsQuery } from "../jobs/job-queries.ts";
import { JobRows } from "../jobs/job-rows.tsx";
import { loadOwnSkills, useOwnSkillsAwaited } from "../matches/fitting-skills.ts";
import { usersQuery } from "../people/user-queries.ts";
import { Numerals } from "../questions/question-card.tsx";
import { questionsQuery } from "../questions/question-queries.ts";
import { SkillPeople } from "../skills/skill-people.tsx";
import { skillQuery } from "../skills/skill-queries.ts";
import { PostTitles } from "../ui/lists/post-titles.tsx";
import { RecordLayout } from "../ui/lists/record-layout.tsx";
import { RecordRow, RecordRows } from "../ui/lists/record-rows.tsx";
import { BackLink } from "../ui/shell/back-link.tsx";
import { EmptyState } from "../ui/shell/empty-state.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { recordId, useRecordId } from "../ui/shell/record-id.ts";
import { RecordPage } from "../ui/shell/record-page.tsx";
import { timeAgo } from "../ui/shell/time-ago.ts";
import { SkillRelated } from "./skill-related.tsx";

const peopleWith = (id: number) => usersQuery({ skill: [String(id)] });
const jobsWith = (id: number) => jobsQuery({ skill: [String(id)] });
const openQuestionsOn = (id: number) => questionsQuery({ skill: [String(id)], state: ["unanswered", "open"] });

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = recordId(params);
  return prepare(
    loadOwnSkills,
    () => queryClient.prefetchQuery(skillQuery(id)),
    () => queryClient.prefetchQuery(peopleWith(id)),
    () => queryClient.prefetchQuery(jobsWith(id)),
    () => queryClient.prefetchQuery(openQuestionsOn(id)),
  );
}

export default function SkillPage() {
  const id = useRecordId();
  const query = useQuery(skillQuery(id));
  const parts = [useQuery(peopleWith(id)), useQuery(jobsWith(id)), useQuery(openQuestionsOn(id))];
  const isOwnAwaited = useOwnSkillsAwaited();
  return (
    <RecordPage
      back={<BackLink fallback={pages.skills} />}
      className="page-width"
      failed={messages.failed}
      isWaiting={isOwnAwaited || parts.some(({ isPending }) => isPending)}
      list={pages.skills}
      query={query}
      title={({ name }) => name}
    >
      {(skill) => <WholeSkill skill={skill} />}
    </RecordPage>
  );
}

function WholeSkill({ skill }: { skill: SkillDetail }) {
  const { id, name } = skill;
  const { data: people } = useQuery(peopleWith(id));
  const { data: jobs } = useQuery(jobsWith(id));
  const { data: questions } = useQuery(openQuestionsOn(id));
  const search = new URLSearchParams({ search: name });
  const findAll = (list: string) => ({ to: `${list}?skill=${id}`, label: messages.findAll });
  const isUnused = [people?.results, jobs?.results, questions?.results, skill.Projects].every(
    (named) => named?.length === 0,
  );
  if (isUnused) {
    return (
      <SkillLayout skill={skill}>
        <EmptyState>
          <p className="max-w-prose">
            <MessageSentence>
              {messages.unused<ReactNode>(<bdi>{name}</bdi>, (words) => (
                <Link className="text-link" prefetch="intent" to={pages.askQuestion}>
                  {words}
                </Link>
              ))}
            </MessageSentence>
          </p>
        </EmptyState>
      </SkillLayout>
    );
  }
  return (
    <SkillLayout skill={skill}>
      {people && <SkillPeople people={people} skill={skill} />}
      {jobs && (
        <JobRows
          jobs={jobs.results}
          more={jobs.hasNextPage ? findAll(pages.jobs) : undefined}
          title={messages.jobs.title}
          whenEmpty={messages.jobs.none}
        />
      )}
      {questions && (
        <QuestionRows
          more={questions.hasNextPage ? findAll(pages.questions) : undefined}
          questions={questions.results}
          title={messages.questions.title}
          whenEmpty={messages.questions.none}
        />
      )}
      <PostTitles
        more={{ to: `${pages.projects}?${search}`, label: messages.findAll }}
        page="project"
        posts={skill.Projects}
        title={messages.projects.title}
        whenEmpty={messages.projects.none}
      />
    </SkillLayout>
  );
}

function SkillLayout({ skill, children }: { skill: SkillDetail; children: ReactNode }) {
  return (
    <RecordLayout head={<h1 className="page-heading mt-2">{skill.name}</h1>} rail={<SkillRelated skill={skill} />}>
      {children}
    </RecordLayout>
  );
}

type Props = Omit<Parameters<typeof RecordRows>[0], "children"> & { questions: Question[] };

/** Questions on another record's page. */
const QuestionRows = ({ questions, ...section }: Props) => (
  <RecordRows {...section}>
    {questions.map((question) => (
      <RecordRow
        facts={[]}
        id={question.id}
        key={question.id}
        meta={<span className="quiet">{list.active(timeAgo(question.activeAt))}</span>}
        page="question"
        picture={<Numerals question={question} />}
        title={question.title}
      />
    ))}
  </RecordRows>
);
