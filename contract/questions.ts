import { z } from "zod";
import { commentText } from "./comments.ts";
import { deletionOfPost } from "./interface/deletion-fields.ts";
import { endpoint } from "./interface/endpoint.ts";
import { facetsAsked, facetsOf, onlyWhereTrue, repeatable } from "./interface/facets.ts";
import { anyId, id, moment, optionalText, orOmitted, positive, text } from "./interface/fields.ts";
import { idempotencyHeaders } from "./interface/idempotency.ts";
import { listQuery, postListOf } from "./interface/lists.ts";
import { says } from "./interface/messages.ts";
import { noticeField } from "./moderation/decisions.ts";
import { person } from "./people/people.ts";
import { descriptionMax } from "./posts.ts";
import { skillIdsUpTo, skillName } from "./skills.ts";
import { textWithMentions } from "./texts/mentions.ts";

/** `unanswered`: no answer; `open`: answers, none accepted; `answered`: one is accepted. */
export const questionStates = ["unanswered", "open", "answered"] as const;

/** Ties are broken by the newest. */
export const questionSorts = ["newest", "active", "votes"] as const;
export type QuestionSort = (typeof questionSorts)[number];

export const questionQuery = listQuery().extend({
  state: repeatable(z.enum(questionStates)),
  /** Questions that name all of these skills themselves. */
  skill: repeatable(positive),
  mine: onlyWhereTrue,
  sort: z.enum(questionSorts).optional(),
  ...facetsAsked,
});
export type QuestionQuery = z.output<typeof questionQuery>;

export const questionFacetNames = ["state", "skill"] as const;
export type QuestionFacetName = (typeof questionFacetNames)[number];

/** The default of QUESTION_TITLE_MAX. */
export const questionTitleMaxDefault = 30;
const questionTitleMaxLimit = 200;
export const questionSkillsMax = 5;

/** The form of a question. `titleMax` comes from the board's configuration. */
export const newQuestion = (titleMax = questionTitleMaxLimit) =>
  z.object({
    title: text(titleMax, { required: says("titleRequired"), tooLong: says("titleTooLong", titleMax) }),
    description: textWithMentions(descriptionMax),
    skills: orOmitted(skillIdsUpTo(questionSkillsMax)),
  });
export type NewQuestion = z.output<ReturnType<typeof newQuestion>>;

/** The form of an existing question: omitted skills stay as they are. */
export const editedQuestion = (titleMax?: number) => newQuestion(titleMax).extend({ id });

/** Its answers are the comments on it that aren't replies and aren't deleted. */
export const question = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  ownerId: z.int().nullable(),
  User: person.nullable(),
  Skills: z.array(skillName),
  answerCount: z.int(),
  acceptedId: z.int().nullable(),
  state: z.enum(questionStates),
  votes: z.int(),
  /** When it or its newest answer or reply was written, whichever is later. */
  activeAt: moment,
  /** When the current version began; null if it was never edited. */
  editedAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
});
export type Question = z.infer<typeof question>;

/**
 * `voted`: whether the caller voted for it; `offered`: how many members were asked to answer it; `draft`: the caller's draft of an
 * answer, which a tool of theirs put there.
 */
export const wholeQuestion = question.extend({
  voted: z.boolean(),
  offered: z.int(),
  draft: z.string().optional(),
  ...noticeField,
});
export type WholeQuestion = z.infer<typeof wholeQuestion>;

export const listQuestions = endpoint({
  method: "GET",
  path: "/questions",
  access: "member",
  worded: ({ facets, mine }) => facets || mine,
  summary:
    "Questions, newest first; with `search`, best match first. One of the chosen states and all of the chosen skills must hold. Descriptions are cut.",
  input: questionQuery,
  output: postListOf(question.extend(noticeField)).extend(facetsOf(questionFacetNames)),
});

export const getQuestion = endpoint({
  method: "GET",
  path: "/questions/:id",
  access: "member",
  summary: "One question, whole.",
  input: z.object({ id }),
  output: wholeQuestion,
  worded: true,
});

export const askQuestion = endpoint({
  method: "POST",
  path: "/questions",
  access: "member",
  summary: "Ask a question. It belongs to who asks it.",
  headers: idempotencyHeaders,
  input: newQuestion(),
  output: wholeQuestion,
  worded: true,
  status: 201,
});

export const editQuestion = endpoint({
  method: "PUT",
  path: "/questions/:id",
  access: "member",
  summary: "Replace a question; skills that are left out stay. Owner, moderator or admin.",
  input: editedQuestion(),
  output: wholeQuestion,
  worded: true,
});

export const deleteQuestion = endpoint({
  method: "DELETE",
  path: "/questions/:id",
  access: "member",
  summary:
    "Delete a question and its answers. Owner, moderator or admin. Where staff delete what is another's, that is a decision: its author is mailed the rule, `reason`, and why, `text`, and may appeal.",
  input: deletionOfPost,
});

export const acceptAnswer = endpoint({
  method: "PUT",
  path: "/questions/:id/accepted-answer",
  access: "member",
  summary: "Say which answer helped, in place of whichever did before. Owner of the question, moderator or admin.",
  input: z.object({ id, commentId: anyId }),
  output: wholeQuestion,
});

export const takeBackAcceptance = endpoint({
  method: "DELETE",
  path: "/questions/:id/accepted-answer",
  access: "member",
  summary: "Say that no answer is accepted any more. Owner of the question, moderator or admin.",
  input: z.object({ id }),
  output: wholeQuestion,
});

export const keepAnswerDraft = endpoint({
  method: "PUT",
  path: "/questions/:id/draft",
  access: "member",
  summary: "Put a draft into one's answer field of a question. Nobody else sees it; sending it is left to the page.",
  input: commentText.extend({ id }),
  output: z.object({ address: z.string() }),
});

export const discardAnswerDraft = endpoint({
  method: "DELETE",
  path: "/questions/:id/draft",
  access: "member",
  summary: "Discard one's draft of an answer. Nothing happens where there is none.",
  input: z.object({ id }),
});

const similarQuestion = question.pick({ id: true, title: true, state: true, answerCount: true, votes: true });
export type SimilarQuestion = z.infer<typeof similarQuestion>;

export const findSimilarQuestions = endpoint({
  method: "GET",
  path: "/questions/similar",
  access: "member",
  summary: "Questions like one that is about to be asked, at most five, the most similar first.",
  input: z.object({ title: text(200), description: optionalText(500), except: id.optional() }),
  output: z.object({ results: z.array(similarQuestion) }),
});
