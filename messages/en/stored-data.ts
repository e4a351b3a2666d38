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
    why: "So that pages and mails are in your language.",
    basis: contract,
    until: "Until you delete your account.",
  },
  {
    what: "Your profile: picture, company, skills, headline, place, what you write about yourself, links, languages, where you worked before, what you are open to.",
    why: "So that people, jobs and projects find each other. You choose what you enter, and who sees it.",
    basis: contract,
    until: "Until you take it off your profile or delete your account.",
  },
  {
    what: "What you answer to “where are you now?”: when we asked, your answer, the company, since which month, the field; and when you last confirmed your company.",
    why: "So that the directory stays up to date. The school sees how many of at least five graduates gave an answer, never whose it was.",
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
    what: "Repositories: the addresses that you list, the skills you list them under, whether they are proven to be yours, and when that was last checked. Once a month the board fetches the file that proves it, and asks the provider of your linked account.",
    why: "So that your profile shows what is behind a skill.",
    basis: contract,
    until: "Until you remove them or delete your account.",
  },
  {
    what: "Seats in projects: which you asked for or were offered, which you have or had and since when, why you were removed, whether the owner confirmed your time, and which project you were asked to take over.",
    why: "So that projects find their teams, and you have something to show for it.",
    basis: contract,
    until:
      "A request until you take it back, the rest until the project is deleted. If you delete your account, your seat shows “Former member”.",
  },
  {
    what: "What your questions, answers and comments said before you changed them.",
    why: "So that what others answered to can still be read. A typo that you correct within five minutes leaves no trace.",
    basis: contract,
    until: "Until you remove it or what you posted is deleted.",
  },
  {
    what: "Which questions, answers and comments you voted for.",
    why: "So that helpful answers come first. Others see only how many votes there are.",
    basis: contract,
    until: "Until you take the vote back, what you voted for is deleted or you delete your account.",
  },
  {
    what: "Pictures in your texts, re-encoded without the data that your camera adds.",
    why: "So that you can show what you mean.",
    basis: contract,
    until:
      "As long as a text contains them. A picture that no text, former version or case contains is deleted within two days.",
  },
  {
    what: "Whom you mention in a text, by their number. Readers see the current name.",
    why: "So that they are notified once, and find the place.",
    basis: contract,
    until: "As long as the text exists. If the member leaves, the number stays without a name.",
  },
  {
    what: "Which unanswered questions were offered to you, and when.",
    why: "So that members who may know the answer are asked, and nobody too often. Only you see that you were asked.",
    basis: contract,
    until: "Until the question is deleted or you delete your account.",
  },
  {
    what: "Which jobs you saved, with your note and the day you applied.",
    why: "So that you find them again. Nobody else sees it. The poster of a job only sees how many members saved it.",
    basis: contract,
    until: "Until you remove it, the job is deleted or you delete your account.",
  },
  {
    what: "Who sees which part of your profile, which companies don't see that you look for work, who may write to you; and the companies you left, for 30 days.",
    why: "So that only the people you choose see it.",
    basis: contract,
    until: "Until you change it or delete your account.",
  },
  {
    what: "Your cohorts, how you were verified there, and for whom you vouched.",
    why: "So that others know who really graduated. Until you are verified, only you, its verified members and the team see that you named a cohort.",
    basis: contract,
    until: "Until you leave the cohort or delete your account.",
  },
  {
    what: "The school’s lists of cohorts: email addresses as hashes (Argon2id). A hashed address is still personal data: anyone who knows an address can find out whether it is on a list.",
    why: "So that graduates are verified by their address, and nobody can read the list.",
    basis: "legitimate interest: Art. 6 (1) (f) GDPR in knowing who graduated.",
    until: "Until the team empties the list; a member's line is deleted with their account.",
  },
  {
    what: "Your conversations: whom you wrote to, when, what, and what you read. Nobody else learns what you read.",
    why: "So that you reach each other without showing an address. The team reads a message only if its receiver reports it.",
    basis: contract,
    until:
      "Until both of you have deleted the conversation. If you leave, the others keep their copy, without your name. That you sent someone a request is kept for 90 days.",
  },
  {
    what: "If the team reviews new accounts: what you told it about yourself.",
    why: "So that it can decide.",
    basis: contract,
    until:
      "Until it has decided. Accounts that are refused, or whose address isn’t confirmed within 14 days, are deleted.",
  },
  {
    what: "Whom you blocked, and when.",
    why: "So that neither of you can reach the other. They are not notified.",
    basis: contract,
    until: "Until you take it back or either of you deletes the account.",
  },
  {
    what: "What you reported and why; what others reported of yours, as it was at that time, with its pictures; what the team decided or removed; and your appeals.",
    why: "So that each report is answered, each decision has a reason and someone else can look again. Nobody but the team learns who reported.",
    basis: "a legal obligation: Art. 6 (1) (c) GDPR with articles 16, 17 and 20 of the Digital Services Act.",
    until:
      "What was reported, by whom, and appeals: 184 days after the case was closed. What was removed: 184 days, or until an appeal is answered. The decision with its title, its reason and what was removed from a profile: until you delete your account. Your name and words are then deleted at once.",
  },
  {
    what: "What you deleted, in your bin, which only you can see.",
    why: "So that you can take a mistake back.",
    basis: contract,
    until: "30 days, or until you delete it for good or delete your account.",
  },
  {
    what: "Your notifications: the events that concern you, by number, and whether you read them.",
    why: "So that you hear when someone answers you.",
    basis: contract,
    until: "180 days, or until you delete your account.",
  },
  {
    what: "Which jobs and projects you were notified of, what your saved searches found, whether you joined by invitation, and which cohorts the team removed you from.",
    why: "So that you are notified only once, and the board checks new members' texts more closely.",
    basis: contract,
    until:
      "Until the post or search is deleted or you delete your account. Your number, when you left and whether your posts stayed are kept, so that you are removed again if a backup is restored.",
  },
  {
    what: "What you watch, which searches you saved, and your notification settings: of what, on which channel, at which hour, in which time zone, and pauses.",
    why: "So that you hear what you want to know, when you want to know it.",
    basis: contract,
    until: "Until you change it, end it or delete your account.",
  },
  {
    what: "Devices on which you switched push on: the address and the keys that your browser got for it.",
    why: "So that notifications reach you there.",
    basis: "your consent: Art. 6 (1) (a) GDPR. You take it back by switching push off.",
    until: "Until you switch it off, log out there, or the push service no longer knows the device.",
  },
  {
    what: "When and why mail to your address was refused.",
    why: "So that the board stops sending mails that don't arrive, and can tell you.",
    basis: contract,
    until: "With the address, until you press “Send mail again” or delete your account.",
  },
  {
    what: "When you joined, and what you posted, answered, changed or deleted and when: by number, without its text.",
    why: "So that others see what is new.",
    basis: contract,
    until:
      "As long as the post or comment exists. Once you delete your account, your number is removed. Of what was deleted, the address and the time are kept.",
  },
  {
    what: "Your sessions: the name your browser gives itself, when you logged in and when you were last here.",
    why: "To keep you logged in, and to let you see and end sessions on other devices.",
    basis: contract,
    until: "Until you log out, at most 30 days after you were last here and 180 days after you logged in.",
  },
  {
    what: "Your tokens and feeds: their names, what they may do, when they end, when they were last used; of the secret only a hash. Drafts of answers that one of your tools wrote.",
    why: "So that your scripts, feed readers and assistants have access, and you can revoke it. Anyone who has the address of a feed can read it.",
    basis: contract,
    until: "Until they end, you revoke them, send or discard the draft, or delete your account.",
  },
  {
    what: "Skills that you suggest, and suspensions of your account with their reason.",
    why: "So that the team can answer you, and knows why an account is suspended.",
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
    why: "So that you can log in again, and to warn you when something about your account changes.",
    basis: contract,
    until:
      "Until they have been delivered, at most 30 days if they can't. The link to a new password works for 60 minutes, the one that confirms an address for 24 hours, the one that takes a change of address back for 7 days, for which your old address is kept, an invitation for 14 days, the answer about a job until 30 days after its end, the one that stops mails a year, the one that asks for another look 214 days.",
  },
  {
    what: "Backups of all of this, but not of sessions, push devices, mails, and links other than those that stop mails or ask for another look.",
    why: "So that nothing is lost when a machine breaks.",
    basis: "legitimate interest: Art. 6 (1) (f) GDPR in a board that is safe and works.",
    until: "30 days as a rule. What you delete is gone once the last backup that contains it is deleted.",
  },
  {
    what: "Records of the server: time, address called, IP address, changes of rights, with members named by number.",
    why: "To find faults and attacks. Counts of failed log-ins are kept under a hash of the address, counts of questions about jobs, posts, comments, pictures, reports, vouches and messages under a hash of the member's number.",
    basis: "legitimate interest: Art. 6 (1) (f) GDPR in a board that is safe and works.",
    until: "Only as long as the operator needs them, 30 days as a rule; counts for a week at most.",
  },
  {
    what: "What moderators and admins did to other people's records: who, what, to which record and when, all by number.",
    why: "So that nobody can use their rights unseen.",
    basis: "legitimate interest: Art. 6 (1) (f) GDPR in a board that is fair to its members.",
    until:
      "As long as the board exists. The title and the reason of a deletion are kept with it until the owner deletes their account.",
  },
];
