import { listActivity, previewActivity } from "./activity.ts";
import { askAssistant, workLifeEvidence } from "./assistant.ts";
import { listAudit } from "./audit.ts";
import { answerCheckIn, changeCheckIn, getCheckIn, listCheckIns, takeBackCheckIn } from "./check-in.ts";
import {
  addCohort,
  addToRoster,
  claimCohort,
  confirmMember,
  deleteCohort,
  editCohort,
  emptyRoster,
  getCohort,
  leaveCohort,
  listCohorts,
  listOwnCohorts,
  listPending,
  takeBackVouch,
  takeOutMember,
  vouch,
} from "./cohorts.ts";
import { addComment, deleteComment, editComment, listComments } from "./comments.ts";
import { addCompany, editCompany, getCompany, listCompanies } from "./companies.ts";
import { sendRequest } from "./contact.ts";
import {
  answerRequest,
  deleteConversation,
  getConversation,
  listConversations,
  listMessages,
  readMessages,
  sendMessage,
  writeTo,
} from "./conversations.ts";
import { changeRepositories, listEvidence, listRepositories } from "./evidence.ts";
import { listGrants, makeGrant, revokeGrant } from "./grants.ts";
import { addImage } from "./images.ts";
import type { Endpoint } from "./interface/endpoint.ts";
import {
  addJob,
  answerStillOpen,
  deleteJob,
  editJob,
  findDuplicates,
  getJob,
  listInsiders,
  listJobs,
  previewJobs,
  setJobStatus,
} from "./jobs/jobs.ts";
import { forgetSavedJob, listSavedJobs, saveJob } from "./jobs/saved-jobs.ts";
import { cancelFactorRecovery, confirmFactorRecovery, recoverFactor } from "./keys/factor-recovery.ts";
import {
  addIdentity,
  beginTotp,
  confirmTotp,
  listKeys,
  removeIdentity,
  removeTotp,
  renewRecoveryCodes,
} from "./keys/keys.ts";
import {
  addPasskey,
  challengeForLogIn,
  challengeForPasskey,
  logInWithPasskey,
  removePasskey,
  renamePasskey,
} from "./keys/passkeys.ts";
import {
  beginAttempt,
  giveSecondFactor,
  linkProvider,
  listProviders,
  logInWithProvider,
  signUpWithProvider,
} from "./keys/providers.ts";
import { listen } from "./live.ts";
import { matchJobs, matchProjects, matchQuestions, matchUsers } from "./matches.ts";
import { appealByToken, appealDecision } from "./moderation/appeals.ts";
import { deleteForGood, listBin, listStaffBin, restoreDeleted } from "./moderation/bin.ts";
import { claimCase, decideCase, getCase, getFigures, leaveCase, listCases } from "./moderation/cases.ts";
import { getDecision, listDecisions } from "./moderation/decisions.ts";
import { listOwnReports, makeReport } from "./moderation/reports.ts";
import { readRules } from "./moderation/rules.ts";
import { changeNotificationSettings, getNotificationSettings } from "./notifications/notification-settings.ts";
import { listNotifications, markNotification, markNotifications } from "./notifications/notifications.ts";
import { addPushDevice, listPushDevices, removePushDevice } from "./notifications/push.ts";
import { getUnsubscribing, unsubscribe } from "./notifications/unsubscribe.ts";
import { getWatch, listWatches, unwatchRecord, watchRecord } from "./notifications/watches.ts";
import { listOutcomes, listWantedSkills } from "./outcomes.ts";
import {
  askForConfirmation,
  confirmEmail,
  listInvitations,
  logIn,
  logOut,
  recoverPassword,
  resetPassword,
  signUp,
  takeBackEmail,
  withdrawInvitation,
} from "./people/accounts.ts";
import { blockUser, listBlocks, unblockUser } from "./people/blocks.ts";
import {
  admitUser,
  eraseMember,
  inviteUser,
  liftSuspension,
  listMembers,
  previewErasure,
  refuseUser,
  suspendUser,
} from "./people/members.ts";
import { changePrivacy } from "./people/privacy.ts";
import { getResume } from "./people/resume.ts";
import {
  changeLocale,
  changePassword,
  deleteAccount,
  endAllSessions,
  endSession,
  exportAccount,
  forgetMailRefused,
  getAccount,
  giveProof,
  listSessions,
  previewDeletion,
} from "./people/settings.ts";
import { changeRole, editUser, getUser, listUsers } from "./people/users.ts";
import {
  answerSeatInvitation,
  answerSeatRequest,
  inviteToSeat,
  listSeatRequests,
  requestSeat,
  withdrawSeatRequest,
} from "./projects/project-seats.ts";
import {
  answerHandover,
  answerStillGoing,
  changeTeamMember,
  leaveTeam,
  offerProject,
} from "./projects/project-team.ts";
import { addProject, deleteProject, editProject, getProject, listProjects } from "./projects/projects.ts";
import {
  acceptAnswer,
  askQuestion,
  deleteQuestion,
  discardAnswerDraft,
  editQuestion,
  findSimilarQuestions,
  getQuestion,
  keepAnswerDraft,
  listQuestions,
  takeBackAcceptance,
} from "./questions.ts";
import {
  changeSavedSearch,
  deleteSavedSearch,
  getSavedSearch,
  listSavedSearches,
  nameSearch,
  saveSearch,
} from "./saved-searches.ts";
import { searchEverything } from "./search/search.ts";
import {
  acceptSuggestion,
  addAlias,
  addSkill,
  declineSuggestion,
  getSkill,
  implySkill,
  listCuratedSkills,
  listSkills,
  listSuggestions,
  mergeSkills,
  nameSkills,
  removeAlias,
  removeImplication,
  suggestSkill,
} from "./skills.ts";
import { getStats } from "./stats.ts";
import { listCommentVersions, listQuestionVersions, removeCommentVersion, removeQuestionVersion } from "./versions.ts";
import { voteForComment, voteForQuestion, withdrawVoteForComment, withdrawVoteForQuestion } from "./votes.ts";
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  deliverAgain,
  listDeliveries,
  listWebhooks,
  renewWebhookSecret,
  testWebhook,
} from "./webhooks.ts";

