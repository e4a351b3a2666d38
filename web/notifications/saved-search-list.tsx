import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import * as settings from "#messages/notification-settings.ts";
import * as messages from "#messages/saved-searches.ts";
import { type Rhythm, rhythms } from "../../contract/notifications/notification-kinds.ts";
import type { SavedSearch } from "../../contract/saved-searches.ts";
import {
  savedSearchesQuery,
  useDeleteSavedSearch,
  useEditSavedSearch,
} from "../saved-searches/saved-search-queries.ts";
import { notify } from "../ui/dialogs/toast.ts";
import { SettingsSection } from "../ui/forms/settings-section.tsx";
import { itemBeside } from "../ui/lists/list-focus.ts";
import { Failure } from "../ui/shell/failure.tsx";
import { Loading } from "../ui/shell/loading.tsx";

const about = "saved searches";
const fail = (error: unknown) => {
  notify.failure(error, about, settings.notSaved);
};

export function SavedSearchList() {
  const { data: searches, error, refetch } = useQuery(savedSearchesQuery);
  return (
    <SettingsSection about={messages.about} title={messages.title}>
      {!searches && error && <Failure error={error} retry={() => void refetch()} title={messages.failed} />}
      {!searches && !error && (
        <Loading>
          <div className="bone h-11 w-2/3" />
        </Loading>
      )}
      {searches?.length === 0 && <p className="quiet">{messages.none}</p>}
      {searches && searches.length > 0 && (
        <ul className="-my-3 divide-y divide-base-300">
          {searches.map((search) => (
            <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3" key={search.id}>
              <OwnSearch search={search} />
            </li>
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function OwnSearch({ search: { id, name, path, total, mail } }: { search: SavedSearch }) {
  const editing = useEditSavedSearch();
  const deletion = useDeleteSavedSearch();

  async function remove(button: Element) {
    const beside = itemBeside(button)?.querySelector<HTMLElement>("a");
    try {
      await deletion.mutateAsync(id);
      notify.success(messages.removed, about);
      (beside ?? document.querySelector("main"))?.focus();
    } catch (error) {
      fail(error);
    }
  }

  return (
    <>
      <p className="min-w-40 flex-1">
        <Link className="thumb text-link" prefetch="intent" to={path}>
          <bdi>{name}</bdi>
        </Link>
        <span className="quiet block text-sm">{messages.findsNow(total)}</span>
      </p>
      <select
        aria-label={messages.byMailOf(name)}
        className="select select-sm w-36!"
        onChange={({ target }) => editing.mutate({ id, mail: target.value as Rhythm }, { onError: fail })}
        value={mail}
      >
        {rhythms.map((rhythm) => (
          <option key={rhythm} value={rhythm}>
            {messages.mail[rhythm]}
          </option>
        ))}
      </select>
      <button
        aria-label={messages.removeThis(name)}
        className="btn btn-ghost btn-sm max-sm:-ml-3"
        disabled={deletion.isPending}
        onClick={({ currentTarget }) => void remove(currentTarget)}
        type="button"
      >
        {messages.remove}
      </button>
    </>
  );
}
