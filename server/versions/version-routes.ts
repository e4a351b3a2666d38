import {
  listCommentVersions,
  listQuestionVersions,
  removeCommentVersion,
  removeQuestionVersion,
} from "../../contract/versions.ts";
import type { Board } from "../http/services.ts";
import * as ofComments from "./version-store.ts";
import * as ofQuestions from "./version-store.ts";

export function versions({ serve, database }: Board): void {
  serve(listQuestionVersions, ({ input, session }) => ofQuestions.questionVersions(database, input, session.user));

  serve(removeQuestionVersion, ({ input, session }) =>
    ofQuestions.removeQuestionVersion(database, { ...input, user: session.user }),
  );

  serve(listCommentVersions, ({ input, session }) => ofComments.commentVersions(database, input, session.user));

  serve(removeCommentVersion, ({ input, session }) =>
    ofComments.removeCommentVersion(database, { ...input, user: session.user }),
  );
}
