import { z } from "zod";
import { endpoint } from "../interface/endpoint.ts";
import { id, optionalText } from "../interface/fields.ts";
import { says } from "../interface/messages.ts";
import { teamMember } from "./project-seats.ts";
import { askedProject } from "./projects.ts";

export const removalReasonMax = 200;

export const changeTeamMember = endpoint({
  method: "PUT",
  path: "/projects/:id/team/:userId",
  access: "member",
  summary:
    "Confirm a member's time in their seat, `confirmed`: the owner only. Or say whether one stays on the page as “until …” after one left or was removed, `stay`: oneself only.",
  input: z
    .object({
      id,
      userId: id,
      confirmed: z.literal(true, { error: says("yesOrNo") }).optional(),
      stay: z.boolean(says("yesOrNo")).optional(),
    })
    .refine(({ confirmed, stay }) => (confirmed === undefined) !== (stay === undefined), {
      error: says("yesOrNo"),
      path: ["confirmed"],
    }),
  output: teamMember,
});

export const leaveTeam = endpoint({
  method: "DELETE",
  path: "/projects/:id/team/:userId",
  access: "member",
  summary:
    "Leave the team, with `stay` to remain on the page as “until …”; or, as the owner, take a member out, with a `reason` for them. The seat opens again.",
  input: z.object({
    id,
    userId: id,
    stay: z.boolean(says("yesOrNo")).optional(),
    reason: optionalText(removalReasonMax),
  }),
});

export const offerProject = endpoint({
  method: "POST",
  path: "/projects/:id/handover",
  access: "member",
  summary: "Ask a member of the team to take the project over. Of several only the last is asked. The owner only.",
  input: z.object({ id, userId: id }),
  output: z.object({ userId: z.int() }),
  status: 202,
});

export const answerHandover = endpoint({
  method: "PUT",
  path: "/projects/:id/handover",
  access: "member",
  summary: "Take the project over, which opens one's seat again, or decline. Only who was asked.",
  input: z.object({ id, answer: z.enum(["accept", "decline"], { error: says("oneOf", ["accept", "decline"]) }) }),
  output: z.object({ ownerId: z.int().nullable() }),
});

export const stillGoingAnswers = ["yes", "ended"] as const;
export type StillGoingAnswer = (typeof stillGoingAnswers)[number];

export const answerStillGoing = endpoint({
  method: "POST",
  path: "/still-going",
  access: "anyone",
  summary:
    "Say by a mailed token whether a project is still going. Without `answer` it is only said how it stands, and the token stays good. An old or used token is 410.",
  input: z.object({
    token: z.unknown().optional(),
    answer: z.enum(stillGoingAnswers, { error: says("oneOf", [...stillGoingAnswers]) }).optional(),
  }),
  output: askedProject,
});
