import { Suspense } from "react";
import { Outlet } from "react-router";
import { useUser } from "../../api/session.ts";
import { ErrorBoundary as Broken } from "../../root.tsx";
import { latePart } from "../../ui/states/late-part.ts";
import { Loading } from "../../ui/states/loading.tsx";

const AlmostThere = latePart(() => import("./almost-there.tsx").then(({ AlmostThere }) => AlmostThere));

/** Around the pages of members: who waits to be let in reads that in the place of each. */
export default function WaitingLayout() {
  if (useUser()?.state !== "waiting") return <Outlet />;
  return (
    <Suspense fallback={<Loading />}>
      <AlmostThere />
    </Suspense>
  );
}

/** The root's own would draw the document anew, and with it lose what stands at its head. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <Broken error={error} />;
}
