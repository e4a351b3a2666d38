import { type ComponentProps, useMemo } from "react";
import * as messages from "#messages/comments.ts";
import { loading } from "#messages/lists.ts";
import * as newsWords from "#messages/notifications.ts";
import type { Person } from "../../contract/people/people.ts";
import { useUser } from "../api/session.ts";
import { NewsButton } from "../live/news-button.tsx";
import { SharedLeaveGuard } from "../ui/forms/leave-guard.tsx";
import { PeopleOfPage } from "../ui/forms/mention-people.ts";
import { useListFilter } from "../ui/lists/list-location.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading } from "../ui/shell/loading.tsx";
import { headingId, useFocusBesideDeleted } from "./comment-focus.ts";
import { CommentForm } from "./comment-form.tsx";
import { useComments } from "./comment-pages.ts";
import type { Answering } from "./comment-props.ts";
import { type Subject, useAddComment } from "./comment-queries.ts";
import { CommentSent } from "./comment-sent.tsx";
import { CommentThread } from "./comment-thread.tsx";
import { useThreads } from "./comment-threads.ts";

type Props = {
  subject: Subject;
  /** The author of the post. */
  author: Person | null;
  /** Other messages, where comments are answers. */
  words?: typeof messages.comments;
  answering?: Answering;
  /** Whether the post is hidden from others: then no one can comment. */
  isHidden: boolean;
  draft?: ComponentProps<typeof CommentForm>["draft"];
};

/** The comments on a post, in threads, and the form to add one. */
export function CommentList(props: Props) {
  return (
    <SharedLeaveGuard>
      <AllComments {...props} />
    </SharedLeaveGuard>
  );
}

function AllComments({ subject, author, words = messages.comments, answering, isHidden, draft }: Props) {
  const user = useUser();
  const [chosen, choose] = useListFilter("sort", ["threads"]);
  const sort = answering && !chosen ? "best" : "threads";
  const list = useComments(subject, sort);
  const { comments, error, news } = list;
  const threads = useThreads(comments ?? [], sort, list.isPlaceholderData);
  const addition = useAddComment(subject);
  const goOnFrom = useFocusBesideDeleted(comments);
  const people = useMemo(
    () => [author, ...(comments ?? []).map(({ User }) => User)].filter((person) => person !== null),
    [author, comments],
  );

  return (
    <PeopleOfPage value={people}>
      <section aria-labelledby={headingId}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="font-semibold text-xl" id={headingId} tabIndex={-1}>
            {words.title}
          </h2>
          {answering && threads.length > 1 && <SortBy choose={choose} sort={sort} />}
        </div>
        {list.isGone && (
          <p className="mt-4" role="status">
            {messages.isGone}
          </p>
        )}
        {!comments && error && (
          <div className="mt-4">
            <Failure error={error} retry={() => void list.refetch()} title={words.failed} />
          </div>
        )}
        {!comments && !error && <CommentSkeleton />}
        {comments?.length === 0 && !addition.isPending && <p className="quiet mt-4">{words.none}</p>}
        {comments && (
          <ul className="mt-5 grid grid-cols-1 gap-6">
            {threads.map((thread) => (
              <CommentThread
                answering={answering}
                canReply={user !== null && !isHidden}
                key={thread.first.id}
                markedId={list.markedId}
                onDelete={goOnFrom}
                subject={subject}
                thread={thread}
                wasDeleted={words.wasDeleted}
              />
            ))}
            {addition.isPending && user && <CommentSent text={addition.variables.text} user={user} />}
          </ul>
        )}
        {list.hasNextPage && (
          <button
            className="btn btn-quiet mt-5"
            disabled={list.isFetchingNextPage}
            onClick={() => void list.showMore()}
            type="button"
          >
            {list.isFetchingNextPage ? loading : messages.showMore}
          </button>
        )}
        <NewsButton show={news.show} words={news.count > 0 ? inWords(news, Boolean(answering)) : undefined} />
        {/* Rendered after the list has loaded, which would push it down. */}
        {user && !isHidden && (comments || error) && (
          <CommentForm addition={addition} draft={draft} label={words.write} subject={subject} user={user} />
        )}
      </section>
    </PeopleOfPage>
  );
}

type SortProps = { sort: keyof typeof messages.sorts; choose: (sort: "threads" | "") => void };

function SortBy({ sort, choose }: SortProps) {
  return (
    <label className="flex items-center gap-2 text-sm">
      <span className="quiet flex-none">{messages.sortBy}</span>
      <select
        className="select select-sm"
        onChange={({ target: { value } }) => choose(value === "threads" ? value : "")}
        value={sort}
      >
        {(["best", "threads"] as const).map((value) => (
          <option key={value} value={value}>
            {messages.sorts[value]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The label for new comments; on a question it tells answers from replies. */
function inWords({ count, replies }: { count: number; replies: number }, isQuestion: boolean): string {
  if (!isQuestion) return newsWords.comments(count);
  if (replies === 0) return newsWords.answers(count);
  return replies === count ? newsWords.replies(count) : newsWords.answersAndReplies(count);
}

function CommentSkeleton() {
  return (
    <Loading>
      <div className="mt-5 flex gap-3">
        <div className="bone size-10 rounded-full" />
        <div className="flex-1 space-y-2">
          <div className="bone h-4 w-1/3" />
          <div className="bone h-4 w-3/4" />
        </div>
      </div>
    </Loading>
  );
}
