import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import * as messages from "#messages/contact.ts";
import { pages } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import type { User } from "../../contract/people/users.ts";
import { queryClient } from "../api/query-client.ts";
import { ContactActions } from "../people/contact-actions.tsx";
import { userQuery } from "../people/user-queries.ts";
import { FormSkeleton } from "../ui/forms/form-page.tsx";
import { Face } from "../ui/markdown/face.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { ContactForm } from "./contact-form.tsx";

/** For members who ask for someone: writing to them comes first, where it is possible; the team's form follows below. */
export const ContactMember = ({ id }: { id: number }) => (
  <QueryClientProvider client={queryClient}>
    <Someone id={id} />
  </QueryClientProvider>
);

function Someone({ id }: { id: number }) {
  const { data: user, isPending } = useQuery(userQuery(id));
  const mayWrite = user && user.contact !== "closed" && user.contact !== "self";
  if (isPending) return <FormSkeleton />;
  return (
    <>
      {user && (
        <div className="sheet mt-6 flex gap-4 p-4" role="status">
          <Face person={user} size="medium" />
          <WhomAndHow mayWrite={mayWrite} user={user} />
        </div>
      )}
      {mayWrite && (
        <>
          <h2 className="mt-8 font-semibold text-lg">{messages.throughTeam}</h2>
          <p className="quiet mt-1 text-sm">{messages.howItGoes}</p>
        </>
      )}
      <ContactForm aboutId={user?.id ?? null} />
    </>
  );
}

function WhomAndHow({ user, mayWrite }: { user: User; mayWrite?: boolean }) {
  return (
    <div className="min-w-0">
      <p>
        <MessageSentence>
          {messages.aboutWhom(
            <strong className="font-semibold" dir="auto">
              {fullName(user)}
            </strong>,
          )}
        </MessageSentence>
      </p>
      <p className="quiet mt-1 text-sm">{mayWrite ? messages.straightTo(user.firstName) : messages.howItGoes}</p>
      {mayWrite ? (
        <div className="mt-4">
          <ContactActions Frame="div" user={user} />
        </div>
      ) : (
        <Link className="quiet-link inline-flex min-h-11 items-center text-sm underline" replace to={pages.contact}>
          {messages.toTeamInstead}
        </Link>
      )}
    </div>
  );
}
