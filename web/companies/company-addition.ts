import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import * as messages from "#messages/companies.ts";
import { nameKey } from "../../contract/interface/name-key.ts";
import { ApiProblem, messageOf } from "../api/api.ts";
import { notify } from "../ui/dialogs/toast.ts";
import type { Choice } from "../ui/forms/choice-list.tsx";
import { companyChoicesQuery, useSaveCompany } from "./company-queries.ts";

/** The key of its toasts, so that a new one replaces the last. */
const about = "company addition";

type Addition = { name: string; problem?: string };

/**
 * Adds a company from inside another form and then chooses it. `addition` is the company being added, or the one that failed.
 * Submitting the form meanwhile waits for it.
 */
export function useCompanyAddition(root: RefObject<HTMLElement | null>, choose: (company: Choice) => void) {
  const client = useQueryClient();
  const saving = useSaveCompany();
  const [addition, setAddition] = useState<Addition>();
  const latest = useRef(addition);
  latest.current = addition;
  const isAdding = addition !== undefined && !addition.problem;
  useHeldForm(root, isAdding, addition?.problem);

  async function add(name: string) {
    const wanted: Addition = { name };
    setAddition(wanted);
    latest.current = wanted;
    try {
      const company = await addedOrKnown(name);
      // The reader may have chosen another company meanwhile.
      if (latest.current !== wanted) return;
      choose(company);
      setAddition(undefined);
    } catch (error) {
      if (latest.current === wanted) setAddition({ name, problem: messageOf(error) });
      notify.failure(error, about);
    }
  }

  async function addedOrKnown(name: string): Promise<Choice> {
    try {
      const company = await saving.mutateAsync({ name });
      notify.success(messages.saved, about);
      return company;
    } catch (error) {
      const isTaken = error instanceof ApiProblem && error.status === 409;
      const { results } = isTaken
        ? await client.fetchQuery({ ...companyChoicesQuery(name), staleTime: 0 })
        : { results: [] };
      const known = results.find((company) => isSameName(company.name, name));
      if (!known) throw error;
      notify.answered(about);
      notify.info(messages.wasKnown(known.name));
      return known;
    }
  }

  return { addition, isAdding, add, forget: () => setAddition(undefined) };
}

export const isSameName = (one: string, other: string) => nameKey(one) === nameKey(other);

/** Holds back the form's submit while something that belongs to it is being saved; if that fails, the form isn't sent. */
function useHeldForm(root: RefObject<HTMLElement | null>, isHeld: boolean, problem?: string) {
  const isWanted = useRef(false);
  useEffect(() => {
    const form = root.current?.closest("form");
    if (!isHeld) {
      if (isWanted.current && !problem) form?.requestSubmit();
      isWanted.current = false;
      return;
    }
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      isWanted.current = true;
    };
    form?.addEventListener("submit", hold, { capture: true });
    return () => form?.removeEventListener("submit", hold, { capture: true });
  }, [root, isHeld, problem]);
}
