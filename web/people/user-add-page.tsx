import * as messages from "#messages/people.ts";
import { pages } from "../../contract/pages.ts";
import { BackLink } from "../ui/shell/back-link.tsx";
import { viewportHeight } from "../ui/shell/loading.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { PageLink } from "../ui/shell/page-link.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { site } from "../ui/shell/site.ts";

export default function AddUserPage() {
  return (
    <div className={`column-width py-8 ${viewportHeight}`}>
      <PageTitle>{messages.howPeopleJoin}</PageTitle>
      <BackLink fallback={pages.users} />
      <h1 className="page-heading mt-2">{messages.howPeopleJoin}</h1>
      <div className="prose-text mt-6">
        {site.signUp === "invite" ? <ByInvitation /> : <BySigningUp />}
        <p>
          <MessageSentence>{messages.whereItFails(toTeam)}</MessageSentence>
        </p>
      </div>
    </div>
  );
}

function BySigningUp() {
  return (
    <>
      <p>{messages.theySignUp(site.organisation)}</p>
      {site.signUp === "approval" && <p>{messages.teamLetsIn}</p>}
      <p>
        <MessageSentence>
          {messages.sendThemAddress((words) => (
            <PageLink className="text-link" page="signUp">
              {words}
            </PageLink>
          ))}
        </MessageSentence>
      </p>
    </>
  );
}

function ByInvitation() {
  return (
    <>
      <p>{messages.theyAreInvited(site.organisation)}</p>
      <p>
        <MessageSentence>{messages.askForInvitation(toTeam)}</MessageSentence>
      </p>
    </>
  );
}

const toTeam = (words: string) => (
  <PageLink className="text-link" page="contact">
    {words}
  </PageLink>
);
