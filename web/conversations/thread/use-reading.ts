import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { readMessages } from "../../../contract/conversations/conversations.ts";
import { call } from "../../api/api.ts";
import { conversationKeys } from "../conversation-queries.ts";

/** Says that one has read up to a message, while one sees the page. */
export function useReading(id: number, upTo: number | undefined) {
  const client = useQueryClient();
  const said = useRef(0);

  useEffect(() => {
    if (upTo === undefined) return;
    const say = () => {
      if (document.visibilityState !== "visible" || said.current >= upTo) return;
      said.current = upTo;
      call(readMessages, { id, upTo }).then(
        () => client.invalidateQueries({ queryKey: conversationKeys.lists }),
        () => {
          said.current = 0;
        },
      );
    };
    say();
    document.addEventListener("visibilitychange", say);
    return () => document.removeEventListener("visibilitychange", say);
  }, [id, upTo, client]);
}
