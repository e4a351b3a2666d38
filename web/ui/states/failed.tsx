import * as messages from "#messages/states.ts";
import { messageOf } from "../../api/api.ts";

type Props = { error: unknown; retry: () => void } & ({ title: string } | { what: string });

export function Failed({ error, retry, ...said }: Props) {
  return (
    <div className="sheet text-balance p-6" role="alert">
      <p className="font-semibold">{"title" in said ? said.title : `${said.what} couldn't be loaded.`}</p>
      <p className="quiet mt-1">{messageOf(error)}</p>
      <button className="btn btn-quiet mt-4" onClick={retry} type="button">
        {messages.tryAgain}
      </button>
    </div>
  );
}
