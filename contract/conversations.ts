import { z } from "zod";
import { endpoint } from "./interface/endpoint.ts";
import { id, moment, text } from "./interface/fields.ts";
import { listOf, listQuery } from "./interface/lists.ts";
import { says } from "./interface/messages.ts";
import { person } from "./people/people.ts";
import { postPaths } from "./posts.ts";

export const requestTextMax = 1000;
export const messageMax = 5000;
/** In code points; `lastMessage` of a conversation is cut to it. */
export const lastMessageMax = 200;

/**
 * `asked`: the caller's request waits; `received`: another's waits for the caller; `declined`: the caller declined it, of which
 * the other isn't told; `open`: both write; `closed`: over.
 */
export const conversationStates = ["asked", "declined", "received", "open", "closed"] as const;
const conversationState = z.enum(conversationStates);
export type ConversationState = z.infer<typeof conversationState>;

export const message = z.object({ id: z.int(), text: z.string(), createdAt: moment, own: z.boolean() });
export type ConversationMessage = z.infer<typeof message>;

const subject = z.object({ parent: z.enum(postPaths), id: z.int(), title: z.string() });

/** `User` is the other member, with their headline, since a request may come from a stranger; null if they left the board. */
export const conversation = z.object({
  id: z.int(),
  state: conversationState,
  User: person.extend({ headline: z.string().nullable() }).nullable(),
  about: subject.nullable(),
  unread: z.int(),
  lastMessage: message.nullable(),
  createdAt: moment,
  updatedAt: moment,
});
export type Conversation = z.infer<typeof conversation>;

/** What the first message is about: any post. */
const about = z.preprocess(
  (sent) => sent ?? null,
  z.object({ parent: z.enum(postPaths, { error: says("notCommentable") }), id }).nullable(),
);

export const newRequest = z.object({ userId: id, text: text(requestTextMax), about });
export type NewContact = z.output<typeof newRequest>;

export const writeTo = endpoint({
  method: "POST",
  path: "/contacts",
  access: "member",
  summary: "Write to someone: one message, until they say yes. Who talk already write a message by it.",
  input: newRequest,
  output: conversation,
  status: 201,
});

export const answerRequest = endpoint({
  method: "PUT",
  path: "/contacts/:id/answer",
  access: "member",
  summary: "Accept who wrote, or decline, of which they are not told.",
  input: z.object({ id, accept: z.boolean(says("yesOrNo")) }),
  output: conversation,
});

export const listConversations = endpoint({
  method: "GET",
  path: "/conversations",
  access: "member",
  summary: "One's conversations, the last written first; what one declined only where `state` asks for it.",
  input: listQuery().omit({ search: true }).extend({ state: conversationState.optional() }),
  output: listOf(conversation),
});

export const getConversation = endpoint({
  method: "GET",
  path: "/conversations/:id",
  access: "member",
  summary: "One of one's conversations.",
  input: z.object({ id }),
  output: conversation,
});

export const deleteConversation = endpoint({
  method: "DELETE",
  path: "/conversations/:id",
  access: "member",
  summary: "Clear a conversation for oneself; a request that was not accepted is taken back for both.",
  input: z.object({ id }),
});

export const listMessages = endpoint({
  method: "GET",
  path: "/conversations/:id/messages",
  access: "member",
  summary:
    "The messages of a conversation, newest first; with `upTo`, a message's id, those up to it, so that pages hold.",
  input: listQuery({ byDefault: 50 }).omit({ search: true }).extend({ id, upTo: id.optional() }),
  output: listOf(message),
});

export const sendMessage = endpoint({
  method: "POST",
  path: "/conversations/:id/messages",
  access: "member",
  summary: "Write a message to who one talks with, or to who asked: that is a yes. It never changes.",
  input: z.object({ id, text: text(messageMax) }),
  output: message,
  status: 201,
});

export const readMessages = endpoint({
  method: "PUT",
  path: "/conversations/:id/read",
  access: "member",
  summary: "Say that one has read a conversation up to a message. Nobody is told.",
  input: z.object({ id, upTo: id }),
});
