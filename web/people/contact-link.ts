import { pages } from "../../contract/pages.ts";

/** The address of the contact page for a request about this member. */
export const contactAbout = (userId: number) => `${pages.contact}?about=${userId}`;
