import { useMemo } from "react";
import { getCheckIn } from "../../contract/check-ins.ts";
import { call } from "../api/api.ts";
import { useLoaded } from "../ui/shell/loaded.ts";

/** Whom a mailed token asks, and about which company. Loading it doesn't use the token up. */
export function useAskedWhere(token: string | null) {
  const load = useMemo(() => (token ? () => call(getCheckIn, { token }) : null), [token]);
  const { value: asked, error, retry } = useLoaded(load);
  return { asked, error, retry };
}
