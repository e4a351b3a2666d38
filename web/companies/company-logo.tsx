import { firstLetter } from "../ui/markdown/face.tsx";
import { Picture } from "../ui/markdown/picture.tsx";

type Props = { company: { name: string; logo: string | null } | null; size?: "large" };

/** A company's logo, or its initial. Decorative: the name stands beside it. */
export function CompanyLogo({ company, size }: Props) {
  return (
    <span aria-hidden="true" className={`square ${size === "large" ? "size-14 text-xl" : "size-10 text-base"}`}>
      <Picture
        fallback="/logo.png"
        letters={firstLetter(company?.name ?? "").toLocaleUpperCase()}
        src={company?.logo ?? null}
      />
    </span>
  );
}
