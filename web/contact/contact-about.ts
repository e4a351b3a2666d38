import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { pages } from "../../contract/pages.ts";
import { getUser, type UserCard } from "../../contract/people/users.ts";
import { call } from "../api/api.ts";
import { useUser } from "../api/session.ts";

/** The address of the contact page for a request about this member. */
export const contactAbout = (userId: number) => `${pages.contact}?about=${userId}`;

/** The member named in the address; null for visitors, or if no member is named. */
export function useAboutWhom(): UserCard | null {
  const isMember = useUser() !== null;
  const [parameters] = useSearchParams();
  const asked = parameters.get("about") ?? "";
  const [about, setAbout] = useState<UserCard | null>(null);

  useEffect(() => {
    setAbout(null);
    if (!isMember || !/^[1-9]\d{0,8}$/.test(asked)) return;
    const leaving = new AbortController();
    call(getUser, { id: asked }, leaving.signal).then(setAbout, () => undefined);
    return () => leaving.abort();
  }, [isMember, asked]);

  return about;
}
