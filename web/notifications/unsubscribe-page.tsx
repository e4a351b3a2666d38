import { Link } from "react-router";
import * as messages from "#messages/notification-settings.ts";
import { pages } from "../../contract/pages.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { useLinkParameter } from "../ui/shell/link-parameter.ts";
import { Loading } from "../ui/shell/loading.tsx";
import { PageTitle } from "../ui/shell/page-title.tsx";
import { UnsubscribeButtons } from "./unsubscribe-buttons.tsx";
import { useUnsubscribing } from "./unsubscribe-state.ts";

/** The target of the unsubscribe link. Opening it changes nothing, because mail scanners open links, too. */
export default function UnsubscribePage() {
  const token = useLinkParameter("token");
  const { known, error, isDead, isSending, retry, send } = useUnsubscribing(token);

  const isLoading = token && !known && !error;

  return (
    <div className="form-width pt-8 pb-12 md:pb-20">
      <PageTitle>{messages.unsubscribeTitle}</PageTitle>
      <meta content="noindex" name="robots" />
      <h1 className="page-heading">{messages.unsubscribeTitle}</h1>
      {isDead && (
        <p className="mt-4" role="alert">
          {messages.dead}
        </p>
      )}
      {isDead && <ToSettings />}
      {!isDead && Boolean(error) && (
        <div className="mt-6">
          <Failure error={error} retry={retry} title={messages.unsubscribeFailed} />
        </div>
      )}
      {isLoading && (
        <Loading className="mt-6">
          <div className="bone h-11 w-60" />
        </Loading>
      )}
      {!isDead && known && <UnsubscribeButtons isSending={isSending} known={known} send={send} />}
      {!isDead && known && (known.stopped || known.stoppedAll) && <ToSettings />}
    </div>
  );
}

const ToSettings = () => (
  <Link className="text-link mt-6 inline-flex min-h-11 items-center" to={pages.notificationSettings}>
    {messages.settings}
  </Link>
);
