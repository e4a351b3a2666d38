import { personName } from "../../contract/people/people.ts";
import type { Config } from "../config/config.ts";
import { type Language, languages, type Messages } from "../languages/languages.ts";
import { type Link, mailPage, type Paragraph, type TextWithLinks } from "./mail-page.ts";
import { isolated } from "./mail-text.ts";
import type { Mail } from "./mailer.ts";

export type Board = Pick<Config, "organisation" | "publicUrl" | "defaultLocale">;

/** A mail's words in its language; `link` is the button's label, `footer` stands below. */
type Words = { subject: string; paragraphs: Paragraph[]; link?: string; footer?: TextWithLinks };

/** A `Recipient`, or someone who isn't a member. */
type Reader = { email: string; language?: Language | null; id?: number; greetedAs?: string | null };

type Options = {
  /** The button's target. */
  address?: string;
  /** The unsubscribe address, for mails that members can turn off. */
  unsubscribe?: string;
  /** The first part of the List-Id, by which filters sort mails. */
  list?: string;
  /** Groups mails about the same thing into a thread. */
  thread?: string;
} & Pick<Mail, "urgent" | "replyTo" | "invites">;

/** Builds a mail as text and HTML, in its recipient's language. */
export function mailTo(
  board: Board,
  { email, id, greetedAs, ...reader }: Reader,
  say: (mails: Messages["mails"], messages: Messages) => Words,
  { address, unsubscribe, list = "board", thread, ...options }: Options = {},
): Mail {
  const language = reader.language ?? board.defaultLocale;
  const { mails } = languages[language];
  const { subject, link: label = "", ...said } = say(mails, languages[language]);
  const paragraphs = said.paragraphs.map((paragraph) =>
    typeof paragraph === "object" && "links" in paragraph ? withLanguage(paragraph, language) : paragraph,
  );
  const footer = said.footer && withLanguage(said.footer, language);
  // Names of older versions may contain line breaks and addresses.
  const { data: name } = personName.safeParse(greetedAs);
  const lines = name ? [mails.greeting(isolated(name)), ...paragraphs] : paragraphs;
  const link = address ? inLanguage({ label, address }, language) : undefined;
  const signature = mails.signature(board.organisation);
  const below = [...(link ? [linkAsText(link)] : []), ...(footer ? [asText(footer)] : []), `-- \n${signature}`];
  const text = [...lines.map(asText), ...below].join("\n\n");
  const { hostname } = new URL(board.publicUrl);
  return {
    to: email,
    subject,
    text: `${text}\n`,
    html: mailPage({ lines, link, footer, signature, language }),
    list: {
      id: { url: `${list}.${hostname}`, comment: signature },
      ...(unsubscribe && { unsubscribe }),
    },
    headers: {
      "Auto-Submitted": "auto-generated",
      "Content-Language": language,
      ...(unsubscribe && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
      ...(thread && { References: `<${thread}@${hostname}>` }),
    },
    // Deletes the mail with its member, also one to a former address.
    ...(id !== undefined && { memberId: id }),
    ...options,
  };
}

const withLanguage = <Part extends TextWithLinks>(part: Part, language: Language): Part => ({
  ...part,
  links: part.links.map((link) => inLanguage(link, language)),
});

/** Makes a link open the board in the mail's language. */
function inLanguage({ label, address }: Link, language: Language): Link {
  const url = new URL(address);
  url.searchParams.append("lang", language);
  return { label, address: url.href };
}

const linkAsText = ({ label, address }: Link) => `${label}: ${address}`;

function asText(paragraph: Paragraph): string {
  if (typeof paragraph === "string") return paragraph;
  if ("heading" in paragraph) return `${paragraph.heading}\n${"=".repeat(paragraph.heading.length)}`;
  return [paragraph.text, ...paragraph.links.map(linkAsText)].join("\n");
}
