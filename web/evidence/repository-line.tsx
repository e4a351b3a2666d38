import { BadgeCheck } from "lucide-react";
import * as messages from "#messages/evidence.ts";
import type { Repository } from "../../contract/evidence.ts";
import { useChosenSkills } from "../skills/skill-choices.ts";
import { DateTime } from "../ui/shell/date-time.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";

type Props = {
  repository: Repository;
  isBusy: boolean;
  onEdit: () => void;
  onLook: () => void;
  onRemove: () => void;
};

export function RepositoryLine({ repository, isBusy, onEdit, onLook, onRemove }: Props) {
  const { address, skills, proven, checkedAt } = repository;
  const name = address.replace(/^https?:\/\//, "");
  const known = useChosenSkills(skills, []);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="break-all font-semibold">{name}</p>
        <p className="facts meta">
          <span className="fact">
            {proven && <BadgeCheck aria-hidden className="mr-1 inline size-4 align-[-0.2em]" />}
            {proven ? messages.proven : messages.unproven}
          </span>
          {checkedAt && (
            <span className="fact">
              <MessageSentence>{messages.checked(<DateTime brief value={checkedAt} />)}</MessageSentence>
            </span>
          )}
          {known.map((skill) => (
            <span className="fact" key={skill.id}>
              {skill.name}
            </span>
          ))}
        </p>
      </div>
      <span className="flex flex-wrap">
        {!proven && (
          <button
            aria-label={messages.lookAgainAt(name)}
            className="btn btn-ghost btn-sm"
            disabled={isBusy}
            onClick={onLook}
            type="button"
          >
            {isBusy ? messages.looking : messages.lookAgain}
          </button>
        )}
        <button
          aria-haspopup="dialog"
          aria-label={messages.editThis(name)}
          className="btn btn-ghost btn-sm"
          onClick={onEdit}
          type="button"
        >
          {messages.edit}
        </button>
        <button
          aria-label={messages.removeThis(name)}
          className="btn btn-ghost btn-sm"
          disabled={isBusy}
          onClick={onRemove}
          type="button"
        >
          {messages.remove}
        </button>
      </span>
    </li>
  );
}
