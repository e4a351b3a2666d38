import { useQuery } from "@tanstack/react-query";
import { votes } from "#messages/votes.ts";
import * as messages from "#messages/welcome.ts";
import { pages, paths } from "../../contract/pages.ts";
import type { MatchingJob, MatchingQuestion } from "../../contract/skills/matches.ts";
import { CompanySquare } from "../companies/company-square.tsx";
import { matchingJobsQuery, matchingProjectsQuery, matchingQuestionsQuery } from "../matches/match-queries.ts";
import { DateTime } from "../ui/shell/date-time.tsx";
import { MatchList } from "./match-list.tsx";

/** What fits the reader's skills: jobs and projects side by side, questions below. */
export function RecommendedPosts() {
  const jobs = useQuery(matchingJobsQuery);
  const projects = useQuery(matchingProjectsQuery);
  const questions = useQuery(matchingQuestionsQuery);
  // Below each other, the first to come would push the others around.
  const isWaiting = jobs.isPending || projects.isPending || questions.isPending;
  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-2" key={isWaiting ? "waiting" : "here"}>
      <MatchList all={pages.jobs} isWaiting={isWaiting} pathOf={paths.job} query={jobs} words={messages.matchingJobs}>
        {(job) => ({ picture: <CompanySquare company={job.Company} />, facts: <Place job={job} /> })}
      </MatchList>
      <MatchList
        all={pages.projects}
        isWaiting={isWaiting}
        pathOf={paths.project}
        query={projects}
        words={messages.matchingProjects}
      />
      <div className="min-w-0 lg:col-span-2">
        <MatchList
          all={`${pages.questions}?state=unanswered`}
          isWaiting={isWaiting}
          pathOf={paths.question}
          query={questions}
          words={messages.matchingQuestions}
        >
          {(question) => ({ facts: <Asked question={question} /> })}
        </MatchList>
      </div>
    </div>
  );
}

function Place({ job: { Company, location } }: { job: MatchingJob }) {
  return (
    <>
      <bdi className="fact">{Company?.name ?? messages.noCompany}</bdi>
      <bdi className="fact">{location ?? messages.noLocation}</bdi>
    </>
  );
}

function Asked({ question }: { question: MatchingQuestion }) {
  return (
    <>
      <span className="fact">
        <DateTime brief value={question.createdAt} />
      </span>
      {question.votes > 0 && <span className="fact">{votes(question.votes)}</span>}
    </>
  );
}
