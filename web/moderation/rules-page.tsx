import { Fragment } from "react";
import { Link } from "react-router";
import { reasons } from "#messages/moderation.ts";
import * as messages from "#messages/rules.ts";
import { rules } from "../../contract/moderation/moderated-records.ts";
import { pages } from "../../contract/pages.ts";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { TextPage } from "../ui/shell/text-page.tsx";
import { RulesText } from "./rules-text.tsx";

/** Each reason of a report or decision has an anchor: `/rules#spam`. */
export default function RulesPage() {
  return (
    <TextPage title={messages.title}>
      <RulesText>
        <p>
          <MessageSentence>
            {messages.whoDecides((words) => (
              <Link to={pages.contact}>{words}</Link>
            ))}
          </MessageSentence>
        </p>
        <h2 className="text-2xl">{messages.noPlace}</h2>
        {rules.map((rule) => (
          <Fragment key={rule}>
            <h3 id={rule}>{reasons[rule]}</h3>
            <p>{messages.explained[rule]}</p>
          </Fragment>
        ))}
      </RulesText>
    </TextPage>
  );
}
