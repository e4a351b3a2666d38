export const basis = "Basis: ";
export const kept = "Kept: ";

const contract = "to provide what you signed up for: Art. 6 (1) (b) GDPR.";

export const stored = [
  {
    what: "Your account: name, email address, password (as a hash), role, when you were last here.",
    why: "So that you can log in and others know whom they talk to.",
    basis: contract,
    until: "Until you delete your account.",
  },
  {
    what: "Your keys: passkeys (their public part, a name, when they were last used), accounts elsewhere that you log in with (provider, your number and address there), the secret of your authenticator app, hashes of your recovery codes.",
    why: "So that you can log in with them, and nobody else can.",
    basis: contract,
    until: "Until you remove them or delete your account. A log-in that is halfway: ten minutes.",
  },
  {
    what: "Your languages: the one you chose (locale) and the one you used last (usedLocale).",
    why: "So that pages and mails speak yours.",
    basis: contract,
    until: "Until you delete your account.",
  },
  {
    what: "Your profile: picture, company, skills, headline, place, what you write about yourself, links, languages, where you worked before, what you are open to.",
    why: "You choose what you name, and who sees it. So that people, jobs and projects find each other.",
    basis: contract,
    until: "Until you take it off your profile or delete your account.",
  },
  {
    what: "What you answer to “where are you now?”: when we asked, your answer, the company, since which month, the field; and when you last confirmed your company.",
    why: "So that the directory stays true. The school sees how many of at least five graduates gave an answer, never whose it was.",
    basis: contract,
    until: "Until you take the answer back or delete your account.",
  },
  {
    what: "What you post: jobs, projects, questions, answers, comments, companies.",
    why: "That is what the board is for.",
    basis: contract,
    until: "Until you delete it. If you leave, you choose whether it goes too or stays without your name.",
  },
  {
    what: "Repositories: the addresses that you list, the skills you list them under, whether they are proven to be yours and when that was looked at last. Each is asked monthly for its file, and the interface of a linked account that owns it.",
    why: "So that your profile shows what is behind a skill.",
    basis: contract,
    until: "Until you remove them or delete your account.",
  },
  {
    what: "Seats in projects: which you asked for or were offered, which you have or had and since when, why you were taken out, whether the owner confirmed your time, and which project you were asked to take over.",
    why: "So that projects find their teams, and you have something to show for it.",
    basis: contract,
    until:
      "A request until you take it back, the rest until the project is deleted. If you delete your account, “Former member” stands at your seat.",
  },
  {
    what: "What your questions, answers and comments said before you changed them.",
    why: "So that what others answered to can still be read. A typo that you mend within five minutes leaves no trace.",
    basis: contract,
    until: "Until you remove it or what you posted is deleted.",
  },
  {
    what: "Which questions, answers and comments you voted for.",
    why: "So that what helps stands first. Others see only how many votes there are.",
    basis: contract,
    until: "Until you take the vote back, what you voted for is deleted or you delete your account.",
  },
  {
    what: "Pictures in your texts, encoded anew without what your camera adds to them.",
    why: "So that you can show what you mean.",
    basis: contract,
    until: "As long as a text names them; one that no text, former version or case names goes within two days.",
  },
  {
    what: "Whom you mention in a text: by number. The name that is read there is the one of today.",
    why: "So that they are told, once, and find where.",
    basis: contract,
    until: "As long as the text. Of a member who has left, the number stays there without a name.",
  },
  {
    what: "Which questions that nobody answered were offered to you, and when.",
    why: "So that those who know are asked, and nobody too often. Only you see that it was you.",
    basis: contract,
    until: "Until the question is deleted or you delete your account.",
  },
  {
    what: "Which jobs you saved, with your note and the day you applied.",
    why: "So that you find them again. Nobody else sees it; who posted a job sees how many saved it.",
    basis: contract,
    until: "Until you remove it, the job is deleted or you delete your account.",
  },
  {
    what: "Who sees what of your profile, at which companies nobody sees that you look for work, who may write to you; and the companies you left, for 30 days.",
    why: "So that what you keep to some stays with them.",
    basis: contract,
    until: "Until you change it or delete your account.",
  },
  {
    what: "Your cohorts, how you were verified there, and for whom you vouched.",
    why: "So that others know who really graduated. Until you are verified only you, its verified people and the team see that you named a cohort.",
    basis: contract,
    until: "Until you leave the cohort or delete your account.",
  },
  {
    what: "The school’s lists of cohorts: email addresses as hashes (Argon2id). A hashed address is still personal data: who knows an address can find out whether it is on a list.",
    why: "So that graduates are verified by their address, and nobody can read the list.",
    basis: "legitimate interest: Art. 6 (1) (f) GDPR in knowing who graduated.",
    until: "Until the team empties the list; the line of a member goes with their account.",
  },
  {
    what: "Your conversations: whom you wrote to, when, what, and what you read. Nobody else learns what you read.",
    why: "So that you reach each other without showing an address. The team reads no message but one that its receiver reports.",
    basis: contract,
    until:
      "Until you and the other one have deleted the conversation. If you leave, the others keep what they have, without your name. That you asked someone is kept for 90 days.",
  },
  {
    what: "Where the team looks at every new account: what you told it of yourself.",
    why: "So that it can decide.",
    basis: contract,
    until: "Until it has decided. Who is refused, or doesn’t confirm their address for 14 days, is deleted.",
  },
  {
    what: "Whom you blocked, and when.",
    why: "So that neither reaches the other. They are not told.",
    basis: contract,
    until: "Until you take it back or either of you deletes the account.",
  },
  {
    what: "What you reported and why, what was reported of yours as it stood then (pictures too), what the team decided on it or removed, and your appeals.",
    why: "So that each report is answered, each decision has a reason and somebody else can look again. Nobody but the team learns who reported.",
    basis: "a legal obligation: Art. 6 (1) (c) GDPR with articles 16, 17 and 20 of the Digital Services Act.",
    until:
      "What was reported, by whom, and appeals: 184 days after the case was closed; what was removed: 184 days, or until an appeal is answered; the decision with its title, its reason and what was taken off a profile: until you delete your account. Your name and words go at once then.",
  },
  {
    what: "What you deleted, in your bin, which only you read.",
    why: "So that you can take a mistake back.",
    basis: contract,
    until: "30 days, or until you delete it for good or delete your account.",
  },
  {
    what: "Your notifications: what happened that concerns you, by number, and whether you read it.",
    why: "So that you hear when someone answers you.",
    basis: contract,
    until: "180 days, or until you delete your account.",
  },
  {
    what: "Which jobs and projects you were told of, what your saved searches found, whether you came by an invitation, and which cohorts the team took you out of.",
    why: "So that nothing is told twice, and the board looks closer at what new members write.",
    basis: contract,
    until:
      "Until the post or search is deleted or you delete your account. That your number left, when, and whether posts stayed is kept, so that a restored backup forgets you again.",
  },
  {
    what: "What you watch, which searches you saved, and of what you want to be told: by which way, at which hour, in which time zone, and pauses.",
    why: "So that you are told what you want to know, when you want to know it.",
    basis: contract,
    until: "Until you change it, end it or delete your account.",
  },
  {
    what: "Devices on which you switched push on: the address and the keys that your browser got for it.",
    why: "So that news reach you there.",
    basis: "your consent: Art. 6 (1) (a) GDPR. You take it back by switching push off.",
    until: "Until you switch it off, log out there, or the push service no longer knows the device.",
  },
  {
    what: "When and why mail to your address was refused.",
    why: "So that the board sends no more mails to where none arrive, and can tell you.",
    basis: contract,
    until: "With the address of then, until you press “Send mail again” or delete your account.",
  },
  {
    what: "When you joined, and what you posted, answered, changed and deleted and when: by number, without a word of it.",
    why: "So that others see what is new.",
    basis: contract,
    until:
      "As long as the post or comment that it is about. Once you delete your account it stands there without your number; of what was deleted its address stays, and when.",
  },
  {
    what: "Your sessions: the name your browser gives itself, when you logged in and when you were last here.",
    why: "To keep you logged in, and to let you see and end sessions on other devices.",
    basis: contract,
    until: "Until you log out, at most 30 days after you were last here and 180 days after you logged in.",
  },
  {
    what: "Your tokens and feeds: their names, what they may, until when, when they were last used; of the secret only a hash. A draft of an answer that a tool of yours wrote.",
    why: "So that your scripts, feed readers and assistants get in, and you can shut them out. What a feed shows is read by whoever has its address.",
    basis: contract,
    until: "Until they end, you revoke them, send or discard the draft, or delete your account.",
  },
  {
    what: "Skills that you suggest, and suspensions of your account with their reason.",
    why: "So that the team can answer you, and knows why someone may not come in.",
    basis: contract,
    until: "A suggestion until it is decided, suspensions until you delete your account.",
  },
  {
    what: "Requests through the contact form: name, email address, your text, and whom it is about.",
    why: "To answer you, or to put you in touch with a member.",
    basis:
      "legitimate interest: Art. 6 (1) (f) GDPR, to answer those who write to us; where it is about your account, Art. 6 (1) (b).",
    until:
      "On this board until the mail has reached the team, at most 30 days if it can't; in the team's mailbox as long as your request takes.",
  },
  {
    what: "Mails to you: a link to a new password, a link to confirm a changed address, notices about your account, what happened that concerns you, the question whether a job of yours is still open.",
    why: "To get you back in, and to warn you when something about your account changes.",
    basis: contract,
    until:
      "Until they have been delivered, at most 30 days if they can't. The link to a new password works for 60 minutes, the one that confirms an address for 24 hours, the one that takes a change of address back for 7 days, for which your old address is kept, an invitation for 14 days, the answer about a job until 30 days after its end, the one that stops mails a year, the one that asks for another look 214 days.",
  },
  {
    what: "Backups of all of this, but not of sessions, push devices, mails, and links other than those that stop mails or ask for another look.",
    why: "So that nothing is lost when a machine breaks.",
    basis: "legitimate interest: Art. 6 (1) (f) GDPR in a board that is safe and works.",
    until: "30 days as a rule. What you delete is gone from them when the last one that holds it is.",
  },
  {
    what: "Records of the server: time, address called, IP address, changes of rights, with members named by number.",
    why: "To find faults and attacks. Counts of failed log-ins are kept under a hash of the address, counts of questions about jobs, posts, comments, pictures, reports, vouches and messages under a hash of the member's number.",
    basis: "legitimate interest: Art. 6 (1) (f) GDPR in a board that is safe and works.",
    until: "As short as the operator needs them, 30 days as a rule; counts for a week at most.",
  },
  {
    what: "What moderators and admins did on what others own: who, what, on what and when, all by number.",
    why: "So that nobody uses their rights unseen.",
    basis: "legitimate interest: Art. 6 (1) (f) GDPR in a board that is fair to its members.",
    until:
      "As long as the board. Title and reason of what was deleted stand beside it until its owner deletes the account.",
  },
];
