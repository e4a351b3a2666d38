import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as messages from "#messages/grants.ts";
import { discardAnswerDraft, type WholeQuestion } from "../../contract/questions.ts";
import { call } from "../api/api.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { questionKeys } from "./question-queries.ts";

type Props = { questionId: number; clear: () => void };

/** Says that one of the member's tools wrote the text in the answer field, with a button to discard it. */
export function AnswerDraft({ questionId, clear }: Props) {
  const client = useQueryClient();
  const discarding = useMutation({
    mutationFn: () => call(discardAnswerDraft, { id: questionId }),
    onSuccess: () => {
      clear();
      client.setQueryData<WholeQuestion>(
        questionKeys.one(questionId),
        (known) => known && { ...known, draft: undefined },
      );
    },
    onError: (error) => notify.failure(error, "draft"),
  });
  return (
    <p className="quiet mt-2 flex flex-wrap items-center gap-x-3 text-sm">
      {messages.draftOfAssistant}
      <button
        className="btn btn-ghost btn-sm -mx-3"
        disabled={discarding.isPending}
        onClick={() => discarding.mutate()}
        type="button"
      >
        {messages.discardDraft}
      </button>
    </p>
  );
}
