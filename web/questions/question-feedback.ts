import { useQueryClient } from "@tanstack/react-query";
import * as messages from "#messages/questions.ts";
import { acceptAnswer, takeBackAcceptance, type WholeQuestion } from "../../contract/questions.ts";
import { voteForQuestion, withdrawVoteForQuestion } from "../../contract/votes.ts";
import { call } from "../api/api.ts";
import { useVote } from "../comments/vote-state.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { questionKeys } from "./question-queries.ts";

/** Updates the cached question; lists that contain it are only marked stale. */
function useShownQuestion(id: number) {
  const client = useQueryClient();
  return (change: Partial<WholeQuestion>) => {
    client.setQueryData<WholeQuestion>(questionKeys.one(id), (question) => question && { ...question, ...change });
    void client.invalidateQueries({ queryKey: questionKeys.lists });
  };
}

export function useQuestionVote({ id, votes, voted }: WholeQuestion) {
  const show = useShownQuestion(id);
  return useVote({
    about: `vote for question ${id}`,
    now: { votes, voted },
    send: (voted) => call(voted ? voteForQuestion : withdrawVoteForQuestion, { id }),
    show,
  });
}

/** Accepts an answer, or with null withdraws the acceptance, optimistically. */
export function useAcceptance({ id, acceptedId, state }: WholeQuestion) {
  const show = useShownQuestion(id);
  const about = `accepted answer to question ${id}`;
  return async (commentId: number | null) => {
    show({ acceptedId: commentId, state: commentId === null ? "open" : "answered" });
    try {
      show(await (commentId === null ? call(takeBackAcceptance, { id }) : call(acceptAnswer, { id, commentId })));
      notify.answered(about);
    } catch (error) {
      show({ acceptedId, state });
      notify.failure(error, about, messages.acceptanceFailed);
    }
  };
}
