export const people = ["visitor", "member", "owner", "moderator", "admin"] as const;
export type Person = (typeof people)[number];

/** The statuses that each of `people` gets. */
type Row = [number, number, number, number, number];

const forEveryone = (status: number): Row => [status, status, status, status, status];
const forMembers = (status: number): Row => [401, status, status, status, status];
const forOwnerAndStaff = (status: number): Row => [401, 403, status, status, status];
const forStaff = (status: number): Row => [401, 403, 403, status, status];
const forAdmins = (status: number): Row => [401, 403, 403, 403, status];

/**
 * Who may make which call, on a record that the owner posted, an account or a session that is the owner's, with input that is
 * valid. A call of the contract that has no row here fails.
 */
export const rights: Record<string, Row> = {
  "POST /auth/signup": forEveryone(201),
  "POST /auth/login": forEveryone(200),
  "POST /auth/logout": forMembers(204),
  "POST /auth/recover-password": forEveryone(200),
  "POST /auth/reset-password": forEveryone(200),
  "POST /auth/confirm-email": forEveryone(200),
  "POST /auth/take-back-email": forEveryone(200),

  "GET /account": forMembers(200),
  "DELETE /account/mail-refused": forMembers(204),
  "GET /account/sessions": forMembers(200),
  // Whose session it is, is nobody else's business: there is none.
  "DELETE /account/sessions/:id": [401, 404, 204, 404, 404],
  "DELETE /account/sessions": forMembers(204),
  "PUT /account/password": forMembers(204),
  "PUT /account/locale": forMembers(204),
  "PUT /account/privacy": forMembers(200),
  "POST /account/confirmation": forMembers(202),
  "GET /account/export": forMembers(200),
  "GET /account/deletion": forMembers(200),
  "DELETE /account": forMembers(204),

  "POST /reports": [401, 201, 400, 201, 201],
  "GET /reports/mine": forMembers(200),
  "GET /decisions": forMembers(200),
  "GET /decisions/:id": [401, 404, 200, 200, 200],
  "GET /admin/reports": forStaff(200),
  "GET /admin/reports/:id": forStaff(200),
  "PUT /admin/reports/:id/claim": forStaff(200),
  "DELETE /admin/reports/:id/claim": forStaff(204),
  "POST /admin/reports/:id/decisions": forStaff(201),

  "GET /jobs": forEveryone(200),
  "GET /jobs/duplicates": forMembers(200),
  "GET /jobs/:id/insiders": forMembers(200),
  "GET /saved/jobs": forMembers(200),
  "PUT /saved/jobs/:id": forMembers(200),
  "DELETE /saved/jobs/:id": forMembers(204),
  "GET /jobs/:id": forMembers(200),
  "POST /jobs": forMembers(201),
  "PUT /jobs/:id": forOwnerAndStaff(200),
  "PUT /jobs/:id/status": forOwnerAndStaff(200),
  "DELETE /jobs/:id": forOwnerAndStaff(204),
  "POST /still-open": forEveryone(200),

  "GET /projects": forMembers(200),
  "GET /projects/:id": forMembers(200),
  "POST /projects": forMembers(201),
  "PUT /projects/:id": forOwnerAndStaff(200),
  "DELETE /projects/:id": forOwnerAndStaff(204),

  "GET /questions": forMembers(200),
  "GET /questions/:id": forMembers(200),
  "GET /questions/similar": forMembers(200),
  "POST /questions": forMembers(201),
  "PUT /questions/:id": forOwnerAndStaff(200),
  "DELETE /questions/:id": forOwnerAndStaff(204),
  "PUT /questions/:id/accepted-answer": forOwnerAndStaff(200),
  "DELETE /questions/:id/accepted-answer": forOwnerAndStaff(200),
  "PUT /questions/:id/vote": forMembers(200),
  "DELETE /questions/:id/vote": forMembers(200),
  "GET /questions/:id/versions": forMembers(200),
  "DELETE /questions/:id/versions/:number": forOwnerAndStaff(204),

  "GET /companys": forMembers(200),
  "GET /companys/:id": forMembers(200),
  "POST /company": forMembers(201),
  "PUT /company/:id": forOwnerAndStaff(200),

  "GET /users": forMembers(200),
  "GET /users/:id": forMembers(200),
  "PUT /users/:id": forOwnerAndStaff(200),
  "PUT /users/:id/role": forAdmins(200),
  "PUT /users/:id/suspension": forStaff(200),
  "DELETE /users/:id/suspension": forStaff(204),
  "POST /users/:id/invitation": forStaff(204),
  "PUT /users/:id/admission": forStaff(200),
  "DELETE /users/:id/admission": forStaff(204),

  "GET /blocks": forMembers(200),
  "PUT /blocks/:userId": forMembers(204),
  "DELETE /blocks/:userId": forMembers(204),

  "GET /cohorts": forMembers(200),
  "GET /cohorts/:id": forMembers(200),
  "POST /cohorts": forStaff(201),
  "PUT /cohorts/:id": forStaff(200),
  "DELETE /cohorts/:id": forStaff(204),
  "PUT /cohorts/:id/membership": forMembers(200),
  "DELETE /cohorts/:id/membership": forMembers(204),
  // Here the owner is verified in the cohort.
  "GET /cohorts/:id/pending": forOwnerAndStaff(200),
  "PUT /cohorts/:id/vouches/:userId": [401, 403, 204, 403, 403],
  "DELETE /cohorts/:id/vouches/:userId": forMembers(204),
  "PUT /cohorts/:id/members/:userId": forStaff(204),
  "DELETE /cohorts/:id/members/:userId": forStaff(204),
  "POST /cohorts/:id/roster": forStaff(200),
  "DELETE /cohorts/:id/roster": forStaff(204),

  // A conversation is there for its two alone, whatever the others are.
  "POST /contacts": forMembers(201),
  "PUT /contacts/:id/answer": [401, 404, 200, 404, 404],
  "GET /conversations": forMembers(200),
  "GET /conversations/:id": [401, 404, 200, 404, 404],
  "DELETE /conversations/:id": [401, 404, 204, 404, 404],
  "GET /conversations/:id/messages": [401, 404, 200, 404, 404],
  "POST /conversations/:id/messages": [401, 404, 201, 404, 404],
  "PUT /conversations/:id/read": [401, 404, 204, 404, 404],

  "GET /skills": forMembers(200),
  "GET /search": forMembers(200),
  "GET /skills/:id": forMembers(200),
  "POST /skills": forStaff(201),
  "POST /skills/:id/aliases": forStaff(201),
  "DELETE /skills/:id/aliases": forStaff(204),
  "PUT /skills/:id/merger": forStaff(200),
  "PUT /skills/:id/implications/:impliedId": forStaff(204),
  "DELETE /skills/:id/implications/:impliedId": forStaff(204),
  "POST /skills/named": forMembers(200),
  "POST /skills/suggestions": forMembers(201),
  "GET /skills/suggestions": forStaff(200),
  "PUT /skills/suggestions/:id/skill": forStaff(200),
  "DELETE /skills/suggestions/:id": forStaff(204),

  "GET /admin/members": forStaff(200),
  "GET /admin/members/:id/deletion": forAdmins(200),
  "DELETE /admin/members/:id": forAdmins(204),
  "GET /admin/invitations": forStaff(200),
  "DELETE /admin/invitations/:id": forStaff(204),
  "GET /admin/skills": forStaff(200),
  "GET /admin/audit": forAdmins(200),

  "GET /comments/:parent/:id": forMembers(200),
  "POST /comments": forMembers(201),
  "PUT /comments/:id": [401, 403, 200, 403, 403],
  "DELETE /comments/:id": forOwnerAndStaff(204),
  "PUT /comments/:id/vote": forMembers(200),
  "DELETE /comments/:id/vote": forMembers(200),
  "GET /comments/:id/versions": forMembers(200),
  "DELETE /comments/:id/versions/:number": forOwnerAndStaff(204),

  "GET /notifications": forMembers(200),
  // What stands in another's inbox is nobody else's business.
  "PUT /notifications/:id": [401, 404, 200, 404, 404],
  "PUT /notifications": forMembers(200),
  "GET /account/notifications": forMembers(200),
  "PUT /account/notifications": forMembers(200),
  "GET /watches": forMembers(200),
  "GET /watches/:parent/:id": forMembers(200),
  "PUT /watches/:parent/:id": forMembers(204),
  "DELETE /watches/:parent/:id": forMembers(204),
  "GET /push": forMembers(200),
  "POST /push": forMembers(201),
  // Whose device it is, is nobody else's business.
  "DELETE /push/:id": [401, 404, 204, 404, 404],
  "GET /unsubscribe": forEveryone(200),
  "POST /unsubscribe": forEveryone(200),
  "GET /saved-searches": forMembers(200),
  "POST /saved-searches": forMembers(201),
  "GET /saved-searches/:id": [401, 404, 200, 404, 404],
  "PUT /saved-searches/:id": [401, 404, 200, 404, 404],
  "DELETE /saved-searches/:id": [401, 404, 204, 404, 404],
  "GET /live": forMembers(200),

  "GET /match/users/:parent/:id": forMembers(200),
  "GET /match/jobs": forMembers(200),
  "GET /match/projects": forMembers(200),
  "GET /match/questions": forMembers(200),
  "POST /images": forMembers(201),
  "POST /prompts": forMembers(200),
  "POST /mail": forEveryone(202),
  "GET /admin/reports/figures": forStaff(200),
  "GET /rules": forEveryone(200),
  "GET /stats": forEveryone(200),
  "GET /activity": forEveryone(200),
};
