import { addPushDevice, listPushDevices, removePushDevice } from "../../../contract/notifications/push.ts";
import type { Board } from "../../http/board.ts";
import { notFound } from "../../http/problems.ts";
import { addDevice, devicesOf, removeDevice } from "./push-device-store.ts";
import { checkedSubscription } from "./push-endpoint.ts";
import { pushKeys } from "./push-keys.ts";

export function pushRoutes({ serve, database, config }: Board): void {
  serve(listPushDevices, async ({ session }) => {
    const [{ publicKey: key }, devices] = await Promise.all([pushKeys(database), devicesOf(database, session)]);
    return { key, devices };
  });

  serve(addPushDevice, async ({ input, session, wasThere }) => {
    const { isNew, ...device } = await addDevice(database, session, checkedSubscription(input, config));
    if (!isNew) wasThere();
    return device;
  });

  serve(removePushDevice, async ({ input, session }) => {
    if (!(await removeDevice(database, session.user.id, input.id))) throw notFound("device");
  });
}
