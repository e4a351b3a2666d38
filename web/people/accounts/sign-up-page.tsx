import { Link, useLocation } from "react-router";
import * as messages from "#messages/accounts.ts";
import { pages } from "../../../contract/pages.ts";
import { useBrowserValue } from "../../ui/shell/browser-value.ts";
import { useLinkParameter } from "../../ui/shell/link-parameter.ts";
import { askedPage, logInPath } from "../../ui/shell/members-only-paths.ts";
import { PageTitle } from "../../ui/shell/page-title.tsx";
import { site } from "../../ui/shell/site.ts";
import { BesideHouse } from "./beside-house.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

export default function SignUpPage() {
  const logInAddress = useLogInAddress();
  const invitation = useLinkParameter("invitation") || undefined;
  const whoMay = useBrowserValue(() => (invitation ? "open" : site.signUp), "open");

  return (
    <BesideHouse>
      <PageTitle>{messages.signUp}</PageTitle>
      <h1 className="page-heading">{messages.signUp}</h1>
      {whoMay === "invite" ? (
        <OnlyInvited />
      ) : (
        <SignUpForm asksWho={whoMay === "approval"} invitation={invitation} logInAddress={logInAddress} />
      )}
      <p className="mt-6 flex items-center gap-1.5">
        {messages.alreadyMember}
        <Link className="text-link inline-flex min-h-11 items-center" to={logInAddress}>
          {messages.toLogIn}
        </Link>
      </p>
    </BesideHouse>
  );
}

/** Replaces the form on a board that admits invited people only. */
function OnlyInvited() {
  return (
    <>
      <p className="mt-8 max-w-prose">{messages.onlyInvited}</p>
      <Link className="btn btn-primary mt-6" to={pages.contact}>
        {messages.askTeam}
      </Link>
    </>
  );
}

/** The log-in page; it keeps the page first asked for, but not the invitation's token. */
function useLogInAddress(): string {
  const asked = askedPage(useLocation().search);
  return asked ? logInPath(asked) : pages.logIn;
}
