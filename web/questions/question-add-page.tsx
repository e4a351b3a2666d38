import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/questions.ts";
import { pages } from "../../contract/pages.ts";
import { FormPage } from "../ui/forms/form-page.tsx";
import { requireMember } from "../ui/shell/members-only-paths.ts";
import { QuestionForm } from "./question-form.tsx";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireMember(request, messages.logInFirst);
  return null;
}

export default function AskQuestionPage() {
  return (
    <FormPage fallback={pages.questions} title={messages.ask}>
      <QuestionForm />
    </FormPage>
  );
}
