import { useQuery } from "@tanstack/react-query";
import * as messages from "#messages/moderation.ts";
import type { Content, WholeCase } from "../../contract/moderation/cases.ts";
import { pictureAt } from "../api/picture-at.ts";
import { useBlobAddress } from "../ui/forms/picture-address.ts";
import { TextLanguage } from "../ui/shell/text-language.tsx";
import { VersionDifference } from "../versions/version-difference.tsx";
import { CaseSection } from "./case-section.tsx";

const words = ["title", "text", "link"] as const;

/** The content as reported and, if it has changed, as it is now. */
export function CaseContents({ found: { before, now } }: { found: Pick<WholeCase, "before" | "now"> }) {
  const isOther = JSON.stringify(before) !== JSON.stringify(now);
  return (
    <>
      {before && (
        <CaseSection title={messages.asReported}>
          <Written content={before} />
        </CaseSection>
      )}
      {isOther && (
        <CaseSection title={messages.asNow}>
          {now ? <Written before={before} content={now} /> : <p className="quiet">{messages.isGone}</p>}
        </CaseSection>
      )}
    </>
  );
}

/** The raw text, whose links don't work on purpose. With `before` as a word-by-word diff. */
function Written({ content, before }: { content: Content; before?: Content | null }) {
  return (
    <div className="sheet grid gap-3 p-4 wrap-anywhere">
      {words.map((name) => {
        const text = content[name] ?? "";
        if (!text && !before?.[name]) return null;
        return (
          <div className={name === "title" ? "font-semibold" : ""} key={name}>
            {before ? (
              <VersionDifference before={before[name] ?? ""} now={text} />
            ) : (
              <TextLanguage>{text}</TextLanguage>
            )}
          </div>
        );
      })}
      {content.pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {content.pictures.map((address, place) => (
            <li key={address}>
              <StaffPicture address={address} name={messages.picture(place + 1)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Props = { address: string; name: string };

/** A picture for staff only. It is fetched with the session's token, which an `<img>` can't send. */
function StaffPicture({ address, name }: Props) {
  const { data: picture, isError } = useQuery({
    queryKey: ["staff picture", address],
    queryFn: ({ signal }) => pictureAt(address, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = useBlobAddress(picture);

  if (isError) return <p className="quiet text-sm">{messages.pictureFailed}</p>;
  return <img alt={name} className="h-40 min-w-24 rounded-lg bg-base-300 object-contain" src={shown} />;
}
