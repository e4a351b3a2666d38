import { Link } from "react-router";
import * as messages from "#messages/grants.ts";
import { pages } from "../../contract/pages.ts";
import { prepare, queryClient } from "../api/query-client.ts";
import { CopyField } from "../ui/forms/copy-field.tsx";
import { SettingsFrame } from "../ui/forms/settings-frame.tsx";
import { SettingsSection } from "../ui/forms/settings-section.tsx";
import { MessageSentence } from "../ui/shell/message-sentence.tsx";
import { GrantList } from "./grant-list.tsx";
import { grantsQuery } from "./grant-queries.ts";

export function clientLoader() {
  return prepare(() => queryClient.prefetchQuery(grantsQuery));
}

export default function DeveloperSettingsPage() {
  return (
    <SettingsFrame tab="developerSettings">
      <GrantList />
      <Assistants />
      <Scripts />
    </SettingsFrame>
  );
}

// biome-ignore lint/plugin: the same in every language
const authorization = "Bearer hc_…";

function Assistants() {
  const url = `${window.location.origin}/mcp`;
  const setting = { mcpServers: { homecoming: { type: "http", url, headers: { Authorization: authorization } } } };
  return (
    <SettingsSection about={messages.assistantsAbout} title={messages.assistants}>
      <p>{messages.whatAssistantsDo}</p>
      <div className="mt-4">
        <CopyField label={messages.mcpAddress} value={url} />
      </div>
      <p className="mt-4">{messages.mcpSetting}</p>
      <Code text={JSON.stringify(setting, null, 2)} />
    </SettingsSection>
  );
}

function Scripts() {
  return (
    <SettingsSection about={messages.scriptsAbout} title={messages.scripts}>
      <p>{messages.firstCall}</p>
      <Code text={`curl -H "Authorization: ${authorization}" "${window.location.origin}/api/jobs?limit=5"`} />
      <p className="mt-4">
        <MessageSentence>
          {messages.allCalls((words) => (
            <Link className="text-link" to={pages.apiDocs}>
              {words}
            </Link>
          ))}
        </MessageSentence>
      </p>
    </SettingsSection>
  );
}

function Code({ text }: { text: string }) {
  return (
    <div className="prose-text wraps mt-2" dir="ltr">
      <pre>
        <code>{text}</code>
      </pre>
    </div>
  );
}
