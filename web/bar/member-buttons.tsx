import { SearchButton } from "../search/opening/search-button.tsx";
import { learnPageParts } from "./page-parts.ts";

// Where they can't be had, a page's files come one after the other.
void learnPageParts().catch(() => undefined);

/** What stands in the bar for members alone. */
export const MemberButtons = () => <SearchButton />;
