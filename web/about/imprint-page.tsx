import * as messages from "#messages/about.ts";
import { ContactAddress } from "../contact/contact-address.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { boardName, site } from "../ui/shell/site.ts";
import { TextPage } from "../ui/shell/text-page.tsx";

/**
 * The operator's imprint, or a note that one is missing. CSS hides one of them, because the page is prerendered before the
 * configuration is known.
 */
export default function ImprintPage() {
  return (
    <TextPage title={messages.imprintTitle}>
      <p>{messages.law}</p>
      <p className="peer whitespace-pre-line empty:hidden" lang={site.imprintLanguage}>
        {site.imprint}
      </p>
      <div className="hidden peer-empty:block">
        <p>
          <MessageSentence>{messages.missing(<strong>{site.organisation}</strong>)}</MessageSentence>
        </p>
      </div>
      <p>
        <MessageSentence>
          {messages.contact(boardName, site.organisation, (team) => (
            <ContactAddress team={team} />
          ))}
        </MessageSentence>
      </p>
    </TextPage>
  );
}
