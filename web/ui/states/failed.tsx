import { messageOf } from "../../api/api.ts";

type Props = { what: string; error: unknown; retry: () => void };

export function Failed({ what, error, retry }: Props) {
  return (
    <div className="sheet text-balance p-6" role="alert">
      <p className="font-semibold">{what} couldn't be loaded.</p>
      <p className="quiet mt-1">{messageOf(error)}</p>
      <button className="btn btn-quiet mt-4" onClick={retry} type="button">
        Try again
      </button>
    </div>
  );
}
