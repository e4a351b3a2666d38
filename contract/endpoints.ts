import { confirmEmail, logIn, logOut, recoverPassword, resetPassword, signUp, takeBackEmail } from "./accounts.ts";
import { listActivity, previewActivity } from "./activity.ts";
import { listAudit } from "./audit.ts";
import { addComment, deleteComment, editComment, listComments } from "./comments.ts";
import { addCompany, editCompany, getCompany, listCompanies } from "./companies.ts";
import type { Endpoint } from "./endpoint.ts";
import { listInvitations, withdrawInvitation } from "./invitations.ts";
import { addJob, deleteJob, editJob, getJob, listJobs, previewJobs } from "./jobs.ts";
import { sendRequest } from "./mail.ts";
import { matchJobs, matchProjects, matchUsers } from "./matches.ts";
import { eraseMember, inviteUser, liftSuspension, listMembers, previewErasure, suspendUser } from "./members.ts";
import { addProject, deleteProject, editProject, getProject, listProjects } from "./projects.ts";
import { askAssistant } from "./prompts.ts";
import { askQuestion, deleteQuestion, editQuestion, getQuestion, listQuestions } from "./questions.ts";
import {
  changePassword,
  deleteAccount,
  endAllSessions,
  endSession,
  exportAccount,
  getAccount,
  listSessions,
  previewDeletion,
} from "./settings.ts";
import {
  acceptSuggestion,
  addAlias,
  addSkill,
  declineSuggestion,
  implySkill,
  listCuratedSkills,
  listSuggestions,
  mergeSkills,
  removeAlias,
  removeImplication,
} from "./skill-curation.ts";
import { getSkill, listSkills, suggestSkill } from "./skills.ts";
import { getStats } from "./stats.ts";
import { changeRole, editUser, getUser, listUsers } from "./users.ts";

/** Every call of the interface, by feature, in the order of the API page. */
export const endpoints: Record<string, Endpoint[]> = {
  Accounts: [signUp, logIn, logOut, recoverPassword, resetPassword, confirmEmail, takeBackEmail],
  "Own account": [
    getAccount,
    listSessions,
    endSession,
    endAllSessions,
    changePassword,
    exportAccount,
    previewDeletion,
    deleteAccount,
  ],
  Jobs: [listJobs, previewJobs, getJob, addJob, editJob, deleteJob],
  Projects: [listProjects, getProject, addProject, editProject, deleteProject],
  Questions: [listQuestions, getQuestion, askQuestion, editQuestion, deleteQuestion],
  Companies: [listCompanies, getCompany, addCompany, editCompany],
  Users: [listUsers, getUser, editUser, changeRole],
  Skills: [
    listSkills,
    getSkill,
    suggestSkill,
    listSuggestions,
    acceptSuggestion,
    declineSuggestion,
    addSkill,
    addAlias,
    removeAlias,
    implySkill,
    removeImplication,
    mergeSkills,
  ],
  Administration: [
    listMembers,
    suspendUser,
    liftSuspension,
    inviteUser,
    previewErasure,
    eraseMember,
    listInvitations,
    withdrawInvitation,
    listCuratedSkills,
    listAudit,
  ],
  Comments: [listComments, addComment, editComment, deleteComment],
  Matches: [matchUsers, matchJobs, matchProjects],
  Assistant: [askAssistant],
  Mail: [sendRequest],
  Statistics: [getStats],
  Activity: [listActivity, previewActivity],
};
