import { z } from "zod";
import { requestTextMax } from "../conversations.ts";
import { endpoint } from "../interface/endpoint.ts";
import { id, limitedArray, moment, oneLine, positive, text } from "../interface/fields.ts";
import { says } from "../interface/messages.ts";
import { person } from "../people/people.ts";
import { skillIdsUpTo, skillName } from "../skills.ts";

export const seatsMax = 12;
export const seatNameMax = 60;
export const seatSkillsMax = 8;
export const seatHoursMax = 40;
/** How many open requests a member can have in all. */
export const openRequestsMax = 5;

export const seatStates = ["open", "taken", "closed"] as const;
export type SeatState = (typeof seatStates)[number];

const hours = positive.refine((number) => number <= seatHoursMax, says("numberUpTo", seatHoursMax));

/** `number` names an existing seat; without it the seat is new. A taken seat stays taken. */
const newSeat = z.object({
  number: id.optional(),
  name: oneLine(seatNameMax),
  skills: skillIdsUpTo(seatSkillsMax).default([]),
  hours: z.preprocess((sent) => (sent === "" || sent === undefined ? null : sent), hours.nullable()),
  state: z.enum(seatStates, { error: says("oneOf", [...seatStates]) }).optional(),
});
export type NewSeat = z.output<typeof newSeat>;

const isEachOnce = (seats: readonly NewSeat[]) => {
  const numbers = seats.flatMap(({ number }) => number ?? []);
  return new Set(numbers).size === numbers.length;
};
export const newSeats = limitedArray(seatsMax, newSeat, {
  not: says("describeSeats"),
  more: says("tooManySeats", seatsMax),
}).refine(isEachOnce, says("eachOnce"));

/** A seat as requests, teams and matches name it. */
export const namedSeat = z.object({ number: z.int(), name: z.string() });
export type NamedSeat = z.infer<typeof namedSeat>;

const face = person.omit({ verified: true });

/** `member` is null if the seat is open, or its member isn't visible; `since` is when they took it. */
export const seat = namedSeat.extend({
  skills: z.array(skillName),
  hours: z.int().nullable(),
  state: z.enum(seatStates),
  member: face.nullable(),
  since: moment.nullable(),
});
export type Seat = z.infer<typeof seat>;

/**
 * A member of the team; with `until`, a former one who stays on the page. A member who left the board has no id and no name.
 * `confirmed`: the owner has confirmed their time in the seat.
 */
export const teamMember = z.object({
  id: z.int().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  avatar: z.string().nullable(),
  seat: namedSeat,
  since: moment,
  until: moment.nullable(),
  confirmed: z.boolean(),
});
export type TeamMember = z.infer<typeof teamMember>;

const waiting = z.object({ id: z.int(), seat: namedSeat, createdAt: moment });

/**
 * The caller's part in a project: their request, even if it was silently declined; an invitation that waits for them; whether the
 * owner asks them to take the project over; and if they were removed and don't stay on the page, the reason.
 */
export const ownStanding = z.object({
  request: waiting.nullable(),
  invitation: waiting.extend({ text: z.string() }).nullable(),
  handover: z.boolean(),
  removed: z.object({ reason: z.string().nullable(), until: moment }).nullable(),
});

const atSeat = z.object({ id, number: id });
const words = { text: text(requestTextMax) };

export const requestSeat = endpoint({
  method: "POST",
  path: "/projects/:id/seats/:number/requests",
  access: "member",
  summary:
    "Ask for an open seat. It is a message to the owner, as the first one to anybody; one request a project, five in all.",
  input: atSeat.extend(words),
  output: z.object({ id: z.int(), conversationId: z.int() }),
  status: 201,
});

export const withdrawSeatRequest = endpoint({
  method: "DELETE",
  path: "/projects/:id/seats/:number/requests",
  access: "member",
  summary: "Take one's request for a seat back.",
  input: atSeat,
});

export const seatRequestStates = ["open", "accepted", "declined"] as const;

/** `invited`: the owner asked the member. `text` is null if its message is gone. */
export const seatRequest = z.object({
  id: z.int(),
  seat: namedSeat,
  User: person,
  text: z.string().nullable(),
  invited: z.boolean(),
  createdAt: moment,
  state: z.enum(seatRequestStates),
});
export type SeatRequest = z.infer<typeof seatRequest>;

export const listSeatRequests = endpoint({
  method: "GET",
  path: "/projects/:id/requests",
  access: "member",
  summary: "Who asked for a seat of one's project, and whom one invited: the latest first. The owner only.",
  input: z.object({ id }),
  output: z.object({ results: z.array(seatRequest) }),
});

const answer = z.enum(["accept", "decline"], { error: says("oneOf", ["accept", "decline"]) });

export const answerSeatRequest = endpoint({
  method: "PUT",
  path: "/projects/:id/requests/:requestId",
  access: "member",
  summary:
    "Give the seat to who asked for it, or decline, of which they are not told. Where the seat is taken meanwhile it is 409. The owner only.",
  input: z.object({ id, requestId: id, answer }),
  output: seatRequest,
});

export const inviteToSeat = endpoint({
  method: "POST",
  path: "/projects/:id/seats/:number/invitations",
  access: "member",
  summary: "Offer an open seat to a member. It is a message to them, as the first one to anybody. The owner only.",
  input: atSeat.extend({ userId: id, ...words }),
  output: z.object({ id: z.int() }),
  status: 201,
});

export const answerSeatInvitation = endpoint({
  method: "PUT",
  path: "/projects/:id/invitations/:invitationId",
  access: "member",
  summary:
    "Take the seat that one was offered, or decline, of which nobody is told. Where it is taken meanwhile it is 409.",
  input: z.object({ id, invitationId: id, answer }),
  output: z.object({ id: z.int(), seat: namedSeat, state: z.enum(seatRequestStates) }),
});
