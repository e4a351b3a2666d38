import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { mayEdit } from "../../contract/rights.ts";
import { isMissing } from "../api/api.ts";
import { useUser } from "../api/session.ts";
import { FormPage } from "../ui/forms/form-page.tsx";
import { FormSkeleton } from "../ui/forms/form-skeleton.tsx";
import { Failed } from "../ui/states/failed.tsx";
import { NotFound } from "../ui/states/not-found.tsx";
import type { PostNoun } from "./post-noun.ts";

type Props<Post> = {
  title: string;
  /** Where Back leads when the reader came from elsewhere. */
  list: string;
  noun: PostNoun;
  query: UseQueryResult<Post>;
  /** What someone reads who may not edit it. */
  refusal: string;
  children: (post: Post) => ReactNode;
};

/** Loads the post first, and shows its form to those who may change it. */
export function EditPostPage<Post extends { ownerId: number | null }>(props: Props<Post>) {
  const { title, list, noun, query, refusal, children } = props;
  const user = useUser();
  const { data: post, error, refetch } = query;

  if (isMissing(error)) return <NotFound />;
  return (
    <FormPage fallback={list} title={title}>
      {!post && !error && <FormSkeleton />}
      {!post && error && <Failed error={error} retry={() => void refetch()} what={`This ${noun}`} />}
      {post && (mayEdit(user, post) ? children(post) : <p role="alert">{refusal}</p>)}
    </FormPage>
  );
}
