import { replace } from "react-router";
import { paths } from "../../../contract/pages.ts";
import { currentSession } from "../../api/session.ts";

/** Redirects to the profile form. */
export function clientLoader() {
  const session = currentSession();
  if (session) throw replace(paths.editUser(session.user.id));
  return null;
}

export default function ProfileSettingsPage() {
  return null;
}
