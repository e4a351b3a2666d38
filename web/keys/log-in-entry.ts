import { useState } from "react";
import { useNavigate } from "react-router";
import { loggedIn, sessionEnded } from "#messages/shell.ts";
import { pages } from "../../contract/pages.ts";
import type { LogInReply } from "../../contract/people/accounts.ts";
import { startSession } from "../api/session.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { chosenLanguage, speaksChosenLanguage } from "../ui/shell/language.ts";
import { announceArrival } from "../ui/shell/language-arrival.ts";
import { openIn } from "../ui/shell/language-choice.ts";

/** The next step of an unfinished log-in. */
export type LogInStep = { token: string; kind: "secondFactor" | "setUpFactor" };

/** Logs in with a reply of the server and opens the page that was asked for, or returns the next step. */
export function useEntry(asked: string | null) {
  const navigate = useNavigate();
  const [step, setStep] = useState<LogInStep>();

  async function enter({ user, token, secondFactor }: LogInReply, next: string | null = asked): Promise<void> {
    if (!user) return setStep({ token, kind: secondFactor ? "secondFactor" : "setUpFactor" });
    const page = next ?? pages.welcome;
    const outlivesPage = startSession({ user, token });
    if (!speaksChosenLanguage() && outlivesPage) {
      announceArrival("logged in");
      return openIn(chosenLanguage(), new URL(page, location.origin));
    }
    notify.success(loggedIn, "log-in");
    notify.answered(sessionEnded);
    await navigate(page, { replace: true });
  }

  return { enter, step };
}

export type Enter = ReturnType<typeof useEntry>["enter"];
