import { Link } from "react-router";
import { whichApplies } from "#messages/about.ts";
import * as messages from "#messages/privacy.ts";
import * as storedData from "#messages/stored-data.ts";
import { pages } from "../../contract/pages.ts";
import { ContactAddress } from "../contact/contact-address.tsx";
import { site } from "../ui/shell/site.ts";
import { TextBlocks } from "../ui/shell/text-blocks.tsx";
import { TextPage } from "../ui/shell/text-page.tsx";

const partsOf = ({ organisation, assistant }: typeof site) => ({
  organisation,
  assistant,
  toTeam: (team: string) => <ContactAddress team={team} />,
  imprint: (words: string) => <Link to={pages.imprint}>{words}</Link>,
  code: (words: string) => <code>{words}</code>,
  strong: (words: string) => <strong>{words}</strong>,
});

export default function PrivacyPage() {
  const parts = partsOf(site);
  return (
    <TextPage title={messages.title}>
      <TextBlocks>{messages.beforeStoredData(parts)}</TextBlocks>
      <StoredData />
      <TextBlocks>{messages.afterStoredData(parts)}</TextBlocks>
      <p>{whichApplies}</p>
    </TextPage>
  );
}

/** A list instead of a table, so that it also fits on a phone. */
function StoredData() {
  return (
    <ul className="grid list-none gap-5 ps-0">
      {storedData.stored.map(({ what, why, basis, until }) => (
        <li key={what}>
          <strong>{what}</strong> {why}
          <dl className="quiet mt-1 text-base">
            <div>
              <dt className="inline">{storedData.basis}</dt>
              <dd className="inline">{basis}</dd>
            </div>
            <div>
              <dt className="inline">{storedData.kept}</dt>
              <dd className="inline">{until}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
