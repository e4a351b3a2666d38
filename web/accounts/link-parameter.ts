import { useSearchParams } from "react-router";
import { useIsHydrated } from "../hydration.ts";

/** What the link of a mail carries: "" where it carries nothing, null while nobody knows it yet. */
export function useLinkParameter(name: "token" | "invitation"): string | null {
  const [parameters] = useSearchParams();
  return useIsHydrated() ? (parameters.get(name) ?? "") : null;
}
