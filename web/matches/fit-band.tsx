import { useQuery } from "@tanstack/react-query";
import { addYourSkills, inWords, noneHad, yours } from "#messages/matches.ts";
import { noSkills } from "#messages/posts.ts";
import type { OutputOf } from "../../contract/interface/endpoint.ts";
import type { MatchParent } from "../../contract/matches.ts";
import type { getAccount } from "../../contract/people/settings.ts";
import type { SkillName } from "../../contract/skills.ts";
import { accountQuery } from "../api/account-queries.ts";
import { requiredFirst, SkillPills } from "../skills/skill-pills.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { PageLink } from "../ui/shell/page-link.tsx";
import { FitWindows } from "./fit-windows.tsx";
import { useFittingSkills } from "./fitting-skills.ts";
import { SkillKnowers } from "./skill-knowers.tsx";
import { type SkillOverlap, skillOverlap } from "./skill-overlap.ts";

type Post = { id: number; ownerId: number | null; Skills: SkillName[]; required?: number[] };
type Props = { parent: MatchParent; post: Post; title: string; isClosed: boolean };

/**
 * How the reader fits a post: a window for each skill, the fit in a sentence, and who knows what is missing. Their own asks nothing
 * of them: there dark windows would look like boxes to tick.
 */
export function FitBand({ parent, post, title, isClosed }: Props) {
  const { data: account } = useQuery(accountQuery);
  const fitting = useFittingSkills(post);
  const { Skills: skills, required = [] } = post;
  const isOwn = account?.user.id === post.ownerId;
  const missing = requiredFirst(skills, required).filter(({ id }) => !fitting.has(id));

  return (
    <section aria-labelledby="skills" className="fit-band sheet">
      <h2 className="fit-title" id="skills">
        {title}
      </h2>
      {skills.length === 0 && <p className="quiet">{noSkills}</p>}
      {isOwn && <SkillPills label={title} required={required} skills={skills} />}
      {skills.length > 0 && !isOwn && (
        <FitWindows fitting={fitting} label={title} required={required} skills={skills} />
      )}
      {skills.length > 0 && account && !isOwn && (
        <>
          <FitInWords account={account} had={skillOverlap(post, fitting)} missing={missing} />
          {!isClosed && missing.length > 0 && <SkillKnowers id={post.id} missing={missing} parent={parent} />}
        </>
      )}
    </section>
  );
}

type WordsProps = { account: OutputOf<typeof getAccount>; had: SkillOverlap; missing: SkillName[] };

function FitInWords({ account: { user, heldSkills }, had, missing }: WordsProps) {
  if (heldSkills.length === 0) {
    return (
      <p className="fit-words">
        <MessageSentence>
          {addYourSkills((words) => (
            <PageLink className="text-link" id={user.id} page="editUser">
              {words}
            </PageLink>
          ))}
        </MessageSentence>
      </p>
    );
  }
  if (had.had === 0) return <p className="fit-words">{noneHad}</p>;
  const missingNames = missing.map(({ name }) => name);
  return (
    <div className="fit-words">
      <p className="fit-count">{yours.count(had)}</p>
      <p>{inWords(had.required, missingNames)}</p>
    </div>
  );
}
