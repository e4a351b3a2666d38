import { formerMember } from "#messages/former-members.ts";
import { yours } from "#messages/matches.ts";
import * as facts from "#messages/project-facts.ts";
import * as messages from "#messages/projects.ts";
import { languageOf } from "../../contract/languages/text-language.ts";
import { paths } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import type { Seat } from "../../contract/projects/project-seats.ts";
import type { Project } from "../../contract/projects/projects.ts";
import { truncated } from "../../contract/texts/truncation.ts";
import { queryClient } from "../api/query-client.ts";
import { FitPanes } from "../matches/fit-panes.tsx";
import { useFittingOf } from "../matches/fitting-skills.ts";
import { PostCard } from "../posts/post-card.tsx";
import { SkillLine } from "../skills/skill-line.tsx";
import { type FittingSkills, SkillPills } from "../skills/skill-pills.tsx";
import type { ListedPost } from "../ui/lists/excerpts.ts";
import { Face } from "../ui/markdown/face.tsx";
import { Faces } from "../ui/markdown/faces.tsx";
import { timeAgo } from "../ui/shell/time-ago.ts";
import { projectQuery } from "./project-queries.ts";
import { openSeatsOf, projectOverlap, seatOverlap } from "./seat-fit.ts";

/** In code points: as many as fit beside the name. */
const firstLineMax = 100;

export function ProjectCard({ project }: { project: ListedPost<Project> }) {
  const fittingOf = useFittingOf(project);
  const fitting = fittingOf(project.Skills);
  const open = openSeatsOf(project);
  const [firstLine = ""] = project.excerpt.trim().split("\n");
  return (
    <PostCard
      meta={
        <>
          <FitPanes had={projectOverlap(project, fittingOf)} />
          <span className="quiet">
            {open.length > 0 && <span className="text-base-content">{messages.openSeatCount(open.length)} · </span>}
            {timeAgo(project.createdAt)}
          </span>
        </>
      }
      subtitle={
        <>
          <span className="one-line">
            {project.stage && `${facts.stages[project.stage]} · `}
            <bdi>{project.User ? fullName(project.User) : formerMember}</bdi>
            <span className="group-open:hidden" lang={languageOf(project.description)}>
              {" · "}
              <bdi>{truncated(firstLine, firstLineMax)}</bdi>
            </span>
          </span>
          <span className="card-team mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden group-open:hidden">
            <TeamFaces project={project} />
            <SkillLine fitting={fitting} skills={project.Skills} />
          </span>
        </>
      }
      more={{
        label: messages.details,
        about: messages.detailsAbout(project.title),
        to: paths.project(project.id),
        load: () => queryClient.prefetchQuery(projectQuery(project.id)),
      }}
      picture={<Face person={project.User} />}
      post={project}
    >
      <SeatLines fittingOf={fittingOf} seats={open} />
      <SkillPills fitting={fitting} label={messages.skills} skills={project.Skills} />
    </PostCard>
  );
}

/** Who is in the team now. */
function TeamFaces({ project: { team } }: { project: Project }) {
  const people = team.flatMap(({ id, firstName, lastName, avatar, until }) =>
    until || id === null ? [] : [{ id, firstName: firstName ?? "", lastName: lastName ?? "", avatar, verified: false }],
  );
  return <Faces all={{ count: people.length, words: messages.teamOf(people.map(fullName)) }} people={people} />;
}

type SeatLinesProps = { seats: Seat[]; fittingOf: (skills: Seat["skills"]) => FittingSkills };

/** Open seats on an opened card: a line each, with how the reader fits. */
function SeatLines({ seats, fittingOf }: SeatLinesProps) {
  if (seats.length === 0) return null;
  return (
    <ul aria-label={messages.seats} className="grid w-full gap-1">
      {seats.map((seat) => {
        const overlap = seatOverlap(seat, fittingOf);
        return (
          <li className="text-sm" key={seat.number}>
            <bdi className="font-semibold">{seat.name}</bdi>
            {overlap.had > 0 && <span className="text-accent"> · {yours.count(overlap)}</span>}
            {seat.hours && <span className="quiet"> · {messages.hoursAWeek(seat.hours)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
