import { useMemo } from "react";
import { getCheckIn } from "../../contract/check-in.ts";
import { call } from "../api/api.ts";
import { useLoaded } from "../ui/shell/call-state.ts";

/** The member and company that a mailed token asks about. Loading it doesn't use the token up. */
export function useAskedWhere(token: string | null) {
  const load = useMemo(() => (token ? () => call(getCheckIn, { token }) : null), [token]);
  const { value: asked, error, retry } = useLoaded(load);
  return { asked, error, retry };
}
