import { Link } from "react-router";
import * as messages from "#messages/about.ts";
import { pages } from "../../contract/pages.ts";
import { ContactAddress } from "../contact/contact-address.tsx";
import { boardName, site } from "../ui/shell/site.ts";
import { TextBlocks } from "../ui/shell/text-blocks.tsx";
import { TextPage } from "../ui/shell/text-page.tsx";

const textOf = (organisation: string) =>
  messages.termsText({
    board: boardName,
    organisation,
    toTeam: (team) => <ContactAddress team={team} />,
    imprint: (words) => <Link to={pages.imprint}>{words}</Link>,
    rules: (words) => <Link to={pages.rules}>{words}</Link>,
    privacy: (words) => <Link to={pages.privacy}>{words}</Link>,
  });

export default function TermsPage() {
  return (
    <TextPage title={messages.termsTitle}>
      <TextBlocks>{textOf(site.organisation)}</TextBlocks>
      <p>{messages.whichApplies}</p>
    </TextPage>
  );
}
