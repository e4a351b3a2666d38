import { Suspense, useEffect } from "react";
import { useForm } from "react-hook-form";
import { Link, type Location, useLocation, useNavigate } from "react-router";
import * as messages from "#messages/accounts.ts";
import { pages } from "../../../contract/pages.ts";
import { logIn } from "../../../contract/people/accounts.ts";
import { ApiProblem, call, messageOf } from "../../api/api.ts";
import { currentSession } from "../../api/session.ts";
import { useEntry } from "../../keys/log-in-entry.ts";
import { SignInOptions, usePasskeyOffer } from "../../keys/sign-in-options.tsx";
import { notify } from "../../ui/dialogs/toast.ts";
import { showFieldProblems } from "../../ui/forms/form-problem.ts";
import { lateResolver } from "../../ui/forms/form-resolver.ts";
import { SubmitButton } from "../../ui/forms/submit-button.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { goBack } from "../../ui/shell/back-link.tsx";
import { useBrowserValue } from "../../ui/shell/browser-value.ts";
import { lazyComponent } from "../../ui/shell/lazy-component.ts";
import { askedPage } from "../../ui/shell/members-only-paths.ts";
import { PageLink } from "../../ui/shell/page-link.tsx";
import { PageTitle } from "../../ui/shell/page-title.tsx";
import { site } from "../../ui/shell/site.ts";
import { BesideHouse } from "./beside-house.tsx";

const LogInStepPage = lazyComponent(() =>
  import("../../keys/log-in-step.tsx").then(({ LogInStepPage }) => LogInStepPage),
);

const loadSchema = () => import("./account-schemas.ts").then(({ logInSchema }) => logInSchema);
const resolver = lateResolver(loadSchema);

/** Prefills the address after signing up. */
export type LogInState = { email: string };

export default function LogInPage() {
  const { search, state } = useLocation() as Location<LogInState | null>;
  const form = useForm({
    resolver,
    defaultValues: { email: state?.email ?? "", password: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const whoMay = useBrowserValue(() => site.signUp, "open");
  const asked = askedPage(search);
  const { enter, step } = useEntry(asked);
  const offerPasskeys = usePasskeyOffer(enter);
  useTurnBackMembers();

  function prepare() {
    offerPasskeys();
    void loadSchema();
  }

  const send = form.handleSubmit(async (values) => {
    try {
      await enter(await call(logIn, values));
    } catch (error) {
      showFieldProblems(form, error);
      if (error instanceof ApiProblem && error.status === 401) {
        form.setError("password", { type: "server", message: error.message });
      }
      notify.refusal(messageOf(error), "log-in");
    }
  });

  if (step) {
    return (
      <Suspense>
        <LogInStepPage enter={enter} step={step} />
      </Suspense>
    );
  }
  return (
    <BesideHouse>
      <PageTitle>{messages.logIn}</PageTitle>
      <h1 className="page-heading">{messages.logIn}</h1>
      <SignInOptions enter={enter} next={asked} />
      <form className="mt-8 grid gap-6" method="dialog" noValidate onFocus={prepare} onSubmit={send}>
        <TextField
          autoComplete="username webauthn"
          error={errors.email}
          field={form.register("email")}
          label={messages.email}
          type="email"
        />
        <TextField
          autoComplete="current-password"
          error={errors.password}
          field={form.register("password")}
          label={messages.password}
          type="password"
        />
        <SubmitButton isSending={isSubmitting} label={messages.logIn} whileSending={messages.loggingIn} />
      </form>
      <PageLink className="text-link mt-3 inline-flex min-h-11 items-center" page="recoverPassword">
        {messages.forgotPassword}
      </PageLink>
      <div className="mt-5 border-base-300 border-t pt-6">
        <p>{howToJoin(whoMay)}</p>
        <Link className="btn btn-quiet mt-4 w-full" to={pages.signUp + search}>
          {messages.signUp}
        </Link>
      </div>
    </BesideHouse>
  );
}

function howToJoin(whoMay: string): string {
  if (whoMay === "invite") return messages.onlyInvited;
  return whoMay === "approval" ? messages.newHereWatched : messages.newHere;
}

/** Redirects readers who are logged in already. */
function useTurnBackMembers() {
  const navigate = useNavigate();
  useEffect(() => {
    if (!currentSession()) return;
    notify.warning(messages.alreadyLoggedIn);
    goBack(navigate, pages.welcome);
  }, [navigate]);
}
