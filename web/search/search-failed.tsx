import { useEffect } from "react";
import { tryAgain } from "#messages/lists.ts";
import * as messages from "#messages/search.ts";
import { useIsOnline } from "../ui/shell/online.ts";

/** Also retries when the network is back. */
export function SearchFailed({ retry }: { retry: () => void }) {
  const isOnline = useIsOnline();
  useEffect(() => {
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [retry]);

  return (
    <div className="p-6 text-center" role="alert">
      <p className="font-semibold">{isOnline ? messages.failed : messages.offline}</p>
      <button className="btn btn-quiet mt-4" onClick={retry} type="button">
        {tryAgain}
      </button>
    </div>
  );
}
