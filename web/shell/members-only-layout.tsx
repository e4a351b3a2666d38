import { QueryClientProvider } from "@tanstack/react-query";
import { type ClientLoaderFunctionArgs, Outlet } from "react-router";
import { queryClient } from "../query-client.ts";
import { useSession } from "../session.ts";
import { Loading } from "./loading.tsx";
import { requireMember } from "./members-only-paths.ts";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireMember(request);
  return null;
}

export default function MembersOnly() {
  const session = useSession();
  return <QueryClientProvider client={queryClient}>{session ? <Outlet /> : <Loading />}</QueryClientProvider>;
}
