import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { encode } from "uqr";
import * as messages from "#messages/sign-in.ts";
import { beginTotp, confirmTotp } from "../../contract/keys/keys.ts";
import { secondFactorForm } from "../../contract/keys/providers.ts";
import { call } from "../api/api.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { showFieldProblems } from "../ui/forms/form-problem.ts";
import { SubmitButton } from "../ui/forms/submit-button.tsx";
import { TextField } from "../ui/forms/text-field.tsx";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading } from "../ui/shell/loading.tsx";

type Props = {
  onDone: (recoveryCodes: string[]) => void;
  /** A session token other than the page's own. */
  token?: string;
};
type Begun = { secret: string; uri: string };

/** Shows the secret for an authenticator app, and takes its first code. */
export function TotpForm({ onDone, token }: Props) {
  const [begun, setBegun] = useState<Begun>();
  const [problem, setProblem] = useState<unknown>();
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks once more
  useEffect(() => {
    let isCurrent = true;
    setProblem(undefined);
    call(beginTotp, {}, undefined, { token }).then(
      (reply) => isCurrent && setBegun(reply),
      (error) => isCurrent && setProblem(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, tries]);

  if (problem) return <Failure error={problem} retry={() => setTries(tries + 1)} title={messages.setUpFailed} />;
  if (!begun) return <CodeSkeleton />;
  return <FirstCode {...begun} onDone={onDone} token={token} />;
}

function FirstCode({ secret, uri, onDone, token }: Begun & Props) {
  const form = useForm({ resolver: zodResolver(secondFactorForm), defaultValues: { code: "" } });
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async ({ code }) => {
    try {
      onDone((await call(confirmTotp, { code }, undefined, { token })).recoveryCodes);
    } catch (error) {
      if (!showFieldProblems(form, error)) notify.failure(error, "second-factor");
    }
  });

  return (
    <div className="grid gap-5">
      <p>{messages.scan}</p>
      <QrCode uri={uri} />
      <p>
        {messages.orType}
        <code className="mt-1 block break-all font-semibold">{secret.match(/.{1,4}/g)?.join(" ")}</code>
      </p>
      <form className="grid gap-5" noValidate onSubmit={send}>
        <TextField
          autoComplete="one-time-code"
          error={errors.code}
          field={form.register("code")}
          inputMode="numeric"
          label={messages.firstCode}
        />
        <SubmitButton
          className="justify-self-start"
          isSending={isSubmitting}
          label={messages.turnOn}
          whileSending={messages.checking}
        />
      </form>
    </div>
  );
}

/** Black on white in both themes: not every camera reads inverted colours. */
function QrCode({ uri }: { uri: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(uri, { border: 2 });
    const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: dots.join("") };
  }, [uri]);
  return (
    <svg
      aria-label={messages.qrCode}
      className="size-48 rounded-lg bg-white"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

function CodeSkeleton() {
  return (
    <Loading>
      <div className="bone size-48" />
    </Loading>
  );
}
