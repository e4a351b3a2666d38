import { X } from "lucide-react";
import { useRef, useState } from "react";
import * as messages from "#messages/skills.ts";
import { notify } from "../ui/dialogs/toast.ts";

type Props<Key> = {
  names: { key: Key; name: string }[];
  remove: (key: Key) => Promise<unknown>;
  /** The toast after a removal. */
  said: (name: string) => string;
};

/** Names that are removed by a press, without a question, since they can be added again. The focus moves to the list. */
export function SkillAliases<Key extends string | number>({ names, remove, said }: Props<Key>) {
  const [going, setGoing] = useState<Key>();
  const list = useRef<HTMLDivElement>(null);

  async function take({ key, name }: { key: Key; name: string }) {
    const about = `remove ${name}`;
    setGoing(key);
    try {
      await remove(key);
      notify.success(said(name), about);
      list.current?.focus({ preventScroll: true });
    } catch (error) {
      notify.failure(error, about);
    } finally {
      setGoing(undefined);
    }
  }

  return (
    <div ref={list} tabIndex={-1}>
      {names.length === 0 && messages.nothing}
      <ul className="flex flex-wrap gap-2">
        {names.map((each) => (
          <li className="skill flex items-center gap-1 pr-1" key={each.key}>
            <bdi>{each.name}</bdi>
            <button
              aria-label={messages.skillCurationRemove(each.name)}
              className="thumb grid size-7 place-items-center rounded-full hover:bg-base-300"
              disabled={going === each.key}
              onClick={() => void take(each)}
              type="button"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
