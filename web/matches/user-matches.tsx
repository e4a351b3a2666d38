import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/matches.ts";
import type { MatchingUser, MatchParent } from "../../contract/matches.ts";
import { fullName } from "../../contract/people/names.ts";
import { ListExpander } from "../ui/lists/list-expander.tsx";
import { Face } from "../ui/markdown/face.tsx";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading } from "../ui/shell/loading.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { PageLink } from "../ui/shell/page-link.tsx";
import { FitPills } from "./fit-pills.tsx";
import { matchingUsersQuery } from "./match-queries.ts";

export function UserMatches({ parent, id }: { parent: MatchParent; id: number }) {
  const { data: users, error, refetch } = useQuery(matchingUsersQuery(parent, id));

  if (!users && error) return <Failure error={error} retry={() => void refetch()} title={messages.users.failed} />;
  return (
    <section aria-labelledby="matching-users">
      <h2 className="font-semibold text-xl" id="matching-users">
        {messages.users.title}
      </h2>
      {!users && <MatchSkeleton />}
      {users?.length === 0 && <p className="quiet mt-3">{messages.users.none}</p>}
      {users && users.length > 0 && (
        <ListExpander className="mt-3 divide-y divide-base-300" itemClassName="flex gap-3 py-3 last:pb-0" items={users}>
          {(user) => <Match user={user} />}
        </ListExpander>
      )}
    </section>
  );
}

function Match({ user }: { user: MatchingUser }) {
  return (
    <>
      <Face person={user} />
      <div className="min-w-0">
        <p dir="auto">
          <PageLink className="thumb hover:underline" id={user.id} page="user">
            {fullName(user)}
          </PageLink>
        </p>
        {user.Company && (
          <p className="quiet text-sm">
            <MessageSentence>{messages.worksAt(<bdi>{user.Company.name}</bdi>)}</MessageSentence>
          </p>
        )}
        <FitPills fit={user} />
      </div>
    </>
  );
}

function MatchSkeleton() {
  return (
    <Loading>
      {[1, 2, 3].map((row) => (
        <div className="mt-4 flex gap-3" key={row}>
          <div className="bone size-10 rounded-full" />
          <div className="h-20 flex-1 space-y-2">
            <div className="bone h-4 w-1/2" />
            <div className="bone h-3 w-3/4" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
