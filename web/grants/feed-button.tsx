import { Rss } from "lucide-react";
import { useLocation } from "react-router";
import * as messages from "#messages/grants.ts";
import { ListDialogButton } from "../ui/lists/list-dialog-button.tsx";
import { lazyComponent } from "../ui/shell/lazy-component.ts";

const loadDialog = () => import("./feed-dialog.tsx");
const FeedDialog = lazyComponent(() => loadDialog().then(({ FeedDialog }) => FeedDialog));

/** Makes a feed of the list with the filters in the address. */
export function FeedButton({ name }: { name: string }) {
  const { pathname, search } = useLocation();
  return (
    <ListDialogButton
      dialog={(onClose) => <FeedDialog name={name} of={pathname + search} onClose={onClose} />}
      icon={Rss}
      label={messages.feed}
      load={loadDialog}
    />
  );
}
