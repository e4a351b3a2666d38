import { useLocation, useNavigation } from "react-router";

/** The key of the current location, or of the navigation under way; it doesn't change when that completes. */
export function useDestination(): string {
  const { key } = useLocation();
  const { location: next } = useNavigation();
  return next?.key ?? key;
}
