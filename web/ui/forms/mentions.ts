import { useContext, useEffect, useRef, useState } from "react";
import * as messages from "#messages/editor.ts";
import { fullName } from "../../../contract/people/names.ts";
import type { Person } from "../../../contract/people/people.ts";
import { listUsers } from "../../../contract/people/users.ts";
import { mentionOf } from "../../../contract/texts/mentions.ts";
import { call } from "../../api/api.ts";
import { useUser } from "../../api/session.ts";
import { PeopleOfPage } from "./mention-people.ts";
import { isComposing, write } from "./text-box.ts";

const shown = 6;
const pause = 150;

/** Suggests members after an @. Returns an announcement of how many there are, for screen readers. */
export function useMentions(box: HTMLTextAreaElement): string {
  const here = useContext(PeopleOfPage);
  const ownId = useUser()?.id;
  const people = useRef({ here, ownId });
  people.current = { here, ownId };
  const [found, setFound] = useState("");

  useEffect(() => {
    let latest = new AbortController();
    const offer = (event: Event) => {
      const { provide, text } = (event as CustomEvent<Asked>).detail;
      latest.abort();
      // While an input method composes text its keys choose characters; the result is looked up afterwards.
      if (isComposing(box)) return;
      latest = new AbortController();
      const { signal } = latest;
      provide(
        (async () => {
          const members = /\s/.test(text) ? [] : await membersCalled(text, people.current, signal);
          if (signal.aborted) return { matched: false };
          setFound(messages.membersFound(members.length));
          return { matched: members.length > 0, fragment: listOf(members, box) };
        })(),
      );
    };
    const take = (event: Event) => {
      // The list would set the box's value itself, which the browser can't undo.
      event.preventDefault();
      box.focus();
      const { item, key } = (event as CustomEvent<{ item: HTMLElement; key: string }>).detail;
      const cursor = box.selectionEnd;
      write(box, box.value.lastIndexOf(key, cursor - 1), cursor, `${item.dataset.mention} `);
    };
    const lookAgain = () => box.dispatchEvent(new InputEvent("input", { bubbles: true }));
    const expander = box.parentElement;
    box.addEventListener("compositionend", lookAgain);
    expander?.addEventListener("text-expander-change", offer);
    expander?.addEventListener("text-expander-value", take);
    return () => {
      latest.abort();
      box.removeEventListener("compositionend", lookAgain);
      expander?.removeEventListener("text-expander-change", offer);
      expander?.removeEventListener("text-expander-value", take);
    };
  }, [box]);

  return found;
}

/** Types an @ before the selection, with a blank before it if needed. */
export function askForMembers(box: HTMLTextAreaElement) {
  box.focus();
  const { selectionStart: start, selectionEnd: end, value } = box;
  const hasRoom = start === 0 || /[\s([]/.test(value.charAt(start - 1));
  write(box, start, end, `${hasRoom ? "" : " "}@${value.slice(start, end).trim()}`);
}

type Asked = {
  text: string;
  provide: (result: Promise<{ matched: boolean; fragment?: HTMLElement }>) => void;
};

type People = { here: readonly Person[]; ownId?: number };

async function membersCalled(typed: string, { here, ownId }: People, signal: AbortSignal): Promise<Person[]> {
  await new Promise((resolve) => setTimeout(resolve, pause));
  if (signal.aborted) return [];
  const beginning = typed.toLocaleLowerCase();
  const isCalled = (person: Person) =>
    fullName(person)
      .toLocaleLowerCase()
      .split(/\s+/)
      .some((name) => name.startsWith(beginning));
  const others = await call(listUsers, { search: typed, limit: shown + 1 }, signal).catch(() => ({ results: [] }));
  const members = [...here.filter(isCalled), ...others.results].filter(({ id }) => id !== ownId);
  return [...new Map(members.map((member) => [member.id, member])).values()].slice(0, shown);
}

function listOf(members: Person[], box: HTMLTextAreaElement): HTMLElement {
  const list = document.createElement("ul");
  list.role = "listbox";
  list.ariaLabel = messages.members;
  list.className = "mention-list";
  list.append(
    ...members.map((member) => {
      const option = document.createElement("li");
      option.role = "option";
      option.id = `mention-${member.id}`;
      option.dataset.mention = mentionOf(member);
      option.textContent = fullName(member);
      option.addEventListener("pointermove", () => select(option, box));
      return option;
    }),
  );
  return list;
}

/** Hovering selects an option, so that pointer and arrow keys share one selection. */
function select(option: HTMLElement, box: HTMLTextAreaElement) {
  for (const other of option.parentElement?.children ?? []) other.ariaSelected = other === option ? "true" : null;
  box.setAttribute("aria-activedescendant", option.id);
}
