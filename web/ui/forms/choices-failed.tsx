import { messageOf } from "../../api/api.ts";

/** Below a select list that couldn't be loaded. */
export function ChoicesFailed({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <span role="alert">
      The list couldn't be loaded. {messageOf(error)}{" "}
      <button className="text-link" onClick={retry} type="button">
        Try again
      </button>
    </span>
  );
}
