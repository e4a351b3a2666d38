import { pages } from "../contract/pages.ts";

export type PageName = keyof typeof pages;

/** Public pages without a form: finished documents, which load no application (`public-pages/`). Members see them in theirs. */
export const finishedPages = {
  home: "home/home-page.tsx",
  about: "about/about-page.tsx",
  terms: "about/terms-page.tsx",
  rules: "moderation/rules-page.tsx",
  privacy: "about/privacy-page.tsx",
  imprint: "about/imprint-page.tsx",
} satisfies Partial<Record<PageName, string>>;

/** Public pages that do something: the application, prerendered. */
const formPages = {
  signUp: "people/accounts/sign-up-page.tsx",
  logIn: "people/accounts/log-in-page.tsx",
  recoverPassword: "people/accounts/password-recover-page.tsx",
  resetPassword: "people/accounts/password-reset-page.tsx",
  confirmEmail: "people/accounts/email-confirm-page.tsx",
  lostFactor: "people/accounts/factor-lost-page.tsx",
  keepFactor: "people/accounts/factor-keep-page.tsx",
  takeBackEmail: "people/accounts/email-undo-page.tsx",
  stillOpen: "jobs/job-still-open-page.tsx",
  stillGoing: "projects/project-still-going-page.tsx",
  checkIn: "check-in/check-in-page.tsx",
  unsubscribe: "notifications/unsubscribe-page.tsx",
  appeal: "moderation/appeal-page.tsx",
  contact: "contact/contact-page.tsx",
  apiDocs: "api-docs/api-docs-page.tsx",
} satisfies Partial<Record<PageName, string>>;

export const publicPages = { ...finishedPages, ...formPages };

/** Public pages whose address names a record: they start from the empty page. */
export const visitorPages = {
  logInWithProvider: "keys/provider-page.tsx",
} satisfies Partial<Record<PageName, string>>;

/** Pages that visitors may open; they see a prompt to log in. */
export const promptingPages = {
  companies: "companies/companies-page.tsx",
  users: "people/users-page.tsx",
  user: "people/user-page.tsx",
} satisfies Partial<Record<PageName, string>>;

/** Pages that redirect visitors to log in, and back afterwards. */
export const memberPages = {
  welcome: "welcome/welcome-page.tsx",
  settings: "people/settings/settings-page.tsx",
  securitySettings: "people/settings/security-settings-page.tsx",
  profileSettings: "people/settings/profile-settings-page.tsx",
  privacySettings: "people/settings/privacy-settings-page.tsx",
  developerSettings: "grants/developer-settings-page.tsx",
  bin: "moderation/bin-page.tsx",
  ownReports: "moderation/reports-page.tsx",
  notificationSettings: "notifications/notification-settings-page.tsx",
  notifications: "notifications/notifications-page.tsx",
  search: "search/search-page.tsx",
  jobs: "jobs/jobs-page.tsx",
  addJob: "jobs/job-add-page.tsx",
  job: "jobs/job-page.tsx",
  editJob: "jobs/job-edit-page.tsx",
  savedJobs: "jobs/saved-jobs-page.tsx",
  projects: "projects/projects-page.tsx",
  addProject: "projects/project-add-page.tsx",
  project: "projects/project-page.tsx",
  editProject: "projects/project-edit-page.tsx",
  questions: "questions/questions-page.tsx",
  askQuestion: "questions/question-add-page.tsx",
  question: "questions/question-page.tsx",
  editQuestion: "questions/question-edit-page.tsx",
  addCompany: "companies/company-add-page.tsx",
  company: "hubs/company-page.tsx",
  editCompany: "companies/company-edit-page.tsx",
  addUser: "people/user-add-page.tsx",
  profile: "people/profile-page.tsx",
  editUser: "people/user-edit-page.tsx",
  conversations: "conversations/conversations-page.tsx",
  conversation: "conversations/conversation-page.tsx",
  cohorts: "cohorts/cohorts-page.tsx",
  cohort: "cohorts/cohort-page.tsx",
  skills: "skills/skills-page.tsx",
  skill: "hubs/skill-page.tsx",
} satisfies Partial<Record<PageName, string>>;

/** Pages for staff, in addition to what members' pages require. */
export const staffPages = {
  admin: "admin/admin-page.tsx",
  adminMembers: "people/admin-members-page.tsx",
  adminCohorts: "cohorts/admin-cohorts-page.tsx",
  adminInvitations: "people/accounts/admin-invitations-page.tsx",
  adminSkills: "skills/admin-skills-page.tsx",
  adminOutcomes: "outcomes/admin-outcomes-page.tsx",
  adminWebhooks: "webhooks/admin-webhooks-page.tsx",
  adminAudit: "audit/admin-audit-page.tsx",
  adminReports: "moderation/admin-reports-page.tsx",
  adminReport: "moderation/admin-case-page.tsx",
  adminFigures: "moderation/admin-figures-page.tsx",
  adminBin: "moderation/admin-bin-page.tsx",
} satisfies Partial<Record<PageName, string>>;

export const prerenderedPages = Object.keys(formPages).map((name) => pages[name as keyof typeof formPages]);
