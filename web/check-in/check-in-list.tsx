import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import * as messages from "#messages/check-in.ts";
import type { CheckIn } from "../../contract/check-in.ts";
import { pages } from "../../contract/pages.ts";
import { useUser } from "../api/session.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading } from "../ui/shell/loading.tsx";
import { CheckInDialog } from "./check-in-dialog.tsx";
import { ownCheckInsQuery, useTakeBackCheckIn } from "./check-in-queries.ts";

/** On a graduate's own profile form: their answers, which they can change or withdraw. */
export function CheckInList() {
  const isGraduate = useUser()?.verified ?? false;
  const { data, error, refetch } = useQuery({ ...ownCheckInsQuery, enabled: isGraduate });
  const [changing, change] = useState<CheckIn>();
  const takingBack = useTakeBackCheckIn();
  if (!isGraduate) return null;

  function takeBack(id: number) {
    takingBack.mutate(id, {
      onSuccess: () => notify.success(messages.takenBack, about),
      onError: (failure) => notify.failure(failure, about),
    });
  }

  return (
    <section className="mt-12 border-base-300 border-t pt-7">
      <h2 className="font-semibold text-xl">{messages.own}</h2>
      <p className="quiet mt-1 text-sm">{messages.aboutOwn}</p>
      {!data && error && <Failure error={error} retry={() => void refetch()} title={messages.ownFailed} />}
      {!data && !error && (
        <Loading>
          <div className="bone mt-4 h-16" />
        </Loading>
      )}
      {data && data.results.length === 0 && <p className="mt-4">{messages.noAnswers}</p>}
      <ul className="mt-3 divide-y divide-base-300">
        {data?.results.map((one) => (
          <li className="flex flex-wrap items-center justify-between gap-x-4 py-2" key={one.id}>
            <Said checkIn={one} />
            {one.answeredAt && (
              <span className="flex">
                <button
                  aria-label={messages.changeThis(one.answeredAt)}
                  className="btn btn-ghost btn-sm"
                  onClick={() => change(one)}
                  type="button"
                >
                  {messages.change}
                </button>
                <button
                  aria-label={messages.takeBackThis(one.answeredAt)}
                  className="btn btn-ghost btn-sm"
                  disabled={takingBack.isPending}
                  onClick={() => takeBack(one.id)}
                  type="button"
                >
                  {messages.takeBack}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <Link className="btn btn-quiet mt-4" to={pages.checkIn}>
        {messages.answerNow}
      </Link>
      {changing && <CheckInDialog checkIn={changing} onClose={() => change(undefined)} />}
    </section>
  );
}

const about = "check-ins";

function Said({ checkIn: { answer, answeredAt, askedAt, company, since, field } }: { checkIn: CheckIn }) {
  if (!answer || !answeredAt) return <span className="quiet">{askedAt && messages.unanswered(askedAt)}</span>;
  const details = [company?.name, since && messages.monthOf(since), field && messages.fields[field]];
  return (
    <span className="min-w-0">
      <span className="block">{messages.answered(messages.answers[answer], answeredAt)}</span>
      <span className="quiet block text-sm" dir="auto">
        {details.filter(Boolean).join(" · ")}
      </span>
    </span>
  );
}