/** Every endpoint, by feature, in the order of the API page. */
export const endpoints: Record<string, Endpoint[]> = {
  Accounts: [signUp, logIn, logOut, recoverPassword, resetPassword, confirmEmail, askForConfirmation, takeBackEmail],
  "Signing in": [
    listProviders,
    beginAttempt,
    logInWithProvider,
    linkProvider,
    signUpWithProvider,
    challengeForLogIn,
    logInWithPasskey,
    giveSecondFactor,
    recoverFactor,
    confirmFactorRecovery,
    cancelFactorRecovery,
    listKeys,
    challengeForPasskey,
    addPasskey,
    renamePasskey,
    removePasskey,
    beginTotp,
    confirmTotp,
    removeTotp,
    renewRecoveryCodes,
    addIdentity,
    removeIdentity,
  ],
  "Own account": [
    getAccount,
    giveProof,
    forgetMailRefused,
    listSessions,
    endSession,
    endAllSessions,
    changePassword,
    changeLocale,
    changePrivacy,
    exportAccount,
    getResume,
    previewDeletion,
    deleteAccount,
  ],
  "Tokens and feeds": [listGrants, makeGrant, revokeGrant],
  Jobs: [
    listJobs,
    previewJobs,
    findDuplicates,
    getJob,
    addJob,
    editJob,
    setJobStatus,
    deleteJob,
    answerStillOpen,
    listInsiders,
  ],
  "Saved jobs": [listSavedJobs, saveJob, forgetSavedJob],
  Projects: [
    listProjects,
    getProject,
    addProject,
    editProject,
    deleteProject,
    requestSeat,
    withdrawSeatRequest,
    listSeatRequests,
    answerSeatRequest,
    inviteToSeat,
    answerSeatInvitation,
    changeTeamMember,
    leaveTeam,
    offerProject,
    answerHandover,
    answerStillGoing,
  ],
  Questions: [
    listQuestions,
    getQuestion,
    askQuestion,
    editQuestion,
    deleteQuestion,
    acceptAnswer,
    takeBackAcceptance,
    findSimilarQuestions,
    keepAnswerDraft,
    discardAnswerDraft,
  ],
  Companies: [listCompanies, getCompany, addCompany, editCompany],
  Users: [listUsers, getUser, editUser, changeRole],
  Evidence: [listEvidence, listRepositories, changeRepositories],
  Blocks: [listBlocks, blockUser, unblockUser],
  Cohorts: [
    listCohorts,
    getCohort,
    addCohort,
    editCohort,
    deleteCohort,
    listOwnCohorts,
    claimCohort,
    leaveCohort,
    listPending,
    vouch,
    takeBackVouch,
    confirmMember,
    takeOutMember,
    addToRoster,
    emptyRoster,
  ],
  "Where are you now?": [getCheckIn, answerCheckIn, listCheckIns, changeCheckIn, takeBackCheckIn],
  Conversations: [
    writeTo,
    answerRequest,
    listConversations,
    getConversation,
    deleteConversation,
    listMessages,
    sendMessage,
    readMessages,
  ],
  Search: [searchEverything],
  Skills: [
    listSkills,
    listWantedSkills,
    getSkill,
    nameSkills,
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
    admitUser,
    refuseUser,
    previewErasure,
    eraseMember,
    listInvitations,
    withdrawInvitation,
    listCuratedSkills,
    listOutcomes,
    listAudit,
  ],
  Webhooks: [
    listWebhooks,
    addWebhook,
    changeWebhook,
    deleteWebhook,
    renewWebhookSecret,
    testWebhook,
    listDeliveries,
    deliverAgain,
  ],
  Comments: [listComments, addComment, editComment, deleteComment],
  Votes: [voteForQuestion, withdrawVoteForQuestion, voteForComment, withdrawVoteForComment],
  Versions: [listQuestionVersions, removeQuestionVersion, listCommentVersions, removeCommentVersion],
  Moderation: [
    makeReport,
    listOwnReports,
    listDecisions,
    getDecision,
    listCases,
    getCase,
    claimCase,
    leaveCase,
    decideCase,
    getFigures,
    listBin,
    restoreDeleted,
    deleteForGood,
    listStaffBin,
    appealDecision,
    appealByToken,
  ],
  Notifications: [
    listNotifications,
    markNotification,
    markNotifications,
    getNotificationSettings,
    changeNotificationSettings,
    listWatches,
    getWatch,
    watchRecord,
    unwatchRecord,
    listen,
    listPushDevices,
    addPushDevice,
    removePushDevice,
    getUnsubscribing,
    unsubscribe,
  ],
  "Saved searches": [listSavedSearches, saveSearch, nameSearch, getSavedSearch, changeSavedSearch, deleteSavedSearch],
  Pictures: [addImage],
  Matches: [matchUsers, matchJobs, matchProjects, matchQuestions],
  Assistant: [askAssistant, workLifeEvidence],
  Mail: [sendRequest],
  Rules: [readRules],
  Statistics: [getStats],
  Activity: [listActivity, previewActivity],
};
