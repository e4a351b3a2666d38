import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/skills.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { listLocation, pageIn, useListLocation } from "../ui/lists/list-location.ts";
import { ListPage } from "../ui/lists/list-page.tsx";
import { SkillAdminCard } from "./skill-admin-card.tsx";
import { curatedSkillsQuery, suggestionsQuery, useAddSkill } from "./skill-admin-queries.ts";
import { SkillNameDialog } from "./skill-name-dialog.tsx";
import { SuggestionList, suggestionsParameter } from "./suggestion-list.tsx";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return prepare(
    () => queryClient.prefetchQuery(curatedSkillsQuery(listLocation(searchParams))),
    () => queryClient.prefetchQuery(suggestionsQuery(pageIn(searchParams, suggestionsParameter))),
  );
}

export default function AdminSkillsPage() {
  const location = useListLocation();
  const query = useQuery({ ...curatedSkillsQuery(location), placeholderData: keepPreviousData });
  const [isAdding, setAdding] = useState(false);
  const addSkill = useAddSkill();

  return (
    <>
      <ListPage
        action={
          <button className="btn btn-quiet btn-sm" onClick={() => setAdding(true)} type="button">
            {messages.addition.open}
          </button>
        }
        card={(skill) => <SkillAdminCard skill={skill} />}
        cards="rows"
        intro={<SuggestionList />}
        location={location}
        query={query}
        whenEmpty={<p>{messages.skillCurationNone}</p>}
        words={messages.skillCurationList}
      />
      {isAdding && (
        <SkillNameDialog
          about={messages.addition.about}
          label={messages.addition.name}
          onClose={() => setAdding(false)}
          save={async (name) => {
            const added = await addSkill.mutateAsync({ name });
            notify.success(messages.skillCurationAdded(added.name));
          }}
          submitLabel={messages.addition.submit}
          title={messages.addition.title}
        />
      )}
    </>
  );
}
