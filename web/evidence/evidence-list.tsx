import { BadgeCheck } from "lucide-react";
import { useId, useState } from "react";
import * as messages from "#messages/evidence.ts";
import type { User } from "../../contract/people/users.ts";
import { queryClient } from "../api/query-client.ts";
import { onIntent } from "../ui/lists/prefetch.ts";
import { PageLink } from "../ui/shell/page-link.tsx";
import { evidenceQuery } from "./evidence-queries.ts";
import { EvidenceReasons } from "./evidence-reasons.tsx";

type Props = { userId: number; skills: User["Skills"]; label: string };

/** The skills of a profile. Those with evidence have a mark with its number, which opens the list. */
export function EvidenceList({ userId, skills, label }: Props) {
  const [openId, setOpenId] = useState<number>();
  const id = useId();
  const opened = skills.find((skill) => skill.id === openId && skill.evidence > 0);
  return (
    <>
      <ul aria-label={label} className="flex flex-wrap items-center gap-2">
        {skills.map((skill) => (
          <li className="flex min-w-0 items-center" key={skill.id}>
            <PageLink className="skill hover:border-current" id={skill.id} page="skill">
              {skill.evidence > 0 && <BadgeCheck aria-hidden className="mr-1 inline size-4 align-[-0.2em]" />}
              {skill.name}
            </PageLink>
            {skill.evidence > 0 && (
              <button
                aria-controls={skill === opened ? id : undefined}
                aria-expanded={skill === opened}
                aria-label={messages.reasonsFor(skill.name, skill.evidence)}
                className="quiet-link thumb px-1.5 text-sm"
                onClick={() => setOpenId(skill === opened ? undefined : skill.id)}
                type="button"
                {...onIntent(() => queryClient.prefetchQuery(evidenceQuery(userId, skill.id)))}
              >
                {messages.reasons(skill.evidence)}
              </button>
            )}
          </li>
        ))}
      </ul>
      {opened && (
        <section aria-label={messages.reasonsFor(opened.name, opened.evidence)} className="sheet mt-4 p-4" id={id}>
          <EvidenceReasons key={opened.id} skill={opened} userId={userId} />
        </section>
      )}
    </>
  );
}
