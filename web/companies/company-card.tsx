import { Link } from "react-router";
import * as messages from "#messages/companies.ts";
import type { Company } from "../../contract/companies.ts";
import { paths } from "../../contract/pages.ts";
import { queryClient } from "../api/query-client.ts";
import { ListCard } from "../ui/lists/list-card.tsx";
import { onIntent } from "../ui/lists/prefetch.ts";
import { Faces } from "../ui/markdown/faces.tsx";
import { DateTime } from "../ui/shell/date-time.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { CompanyLogo } from "./company-logo.tsx";
import { companyQuery } from "./company-queries.ts";

export function CompanyCard({ company }: { company: Company }) {
  return (
    <ListCard
      picture={<CompanyLogo company={company} />}
      side={
        <Faces
          all={{ count: company.peopleCount, words: messages.people(company.peopleCount) }}
          people={company.People}
        />
      }
      subtitle={company.jobCount > 0 && messages.openJobs(company.jobCount)}
      title={company.name}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="quiet text-sm">
          <MessageSentence>{messages.hereSince(<DateTime value={company.createdAt} />)}</MessageSentence>
        </p>
        <Link
          aria-label={messages.moreDetailsAbout(company.name)}
          className="btn btn-ghost btn-sm ml-auto"
          prefetch="intent"
          to={paths.company(company.id)}
          {...onIntent(() => queryClient.prefetchQuery(companyQuery(company.id)))}
        >
          {messages.moreDetails}
        </Link>
      </div>
    </ListCard>
  );
}
