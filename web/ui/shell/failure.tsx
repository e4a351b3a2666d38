import * as messages from "#messages/lists.ts";
import { messageOf } from "../../api/api.ts";

type Props = {
  title: string;
  error: unknown;
  /** A function that tries again, or the address of a page that does. */
  retry: (() => void) | string;
};

export function Failure({ title, error, retry }: Props) {
  return (
    <div className="sheet text-balance p-6" role="alert">
      <p className="font-semibold">{title}</p>
      <p className="quiet mt-1">{messageOf(error)}</p>
      {typeof retry === "string" ? (
        <a className="btn btn-quiet mt-4" href={retry}>
          {messages.tryAgain}
        </a>
      ) : (
        <button className="btn btn-quiet mt-4" onClick={retry} type="button">
          {messages.tryAgain}
        </button>
      )}
    </div>
  );
}
