import * as postKinds from "./post-kinds.ts";

/** A line in a chat for each kind of event; the title is a link. */
export const said = { ...postKinds.eventsInChat, "comment.posted": "New comment on" };
export const test = (organisation: string) => `This is a test from the board of ${organisation}.`;

export const list = {
  title: "Webhooks",
  failed: "The webhooks couldn't be loaded.",
};
export const about =
  "Send the board's events to another system or to a chat, as a member without a cohort sees them. Reports, decisions and messages are never sent.";
export const none = "There are none yet.";
export const forAdmins = "Webhooks are for admins.";
export const add = "Add webhook";
export const edit = "Edit";
export const editThis = "Edit webhook";
export const address = "Address";
export const addressHint = "Begins with https:// and can be reached from everywhere.";
export const shape = "Message format";
export const shapes = {
  standard: "Standard Webhooks, signed",
  slack: "Slack message",
  discord: "Discord message",
};
export const shapeHint = "A standard address has to answer a challenge; a chat is switched on after a test.";
export const events = "Events";
export const kinds = { ...postKinds.events, "comment.posted": "Comment posted", test: "Test" };
export const states = { unproven: "Not confirmed", on: "On", off: "Off" };
export const whatUnprovenMeans = {
  standard: "The address hasn't answered the challenge yet.",
  chat: "Send a test. When it has arrived in the chat, switch the webhook on.",
};
export const failingSince = <Part>(day: Part) => ["Nothing has arrived since ", day, "."];
export const saved = "Webhook saved.";
export const added = "Webhook added.";
export const switchOn = "Switch on";
export const switchOnOf = (address: string) => `Switch on: ${address}`;
export const switchOff = "Switch off";
export const switchOffOf = (address: string) => `Switch off: ${address}`;
export const switchedOn = "The webhook is on.";
export const switchedOff = "The webhook is off.";
export const sendTest = "Send a test";
export const sendTestTo = (address: string) => `Send a test: ${address}`;
export const testQueued = "The test is on its way.";
export const newSecret = "New secret";
export const newSecretFor = (address: string) => `New secret: ${address}`;
export const editOf = (address: string) => `Edit: ${address}`;
export const secretQuestion = "Make a new secret?";
export const whatNewSecretDoes = "For a day both secrets sign. Enter the new one at the receiver by then.";
export const makeSecret = "Make secret";
export const yourSecret = "The webhook's secret";
export const secret = "Secret";
export const secretShownOnce = "Copy it now: the board shows it only once. The receiver checks signatures with it.";
export const remove = "Delete";
export const removeOf = (address: string) => `Delete: ${address}`;
export const removeQuestion = "Delete this webhook?";
export const whatDeletingDoes = (address: string) =>
  `Nothing more is sent to ${address}, and its deliveries are deleted.`;
export const removed = "Webhook deleted.";

export const deliveries = "Deliveries";
export const deliveriesOf = (address: string) => `Deliveries: ${address}`;
export const deliveriesFailed = "The deliveries couldn't be loaded.";
export const noDeliveries = "Nothing was sent in the last 30 days.";
export const arrived = (status: number) => `Arrived (${status})`;
export const notSent = "Not sent: hidden in the meantime";
export const waiting = "On its way";
export const failedAndWaits = "Failed, will be tried again";
export const givenUp = "Failed";
export const attempts = (count: number) => (count === 1 ? "1 attempt" : `${count} attempts`);
export const again = "Send again";
export const againOf = (event: string) => `Send again: ${event}`;
export const queuedAgain = "It is on its way again.";
export const more = "Show more";
