import { personName } from "../../contract/people/people.ts";
import type { Config } from "../config/config.ts";
import { type Language, languages, type Messages } from "../languages/languages.ts";
import { type Link, mailPage, type Paragraph } from "./mail-page.ts";
import type { Mail } from "./mailer.ts";

export type Board = Pick<Config, "organisation" | "publicUrl" | "defaultLocale">;

/** What is said, in the receiver's language; `link` is what stands on its button. */
type Words = { subject: string; paragraphs: Paragraph[]; link?: string };

/** A `Recipient`, or someone who is no member. */
type Reader = { email: string; language?: Language | null; id?: number; greetedAs?: string | null };

type Options = {
  /** Where the button leads. */
  address?: string;
  /** Where whoever wants no more mails of this kind says so; for those that one can do without. */
  unsubscribe?: string;
} & Pick<Mail, "urgent" | "replyTo" | "invites">;

/** Every mail of the board: as text and as HTML, in the language of who gets it. */
export function mailTo(
  board: Board,
  { email, id, greetedAs, ...reader }: Reader,
  say: (mails: Messages["mails"]) => Words,
  { address, unsubscribe, ...options }: Options = {},
): Mail {
  const language = reader.language ?? board.defaultLocale;
  const { mails } = languages[language];
  const { subject, link: label = "", ...said } = say(mails);
  const paragraphs = said.paragraphs.map((paragraph) =>
    typeof paragraph === "string"
      ? paragraph
      : { ...paragraph, links: paragraph.links.map((link) => inLanguage(link, language)) },
  );
  // Names from before today's rule may hold line breaks and addresses.
  const { data: name } = personName.safeParse(greetedAs);
  const lines = name ? [mails.greeting(name), ...paragraphs] : paragraphs;
  const link = address ? inLanguage({ label, address }, language) : undefined;
  const signature = mails.signature(board.organisation);
  const text = [...lines.map(asText), ...(link ? [linkAsText(link)] : []), `-- \n${signature}`].join("\n\n");
  return {
    to: email,
    subject,
    text: `${text}\n`,
    html: mailPage({ lines, link, signature, language }),
    list: {
      id: { url: `board.${new URL(board.publicUrl).hostname}`, comment: signature },
      ...(unsubscribe && { unsubscribe }),
    },
    headers: {
      "Auto-Submitted": "auto-generated",
      "Content-Language": language,
      ...(unsubscribe && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
    },
    // A member's mails leave with them, also from an address that was theirs once.
    ...(id !== undefined && { memberId: id }),
    ...options,
  };
}

/** Leads to a page of the board that speaks as the mail does. */
function inLanguage({ label, address }: Link, language: Language): Link {
  const url = new URL(address);
  url.searchParams.append("lang", language);
  return { label, address: url.href };
}

const linkAsText = ({ label, address }: Link) => `${label}: ${address}`;
const asText = (paragraph: Paragraph) =>
  typeof paragraph === "string" ? paragraph : [paragraph.text, ...paragraph.links.map(linkAsText)].join("\n");
