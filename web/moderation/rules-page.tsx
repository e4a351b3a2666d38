import { Fragment } from "react";
import { Link } from "react-router";
import { reasons } from "#messages/moderation.ts";
import * as messages from "#messages/rules.ts";
import { rules } from "../../contract/moderation/moderated-records.ts";
import { pages } from "../../contract/pages.ts";
import { Sentence } from "../ui/shell/sentence.tsx";
import { TextPage } from "../ui/shell/text-page.tsx";
import { OwnRules } from "./own-rules.tsx";

/** Each reason of a report or decision has an anchor: `/rules#spam`. */
export default function RulesPage() {
  return (
    <TextPage title={messages.title}>
      <OwnRules>
        <p>
          <Sentence>
            {messages.whoDecides((words) => (
              <Link to={pages.contact}>{words}</Link>
            ))}
          </Sentence>
        </p>
        <h2 className="text-2xl">{messages.noPlace}</h2>
        {rules.map((rule) => (
          <Fragment key={rule}>
            <h3 id={rule}>{reasons[rule]}</h3>
            <p>{messages.explained[rule]}</p>
          </Fragment>
        ))}
      </OwnRules>
    </TextPage>
  );
}
