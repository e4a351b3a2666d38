import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import * as messages from "#messages/questions.ts";
import { paths } from "../../contract/pages.ts";
import { findSimilarQuestions, type SimilarQuestion } from "../../contract/questions.ts";
import { call } from "../api/api.ts";
import { useDebounced } from "../ui/forms/debounce.ts";
import type { QuestionFormState } from "./question-values.ts";

const pause = 300;
const lettersMin = 3;
const titleMax = 200;
const descriptionMax = 500;

const cut = (text: string, max: number) => [...text.trim()].slice(0, max).join("");

type Props = { control: QuestionFormState["control"]; except?: number };

/** Existing questions similar to the one being typed. */
export function QuestionSuggestions({ control, except }: Props) {
  const [typed, about] = useWatch({ control, name: ["title", "description"] });
  const title = useDebounced(cut(typed, titleMax), pause);
  const description = useDebounced(cut(about, descriptionMax), pause);
  const isEnough = [...title].length >= lettersMin;
  const { data } = useQuery({
    queryKey: ["questions", "similar", title, description, except],
    queryFn: ({ signal }) => call(findSimilarQuestions, { title, description, except }, signal),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  });
  const similar = isEnough ? (data?.results ?? []) : [];

  return (
    <>
      <p className="sr-only" role="status">
        {similar.length > 0 && messages.similarFound(similar.length)}
      </p>
      {similar.length > 0 && (
        <section aria-label={messages.similar} className="sheet p-4">
          <h2 className="font-semibold">{messages.similar}</h2>
          <ol className="mt-1">
            {similar.map((question) => (
              <li className="flex flex-wrap items-center gap-x-3" key={question.id}>
                <a
                  className="text-link inline-flex min-h-11 items-center md:min-h-9"
                  dir="auto"
                  href={paths.question(question.id)}
                  rel="noopener"
                  target="_blank"
                >
                  {question.title}
                </a>
                <span className="quiet text-sm">{howAnswered(question)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function howAnswered({ state, answerCount }: SimilarQuestion): string {
  if (state === "answered") return messages.howAnswered.answered;
  return answerCount > 0 ? messages.howAnswered.answers(answerCount) : messages.howAnswered.none;
}
