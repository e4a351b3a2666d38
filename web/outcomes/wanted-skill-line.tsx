import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/wanted-skills.ts";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { PageLink } from "../ui/shell/page-link.tsx";
import { wantedSkillsQuery } from "./outcome-queries.ts";

/** The skill that would make the most open jobs fit the member; renders nothing if there is none. */
export function WantedSkillLine() {
  const { data } = useQuery(wantedSkillsQuery);
  if (!data?.mine) return null;
  const { id, name, jobs } = data.mine;
  return (
    <p className="mt-3">
      <MessageSentence>
        {messages.mine(
          <PageLink className="text-link" id={id} page="skill">
            <bdi>{name}</bdi>
          </PageLink>,
          jobs,
        )}
      </MessageSentence>
    </p>
  );
}
