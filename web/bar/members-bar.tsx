import { lazy, Suspense } from "react";
import { useUser } from "../api/session.ts";
import "../search/forget-recent.ts";

const MemberButtons = lazy(() => import("./member-buttons.tsx").then((module) => ({ default: module.MemberButtons })));

/** Visitors load nothing of it. */
export const MembersBar = () =>
  useUser() && (
    <Suspense>
      <MemberButtons />
    </Suspense>
  );
