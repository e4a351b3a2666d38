import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { pages } from "../../contract/pages.ts";
import { getUser, type UserCard } from "../../contract/people/users.ts";
import { call } from "../api/api.ts";
import { useUser } from "../api/session.ts";

/** The contact page, with a request about this member. */
export const contactAbout = (userId: number) => `${pages.contact}?about=${userId}`;

/** The member whom the address names, for members. A visitor's request, or one about nobody, is about nobody. */
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
