import { type Language, languages } from "../languages/languages.ts";

export type Link = { label: string; address: string };
export type TextWithLinks = { text: string; links: Link[] };
/** A paragraph, possibly followed by links, or a heading. */
export type Paragraph = string | TextWithLinks | { heading: string };

type Page = {
  lines: Paragraph[];
  link: Link | undefined;
  footer: TextWithLinks | undefined;
  signature: string;
  language: Language;
};

const ink = "#1c2233";
const quiet = "#5d6070";
const face = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',sans-serif";
const sheet = "max-width:32rem;margin:0 auto;padding:28px;background:#fff;border:1px solid #e3e0da;border-radius:16px";
const small = `margin:24px 0 0;font-size:14px;color:${quiet}`;
const button =
  "display:inline-block;margin:8px 0;padding:10px 18px;border-radius:10px;background:#2c539f;color:#fff;font-weight:600;text-decoration:none";

/** A mail as HTML, in the board's light theme. Mail clients support inline styles only. */
export function mailPage({ lines, link, footer, signature, language }: Page): string {
  const parts = [
    ...lines.map(paragraph),
    link ? linked(link, languages[language].mails.copyAddress) : "",
    footer ? `<p style="${small}">${withLinks(footer)}</p>` : "",
    `<p style="${small}">${escaped(signature)}</p>`,
  ];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px 12px;background:#fbfaf6;color:${ink};${face};font-size:16px;line-height:1.6">
<div style="${sheet};overflow-wrap:anywhere">
${parts.filter(Boolean).join("\n")}
</div>
</body>
</html>
`;
}

function paragraph(line: Paragraph): string {
  if (typeof line === "object" && "heading" in line) {
    return `<h2 style="margin:28px 0 12px;font-size:18px">${escaped(line.heading)}</h2>`;
  }
  return `<p style="margin:0 0 16px">${withLinks(typeof line === "string" ? { text: line, links: [] } : line)}</p>`;
}

const withLinks = ({ text, links }: TextWithLinks) =>
  [...text.split("\n").map(escaped), ...links.map(anchor)].join("<br>");

const anchor = ({ label, address }: Link) =>
  `<a href="${escaped(address)}" style="color:#2c539f;font-weight:600">${escaped(label)}</a>`;

/** A button, and the address in full for clients that don't show it. */
function linked({ label, address }: Link, copyAddress: string): string {
  const href = escaped(address);
  return `<p style="margin:0 0 16px"><a href="${href}" style="${button}">${escaped(label)}</a></p>
<p style="margin:0;font-size:14px;color:${quiet}">${escaped(copyAddress)}<br>${href}</p>`;
}

const named: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for HTML and its attributes; line ends are kept. */
export const escaped = (text: string) =>
  text.replace(/[&<>"'\r\n]/g, (sign) => named[sign] ?? `&#${sign.charCodeAt(0)};`);
