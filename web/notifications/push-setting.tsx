import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/notification-settings.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { useFocusOnHeading } from "../ui/forms/focus-keeper.ts";
import { SettingsSection } from "../ui/forms/settings-section.tsx";
import { deviceName } from "../ui/shell/device-name.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading } from "../ui/shell/loading.tsx";
import { pushQuery, useSwitchOff, useSwitchOn } from "./push-queries.ts";
import { pushPossibility } from "./push-subscription.ts";

const about = "push";

export function PushSetting() {
  const { data: push, error, refetch } = useQuery(pushQuery);
  const switchOn = useSwitchOn();
  const switchOff = useSwitchOff();
  const { heading, goOn } = useFocusOnHeading();
  const fail = (error: unknown) => {
    notify.failure(error, about);
  };
  const heard = { onError: fail, onSuccess: () => notify.answered(about), onSettled: goOn };

  return (
    <SettingsSection about={messages.aboutPush} headingRef={heading} title={messages.push}>
      {!push && error && <Failure error={error} retry={() => void refetch()} title={messages.devicesFailed} />}
      {!push && !error && (
        <Loading>
          <div className="bone h-11 w-32" />
        </Loading>
      )}
      {push?.current && (
        <div className="flex flex-wrap items-center gap-4">
          <p role="status">{messages.isOn}</p>
          <button
            className="btn btn-quiet"
            disabled={switchOff.isPending}
            onClick={() => push.current && switchOff.mutate({ id: push.current.id, isHere: true }, heard)}
            type="button"
          >
            {messages.switchOff}
          </button>
        </div>
      )}
      {push && !push.current && <NotOn isBusy={switchOn.isPending} switchOn={() => switchOn.mutate(push.key, heard)} />}
      <p className="quiet mt-4 max-w-prose text-sm">{messages.carried}</p>
      {push && push.others.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">{messages.otherDevices}</h3>
          <ul className="mt-1 divide-y divide-base-300">
            {push.others.map(({ id, device }) => (
              <li className="flex items-center justify-between gap-4 py-2" key={id}>
                {deviceName(device)}
                <button
                  aria-label={messages.switchOffThis(deviceName(device))}
                  className="btn btn-ghost btn-sm"
                  onClick={() => switchOff.mutate({ id, isHere: false }, heard)}
                  type="button"
                >
                  {messages.switchOff}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </SettingsSection>
  );
}

/** The button to switch push on, or the reason why it isn't possible here. */
function NotOn({ isBusy, switchOn }: { isBusy: boolean; switchOn: () => void }) {
  const possibility = pushPossibility();
  if (possibility === "possible") {
    return (
      <button className="btn btn-quiet" disabled={isBusy} onClick={switchOn} type="button">
        {isBusy ? messages.switchingOn : messages.switchOn}
      </button>
    );
  }
  const why = {
    blocked: messages.isBlocked,
    "needs home screen": messages.needsHomeScreen,
    impossible: messages.notPossible,
  };
  return <p role="status">{why[possibility]}</p>;
}
