import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { mayEdit } from "../../contract/rights.ts";
import { isMissing } from "../api/api.ts";
import { useUser } from "../api/session.ts";
import { FormPage, FormSkeleton } from "../ui/forms/form-page.tsx";
import { Failure } from "../ui/shell/failure.tsx";
import { viewportHeight } from "../ui/shell/loading.tsx";
import { NotFound } from "../ui/shell/not-found.tsx";

type Props<Post> = {
  words: {
    title: string;
    failed: string;
    /** The message for readers who may not edit it. */
    refused: string;
  };
  /** The list that Back leads to without a previous page, and that a missing post's page links to. */
  list: string;
  query: UseQueryResult<Post>;
  children: (post: Post) => ReactNode;
};

/** Loads the post, and shows the form to those who may edit it. */
export function PostEditPage<Post extends { ownerId: number | null }>(props: Props<Post>) {
  const { words, list, query, children } = props;
  const user = useUser();
  const { data: post, error, refetch } = query;

  if (isMissing(error)) return <NotFound list={list} />;
  return (
    <FormPage fallback={list} title={words.title}>
      {!post && !error && <FormSkeleton />}
      {!post && error && <Failure error={error} retry={() => void refetch()} title={words.failed} />}
      {post &&
        (mayEdit(user, post) ? (
          children(post)
        ) : (
          <p className={viewportHeight} role="alert">
            {words.refused}
          </p>
        ))}
    </FormPage>
  );
}
