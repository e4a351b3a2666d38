import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import * as messages from "#messages/moderation.ts";
import type { NewDecision, WholeCase } from "../../contract/moderation/cases.ts";
import { pages, paths } from "../../contract/pages.ts";
import { ApiProblem, isSessionProblem } from "../api/api.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { showFieldProblems } from "../ui/forms/form-problem.ts";
import { useGuardedForm } from "../ui/forms/form-state.ts";
import { caseQuery, queueQuery, useDeciding } from "./case-queries.ts";
import { resolver, undecided, type Values } from "./decision-values.ts";

/**
 * The form state and submission of a decision. It names the version of the case at which the form was begun, so that the
 * server refuses it if the case has changed; after success it opens the next free case.
 */
export function useDecision(found: WholeCase) {
  const { id, version } = found;
  const client = useQueryClient();
  const navigate = useNavigate();
  const deciding = useDeciding(id);
  const [refusal, refuse] = useState<unknown>(null);
  const { form, isEdited, markSaved } = useGuardedForm<Values, NewDecision>({
    name: `decision on ${id}`,
    resolver,
    defaultValues: undecided(found),
  });
  const lookedAt = useRef(version);
  if (!form.formState.isDirty) lookedAt.current = version;

  const send = form.handleSubmit(async (decision) => {
    refuse(null);
    try {
      await deciding.mutateAsync({ ...decision, version: lookedAt.current });
      markSaved();
      notify.success(messages.decidingDecided);
      navigate(await next());
    } catch (error) {
      showFieldProblems(form, error);
      const message = error instanceof ApiProblem && error.fields.endsOn;
      if (message) form.setError("suspension.endsOn", { type: "server", message }, { shouldFocus: true });
      if (isClaimed(error)) void client.invalidateQueries(caseQuery(id));
      else if (!isSessionProblem(error) && !isOfFields(error)) refuse(error);
    }
  });

  async function next(): Promise<string> {
    const queue = await client.fetchQuery(queueQuery).catch(() => null);
    const free = queue?.results.find((each) => each.id !== id && each.mayDecide && !each.claim);
    return free ? paths.adminReport(free.id) : pages.adminReports;
  }

  async function lookAgain() {
    const fresh = await client.fetchQuery(caseQuery(id)).catch(() => found);
    lookedAt.current = fresh.version;
    refuse(null);
    document.querySelector("h1")?.focus();
  }

  return { form, send: send as (event: unknown) => Promise<void>, refusal, lookAgain, isEdited };
}

const isClaimed = (error: unknown) => error instanceof ApiProblem && error.code === "claimed";
const isOfFields = (error: unknown) => error instanceof ApiProblem && Object.keys(error.fields).length > 0;
