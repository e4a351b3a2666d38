import * as messages from "#messages/comments.ts";
import type { Question } from "../../contract/questions.ts";
import { mayEdit } from "../../contract/rights.ts";
import { listQuestionVersions, type QuestionVersion, removeQuestionVersion } from "../../contract/versions.ts";
import { call } from "../api/api.ts";
import { useUser } from "../api/session.ts";
import { VersionButton } from "./version-button.tsx";

export function QuestionVersions({ question }: { question: Question }) {
  const user = useUser();
  const { id } = question;
  return (
    <VersionButton<QuestionVersion>
      source={{
        key: `question ${id}`,
        mayRemove: mayEdit(user, question),
        load: (page, signal) => call(listQuestionVersions, { id, page }, signal),
        remove: (number) => call(removeQuestionVersion, { id, number }),
        partsOf: ({ title, description, Skills }) => [
          { label: messages.versionParts.title, words: title ?? "" },
          { label: messages.versionParts.skills, words: (Skills ?? []).map(({ name }) => name).join(", ") },
          { label: messages.versionParts.description, words: description ?? "" },
        ],
      }}
    />
  );
}
