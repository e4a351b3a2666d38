import { QueryClientProvider } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { queryClient } from "../api/query-client.ts";
import { CheckInFields } from "./check-in-fields.tsx";

/** The fields on a public page, where nothing else queries. */
export const MemberFields = (props: ComponentProps<typeof CheckInFields>) => (
  <QueryClientProvider client={queryClient}>
    <div className="grid gap-6">
      <CheckInFields {...props} />
    </div>
  </QueryClientProvider>
);
