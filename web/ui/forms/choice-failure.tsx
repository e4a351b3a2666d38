import * as messages from "#messages/forms.ts";
import * as states from "#messages/lists.ts";
import { messageOf } from "../../api/api.ts";

/** Below a select list that couldn't be loaded, with a button to retry. */
export function ChoiceFailure({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <span role="alert">
      {messages.choicesFailed} {messageOf(error)}{" "}
      <button className="text-link" onClick={retry} type="button">
        {states.tryAgain}
      </button>
    </span>
  );
}
