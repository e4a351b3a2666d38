import { redirect } from "react-router";
import { pages } from "../../contract/pages.ts";

/** Administration begins with the members. */
export function clientLoader() {
  throw redirect(pages.adminMembers);
}

export default function AdminPage() {
  return null;
}
