import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import * as messages from "#messages/blocks.ts";
import { BlockButton } from "../../blocks/block-button.tsx";
import { blocksQuery } from "../../blocks/block-queries.ts";
import { SettingsSection } from "../../ui/forms/settings-section.tsx";
import { Pager } from "../../ui/lists/pager.tsx";
import { useListPage } from "../../ui/lists/use-list-location.ts";
import { Face } from "../../ui/markdown/face.tsx";
import { Failed } from "../../ui/shell/failed.tsx";
import { PersonLink } from "../../ui/shell/person-link.tsx";
import { RowsSkeleton } from "../../ui/shell/rows-skeleton.tsx";

export function BlockedPeople() {
  const { page, address } = useListPage("blocked");
  const { data: blocks, error, refetch } = useQuery({ ...blocksQuery(page), placeholderData: keepPreviousData });
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <SettingsSection headingRef={heading} title={messages.title}>
      {!blocks && error && <Failed error={error} retry={() => void refetch()} title={messages.failed} />}
      {!blocks && !error && <RowsSkeleton />}
      {blocks?.total === 0 && <p className="quiet">{messages.nobody}</p>}
      {blocks && blocks.results.length > 0 && (
        <ul className="grid gap-2">
          {blocks.results.map((person) => (
            <li className="flex flex-wrap items-center gap-3" key={person.id}>
              <Face person={person} />
              <span className="min-w-0 flex-1">
                <PersonLink person={person} />
              </span>
              <BlockButton
                className="btn btn-quiet btn-sm"
                isBlocked
                label={messages.unblockThem}
                onDone={() => heading.current?.focus()}
                person={person}
              />
            </li>
          ))}
        </ul>
      )}
      {blocks && blocks.totalPages > 1 && (
        <Pager
          address={address}
          hasNext={blocks.hasNextPage}
          hasPrevious={blocks.hasPreviousPage}
          label={messages.pages}
          page={page}
        />
      )}
    </SettingsSection>
  );
}
