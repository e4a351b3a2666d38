import {
  answerRequest,
  deleteConversation,
  getConversation,
  listConversations,
  listMessages,
  readMessages,
  sendMessage,
  writeTo,
} from "../../contract/conversations.ts";
import type { Account } from "../../contract/people/accounts.ts";
import { unconfirmed } from "../http/problems.ts";
import type { Board } from "../http/services.ts";
import type { Session } from "../http/session.ts";
import { type Defences, refuseHeld } from "../moderation/spam-rules.ts";
import { forgetEntriesAbout, markRead } from "../notifications/notification-read-store.ts";
import * as store from "./conversation-store.ts";
import * as messages from "./message-store.ts";
import { answerRequest as answer } from "./request-answer-store.ts";
import * as requests from "./request-store.ts";

export function conversations({ serve, database, config, limits, defences }: Board & { defences: Defences }): void {
  /** With confirmation on, only members with a confirmed address may write. */
  const checkConfirmed = ({ isUnconfirmed }: Session) => {
    if (config.confirmEmail && isUnconfirmed) throw unconfirmed;
  };

  serve(writeTo, ({ input, session }) => {
    checkConfirmed(session);
    const asking = { asker: session.user, limits, scale: config.rateLimitScale };
    return database.begin(async (transaction) => {
      await refuseHeld(transaction, defences, session, { field: "text", said: input.text });
      return requests.writeTo(transaction, input, asking);
    });
  });

  serve(answerRequest, async ({ input: { id, accept }, session: { user } }) => {
    const answered = await database.begin((transaction) => answer(transaction, id, user, accept));
    if (accept) return answered;
    // Who declines in the list of requests has no reason to open it afterwards.
    await read(user, id, answered.lastMessage?.id ?? 0);
    return { ...answered, unread: 0 };
  });

  serve(listConversations, ({ input, session }) => store.conversationsPage(database, session.user.id, input));

  serve(getConversation, ({ input, session }) => store.conversationById(database, input.id, session.user.id));

  serve(deleteConversation, ({ input: { id }, session: { user } }) =>
    database.begin(async (transaction) => {
      await store.clearConversation(transaction, id, user.id);
      await forgetEntriesAbout(transaction, user.id, { parent: "conversations", id });
    }),
  );

  serve(listMessages, ({ input: { id, ...stretch }, session }) =>
    messages.messagesPage(database, id, session.user.id, stretch),
  );

  serve.manyAtOnce(sendMessage, ({ input: { id, text }, session }) => {
    checkConfirmed(session);
    return database.begin(async (transaction) => {
      await refuseHeld(transaction, defences, session, { field: "text", said: text });
      return messages.sendMessage(transaction, limits, { id, text, ownerId: session.user.id });
    });
  });

  serve(readMessages, ({ input: { id, upTo }, session }) => read(session.user, id, upTo));

  /** Marks messages as read, and the entries about them. */
  async function read(reader: Account, id: number, upTo: number) {
    const readUntil = await store.readUpTo(database, id, reader.id, upTo);
    await markRead(database, reader, { parent: "conversations", id, readUntil });
  }
}
