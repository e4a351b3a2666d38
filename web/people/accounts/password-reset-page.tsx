import { useState } from "react";
import { Link } from "react-router";
import * as messages from "#messages/accounts.ts";
import { deadResetToken } from "#messages/fields.ts";
import { pages } from "../../../contract/pages.ts";
import { useLinkParameter } from "../../ui/shell/link-parameter.ts";
import { PageTitle } from "../../ui/shell/page-title.tsx";
import { PasswordResetForm } from "./password-reset-form.tsx";

export default function ResetPasswordPage() {
  const token = useLinkParameter("token");
  const [isDead, setDead] = useState(false);
  return (
    <div className="form-width pt-8 pb-12 md:pb-20">
      <PageTitle>{messages.reset}</PageTitle>
      <h1 className="page-heading">{messages.reset}</h1>
      {token === "" || isDead ? <DeadLink /> : <PasswordResetForm onDead={() => setDead(true)} token={token} />}
    </div>
  );
}

function DeadLink() {
  return (
    <>
      <p className="mt-4" role="alert">
        {deadResetToken}
      </p>
      <p className="mt-2">{messages.aboutResetLinks}</p>
      <Link className="btn btn-primary mt-8" to={pages.recoverPassword}>
        {messages.sendNewLink}
      </Link>
    </>
  );
}
