import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import * as messages from "#messages/blocks.ts";
import { BlockButton } from "../../blocks/block-button.tsx";
import { blocksQuery } from "../../blocks/block-queries.ts";
import { SettingsSection } from "../../ui/forms/settings-section.tsx";
import { useListPage } from "../../ui/lists/list-location.ts";
import { Pager } from "../../ui/lists/pager.tsx";
import { Face } from "../../ui/markdown/face.tsx";
import { Failure } from "../../ui/shell/failure.tsx";
import { PersonLink } from "../../ui/shell/person-link.tsx";
import { RowSkeleton } from "../../ui/shell/row-skeleton.tsx";

export function BlockedPeopleList() {
  const { page, address } = useListPage("blocked");
  const { data: blocks, error, refetch } = useQuery({ ...blocksQuery(page), placeholderData: keepPreviousData });
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <SettingsSection headingRef={heading} title={messages.title}>
      {!blocks && error && <Failure error={error} retry={() => void refetch()} title={messages.failed} />}
      {!blocks && !error && <RowSkeleton />}
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
