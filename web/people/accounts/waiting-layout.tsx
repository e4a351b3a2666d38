import { Suspense } from "react";
import { Outlet } from "react-router";
import { useUser } from "../../api/session.ts";
import { ErrorBoundary as Broken } from "../../root.tsx";
import { lazyComponent } from "../../ui/shell/lazy-component.ts";
import { Loading } from "../../ui/shell/loading.tsx";

const SignUpSent = lazyComponent(() => import("./sign-up-sent.tsx").then(({ SignUpSent }) => SignUpSent));

/** The layout of the members' pages; those who wait for admission see a notice instead. */
export default function WaitingLayout() {
  if (useUser()?.state !== "waiting") return <Outlet />;
  return (
    <Suspense fallback={<Loading />}>
      <SignUpSent />
    </Suspense>
  );
}

/** Without a boundary here the root's would render the whole document again and drop what scripts added to its head. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <Broken error={error} />;
}
