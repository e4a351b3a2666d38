import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { RecordPage } from "../ui/shell/record-page.tsx";

type Props<Post> = {
  failed: string;
  query: UseQueryResult<Post>;
  back: ReactNode;
  className: "page-width" | "column-width";
  isWaiting?: boolean;
  children: (post: Post) => ReactNode;
};

export function PostPage<Post extends { id: number; title: string }>(props: Props<Post>) {
  return <RecordPage {...props} title={(post) => post.title} />;
}
