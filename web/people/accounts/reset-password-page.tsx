import { useState } from "react";
import { Link } from "react-router";
import { deadResetToken } from "#messages/fields.ts";
import { pages } from "../../../contract/pages.ts";
import { PageTitle } from "../../ui/shell/page-title.tsx";
import { useLinkParameter } from "./link-parameter.ts";
import { ResetPasswordForm } from "./reset-password-form.tsx";

export default function ResetPasswordPage() {
  const token = useLinkParameter("token");
  const [isDead, setDead] = useState(false);
  return (
    <div className="form-width py-12 md:py-20">
      <PageTitle>Reset Your Password</PageTitle>
      <h1 className="page-heading">Reset Your Password</h1>
      {token === "" || isDead ? <DeadLink /> : <ResetPasswordForm onDead={() => setDead(true)} token={token} />}
    </div>
  );
}

function DeadLink() {
  return (
    <>
      <p className="mt-4" role="alert">
        {deadResetToken}
      </p>
      <p className="mt-2">Links to this page come by mail, work once and for 60 minutes. Only the newest one works.</p>
      <Link className="btn btn-primary mt-8" to={pages.recoverPassword}>
        Send a new link
      </Link>
    </>
  );
}
