import { QueryClientProvider } from "@tanstack/react-query";
import { type ClientLoaderFunctionArgs, Outlet } from "react-router";
import { queryClient } from "../../api/query-client.ts";
import { useSession } from "../../api/session.ts";
import { Loading } from "./loading.tsx";
import { requireMember } from "./members-only-paths.ts";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireMember(request);
  return null;
}

/** Keyed by member, so that another account starts with fresh components. */
export default function MembersOnly() {
  const session = useSession();
  return (
    <QueryClientProvider client={queryClient} key={session?.user.id}>
      {session ? <Outlet /> : <Loading />}
    </QueryClientProvider>
  );
}
