import { useMemo } from "react";
import * as messages from "#messages/check-in.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { getAccount } from "../../contract/people/settings.ts";
import { call } from "../api/api.ts";
import { useLoaded } from "../ui/shell/call-state.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading } from "../ui/shell/loading.tsx";
import { AnswerForm } from "./answer-form.tsx";

/** The question for a member who is logged in and has no link. */
export function AnswerList({ member }: { member: Account }) {
  const load = useMemo(() => (member.id ? () => call(getAccount, {}) : null), [member.id]);
  const { value, error, retry } = useLoaded(load);
  if (error) return <Failure error={error} retry={retry} title={messages.failed} />;
  if (!value) {
    return (
      <Loading>
        <div className="bone mt-6 h-64" />
      </Loading>
    );
  }
  return <AnswerForm asked={{ firstName: member.firstName, company: value.user.Company }} />;
}
