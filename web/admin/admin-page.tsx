import { redirect } from "react-router";
import { pages } from "../../contract/pages.ts";

/** The administration has no page of its own; it opens on the list of members. */
export function clientLoader() {
  throw redirect(pages.adminMembers);
}

export default function AdminPage() {
  return null;
}
