import { QueryClientProvider } from "@tanstack/react-query";
import { type ClientLoaderFunctionArgs, Outlet } from "react-router";
import { queryClient } from "../../api/query-client.ts";
import { useSession } from "../../api/session.ts";
import { Loading } from "../states/loading.tsx";
import { requireMember } from "./members-only-paths.ts";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireMember(request);
  return null;
}

/** Another account in the place of this one begins with an empty page: nothing on it was theirs. */
export default function MembersOnly() {
  const session = useSession();
  return (
    <QueryClientProvider client={queryClient} key={session?.user.id}>
      {session ? <Outlet /> : <Loading />}
    </QueryClientProvider>
  );
}
