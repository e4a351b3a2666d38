import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { PostPath } from "../../contract/posts.ts";
import { useFreshRecord } from "../live/moderation-news.ts";
import { RecordPage } from "../ui/shell/record-page.tsx";

type Props<Post> = {
  parent: PostPath;
  failed: string;
  query: UseQueryResult<Post>;
  back: ReactNode;
  list: string;
  beside: ReactNode;
  className: "page-width" | "column-width";
  isWaiting?: boolean;
  children: (post: Post) => ReactNode;
};

export function PostPage<Post extends { id: number; title: string }>({ parent, ...props }: Props<Post>) {
  useFreshRecord(parent, props.query.refetch);
  return <RecordPage {...props} title={(post) => post.title} />;
}
