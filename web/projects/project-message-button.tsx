import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import * as messages from "#messages/projects.ts";
import type { Person } from "../../contract/people/people.ts";
import { queryClient } from "../api/query-client.ts";
import { userQuery } from "../people/user-queries.ts";
import { onIntent } from "../ui/lists/prefetch.ts";
import { lazyComponent } from "../ui/shell/lazy-component.ts";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";

const MessageDialog = lazyComponent(() =>
  import("../conversations/message-dialog.tsx").then(({ MessageDialog }) => MessageDialog),
);

type Props = { project: { id: number; title: string }; person: Person };

/** A button to write to a project's owner; the message names the project. */
export function ProjectMessageButton({ project, person }: Props) {
  const [isOpen, setOpen] = useState(false);
  const poster = userQuery(person.id);
  const { data, isFetched } = useQuery({ ...poster, enabled: isOpen });
  return (
    <>
      <button
        aria-haspopup="dialog"
        className="btn btn-primary h-auto min-h-11 max-w-full py-2"
        onClick={() => setOpen(true)}
        type="button"
        {...onIntent(() => queryClient.prefetchQuery(poster))}
      >
        <span>
          <MessageSentence>{messages.writeAbout(<bdi>{person.firstName}</bdi>)}</MessageSentence>
        </span>
      </button>
      {isOpen && isFetched && (
        <Suspense>
          <MessageDialog
            about={{ parent: "projects", id: project.id, title: project.title }}
            isFirst={data?.contact !== "open"}
            onClose={() => setOpen(false)}
            person={person}
          />
        </Suspense>
      )}
    </>
  );
}
