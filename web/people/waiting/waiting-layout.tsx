import { lazy, Suspense } from "react";
import { Outlet } from "react-router";
import { useUser } from "../../api/session.ts";
import { Loading } from "../../ui/states/loading.tsx";

const AlmostThere = lazy(() => import("./almost-there.tsx").then((module) => ({ default: module.AlmostThere })));

/** Around the pages of members: who waits to be let in reads that in the place of each. */
export default function WaitingLayout() {
  if (useUser()?.state !== "waiting") return <Outlet />;
  return (
    <Suspense fallback={<Loading />}>
      <AlmostThere />
    </Suspense>
  );
}
