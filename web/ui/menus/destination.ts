import { useLocation, useNavigation } from "react-router";

/** The key of where the board is, or will be once the page that was asked for has come: by then nothing changes any more. */
export function useDestination(): string {
  const { key } = useLocation();
  const { location: next } = useNavigation();
  return next?.key ?? key;
}
