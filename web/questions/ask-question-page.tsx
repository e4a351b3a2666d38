import type { ClientLoaderFunctionArgs } from "react-router";
import { pages } from "../../contract/pages.ts";
import { logInFirst } from "../posts/post-noun.ts";
import { FormPage } from "../ui/forms/form-page.tsx";
import { requireMember } from "../ui/shell/members-only-paths.ts";
import { QuestionForm } from "./question-form.tsx";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireMember(request, logInFirst.question);
  return null;
}

export default function AskQuestionPage() {
  return (
    <FormPage fallback={pages.questions} title="Ask a Question">
      <QuestionForm />
    </FormPage>
  );
}
