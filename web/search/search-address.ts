import { pages } from "../../contract/pages.ts";

/** The page with all results for a text. */
export const searchAddress = (q: string) => `${pages.search}?${new URLSearchParams({ q })}`;
