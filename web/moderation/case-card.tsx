import { Link } from "react-router";
import type { CaseRow } from "../../contract/moderation/cases.ts";
import { paths } from "../../contract/pages.ts";
import { fromList } from "../ui/shell/back-link.tsx";
import { CaseFacts, WhoLooks } from "./case-facts.tsx";
import { RecordName } from "./record-name.tsx";

export function CaseCard({ found }: { found: CaseRow }) {
  return (
    <article className="sheet relative px-4 py-3.5">
      <h2 className="font-semibold text-lg leading-snug">
        <Link className="card-link" dir="auto" prefetch="intent" state={fromList} to={paths.adminReport(found.id)}>
          <RecordName thing={found} />
        </Link>
      </h2>
      <p className="quiet mt-1 text-sm">
        <CaseFacts found={found} />
      </p>
      <WhoLooks found={found} />
    </article>
  );
}
