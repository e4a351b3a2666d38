import { pages } from "../../contract/pages.ts";

/** The page with all that a text finds. */
export const searchAddress = (q: string) => `${pages.search}?${new URLSearchParams({ q })}`;
