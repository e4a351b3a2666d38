import { useInfiniteQuery } from "@tanstack/react-query";
import * as messages from "#messages/comments.ts";
import * as newsWords from "#messages/news.ts";
import { loading } from "#messages/states.ts";
import { useUser } from "../api/session.ts";
import { NewsButton } from "../live/news-button.tsx";
import { useReading } from "../notifications/use-reading.ts";
import { SharedLeaveGuard } from "../ui/forms/leave-guard.tsx";
import { Failed } from "../ui/states/failed.tsx";
import { Loading } from "../ui/states/loading.tsx";
import { headingId, useFocusBesideDeleted } from "./comment-focus.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import { useCommentNews } from "./comment-news.ts";
import { commentsQuery, type Subject, useAddComment } from "./comment-queries.ts";
import { SentComment } from "./sent-comment.tsx";

type Props = {
  subject: Subject;
  /** Where they are called something else. */
  words?: typeof messages.comments;
};

/** What was said about a record, oldest first, and the form to add to it. */
export function Comments(props: Props) {
  return (
    <SharedLeaveGuard>
      <AllComments {...props} />
    </SharedLeaveGuard>
  );
}

function AllComments({ subject, words = messages.comments }: Props) {
  const user = useUser();
  const {
    data: comments,
    error,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  } = useInfiniteQuery(commentsQuery(subject));
  const addition = useAddComment(subject);
  const sending = addition.isPending ? addition.variables : undefined;
  const goOnFrom = useFocusBesideDeleted(comments);
  const news = useCommentNews(subject, comments !== undefined && !hasNextPage);
  useReading(subject, comments !== undefined && news.count === 0);
  const newWords = subject.parent === "questions" ? newsWords.answers : newsWords.comments;

  return (
    <section aria-labelledby={headingId}>
      <h2 className="font-semibold text-xl" id={headingId} tabIndex={-1}>
        {words.title}
      </h2>
      {!comments && error && (
        <div className="mt-4">
          <Failed error={error} retry={() => void refetch()} title={words.failed} />
        </div>
      )}
      {!comments && !error && <CommentSkeleton />}
      {comments?.length === 0 && !sending && <p className="quiet mt-4">{words.none}</p>}
      {comments && (
        <ul className="mt-5 grid gap-6">
          {comments.map((comment) => (
            <CommentItem comment={comment} key={comment.id} onDelete={goOnFrom} subject={subject} />
          ))}
          {sending && user && <SentComment text={sending} user={user} />}
        </ul>
      )}
      {hasNextPage && (
        <button
          className="btn btn-quiet mt-5"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          type="button"
        >
          {isFetchingNextPage ? loading : messages.showMore}
        </button>
      )}
      <NewsButton show={news.show} words={news.count > 0 ? newWords(news.count) : undefined} />
      {/* Not before what it stands below: it would be pushed down. */}
      {user && (comments || error) && (
        <CommentForm addition={addition} label={words.write} subject={subject} user={user} />
      )}
    </section>
  );
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
