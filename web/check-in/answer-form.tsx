import { Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useSearchParams } from "react-router";
import * as messages from "#messages/check-in.ts";
import { answerCheckIn, type CheckInAnswer, checkInAnswers } from "../../contract/check-in.ts";
import { pages, paths } from "../../contract/pages.ts";
import { ApiProblem, call } from "../api/api.ts";
import { useSession } from "../api/session.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { showFieldProblems } from "../ui/forms/form-problem.ts";
import { SubmitButton } from "../ui/forms/submit-button.tsx";
import { focusInPlace } from "../ui/shell/focus.ts";
import { lazyComponent } from "../ui/shell/lazy-component.ts";
import { logInPath } from "../ui/shell/members-only-paths.ts";
import { AnswerChoice } from "./answer-choice.tsx";
import type { CheckInValues } from "./check-in-fields.tsx";

const MemberFields = lazyComponent(() => import("./member-fields.tsx").then((code) => code.MemberFields));

type Asked = { firstName: string; company: { id: number; name: string } | null };
type Props = { asked: Asked; token?: string; onDead?: () => void };

/** The question with its answers, first the one that the followed link asked for. */
export function AnswerForm({ asked, token, onDead }: Props) {
  const [parameters] = useSearchParams();
  const session = useSession();
  const [isAnswered, setAnswered] = useState<CheckInAnswer>();
  const form = useForm<CheckInValues>({
    defaultValues: { answer: firstAnswer(parameters.get("answer"), asked), companyId: "", since: "", field: "" },
  });
  const answer = form.watch("answer");
  const mayAnswer = session !== null || (token !== undefined && answer === "still");

  const send = form.handleSubmit(async (values) => {
    try {
      await call(answerCheckIn, { ...values, token }, undefined, session ? { asMember: true } : undefined);
      setAnswered(values.answer);
      notify.answered(about);
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 410) return onDead?.();
      showFieldProblems(form, error);
      notify.failure(error, about);
    }
  });

  if (isAnswered) return <Thanks answer={isAnswered} asked={asked} />;
  return (
    <form className="mt-4 grid gap-6" noValidate onSubmit={send}>
      <p className="quiet" dir="auto">
        {messages.hello(asked.firstName)}
      </p>
      <AnswerChoice field={form.register("answer")} company={asked.company?.name ?? null} />
      {mayAnswer && answer === "elsewhere" && (
        <Suspense fallback={<div className="bone h-64" />}>
          <MemberFields form={form} />
        </Suspense>
      )}
      {mayAnswer ? (
        <SubmitButton
          className="justify-self-start"
          isSending={form.formState.isSubmitting}
          label={messages.send}
          whileSending={messages.sending}
        />
      ) : (
        <div>
          <p>{messages.logInFirst}</p>
          <Link className="btn btn-primary mt-4" to={logInPath(`${pages.checkIn}?answer=${answer}`)}>
            {messages.logIn}
          </Link>
        </div>
      )}
    </form>
  );
}

const about = "check-in";

function firstAnswer(wanted: string | null, { company }: Asked): CheckInAnswer {
  const known = checkInAnswers.find((answer) => answer === wanted && (company || answer !== "still"));
  return known ?? (company ? "still" : "elsewhere");
}

/** Members who look for work are offered a link to say so on their profile; nothing changes by itself. */
function Thanks({ answer, asked: { company } }: { answer: CheckInAnswer; asked: Asked }) {
  const session = useSession();
  return (
    <>
      <p className="mt-6" ref={focusInPlace} role="status" tabIndex={-1}>
        {messages.thanks}
      </p>
      {answer === "looking" && session && (
        <div className="sheet mt-6 p-5">
          <h2 className="font-semibold text-lg">{messages.offer}</h2>
          {company && (
            <p className="quiet mt-1" dir="auto">
              {messages.offerHidden(company.name)}
            </p>
          )}
          <Link className="btn btn-primary mt-4" to={paths.editUser(session.user.id)}>
            {messages.toProfile}
          </Link>
        </div>
      )}
      {answer !== "looking" && session && (
        <Link className="btn btn-quiet mt-6" to={paths.profile(session.user.id)}>
          {messages.toProfile}
        </Link>
      )}
    </>
  );
}
