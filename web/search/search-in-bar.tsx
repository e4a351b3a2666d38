import { lazy, Suspense } from "react";
import { useUser } from "../api/session.ts";
import "./forget-recent.ts";

const SearchButton = lazy(() =>
  import("./opening/search-button.tsx").then((module) => ({ default: module.SearchButton })),
);

/** Visitors load nothing of it. */
export const SearchInBar = () =>
  useUser() && (
    <Suspense>
      <SearchButton />
    </Suspense>
  );
