import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { ClientLoaderFunctionArgs } from "react-router";
import * as messages from "#messages/bin.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { SettingsFrame } from "../ui/forms/settings-frame.tsx";
import { SettingsList } from "../ui/forms/settings-list.tsx";
import { pageIn, useListPage } from "../ui/lists/list-location.ts";
import { BinItem } from "./bin-item.tsx";
import { binQuery } from "./bin-queries.ts";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const page = pageIn(new URL(request.url).searchParams, "page");
  return prepare(() => queryClient.prefetchQuery(binQuery(page)));
}

export default function BinPage() {
  const location = useListPage("page");
  const query = useQuery({ ...binQuery(location.page), placeholderData: keepPreviousData });
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <SettingsFrame tab="bin">
      <SettingsList
        about={messages.about}
        headingRef={heading}
        location={location}
        query={query}
        title={messages.heading}
        words={messages.list}
      >
        {(item) => <BinItem item={item} onGone={() => heading.current?.focus()} />}
      </SettingsList>
    </SettingsFrame>
  );
}
