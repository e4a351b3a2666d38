import { useQuery } from "@tanstack/react-query";
import { votes } from "#messages/comments.ts";
import { matchingQuestions } from "#messages/welcome.ts";
import { pages, paths } from "../../contract/pages.ts";
import { matchingQuestionsQuery } from "../matches/match-queries.ts";
import { MatchList } from "./match-list.tsx";

/** Others' questions that the reader could answer. */
export function QuestionList() {
  const questions = useQuery(matchingQuestionsQuery);
  return (
    <MatchList
      all={`${pages.questions}?state=unanswered`}
      pathOf={paths.question}
      query={questions}
      words={matchingQuestions}
    >
      {(question) => ({ facts: question.votes > 0 && <span className="fact">{votes(question.votes)}</span> })}
    </MatchList>
  );
}
