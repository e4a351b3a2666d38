import { useSearchParams } from "react-router";
import { isAdmitted, useUser } from "../api/session.ts";

/** The id of the member named in the address; null for visitors, or if no member is named. */
export function useAboutWhom(): number | null {
  const isMember = useUser() !== null && isAdmitted();
  const [parameters] = useSearchParams();
  const asked = parameters.get("about") ?? "";
  return isMember && /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null;
}
