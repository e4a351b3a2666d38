export const title = "About us";
export const about = (board: string, organisation: string) =>
  `${board} is the community board of the alumni of ${organisation}. A course ends after a few months, but the people you sat next to stay. This is where you find each other again.`;

export const offers = [
  {
    title: "Job and project postings",
    text: "Members post jobs from the places where they work, and projects that need another pair of hands. Each posting lists the skills it asks for. What it doesn't say, you can ask in a comment.",
  },
  {
    title: "Company directory",
    text: "See which companies hire people like us, who works there, and what they say about it. Look a company up before you apply, and ask someone who knows it from the inside.",
  },
  {
    title: "Q&A forums",
    text: "Ask about code, contracts, interviews or the first weeks in a new team. The answers come from people who learned the same way you did and had the same question not long ago.",
  },
  {
    title: "Skill matching",
    text: "Add your skills, and the board shows you the jobs and projects that fit, and shows you to the people who posted them. It always says why: which of the skills you have and which are missing. Rare skills count for more than common ones.",
  },
];

export const rules = "How it works here";
export const whatIsOpen =
  "Anyone can see the two newest jobs and how much is going on. Everything else is for members, so that people can speak openly: you need an account to read postings, to comment and to see who is here. Only you and the team see your email address. There are no ads and no trackers.";
export const support = "Keeping the lights on";
export const howToHelp = (organisation: string) =>
  `Volunteers run this board. If it helped you find a job, a project or an answer, pass it on: post the next job you hear of, answer one question, or support ${organisation} with a donation.`;

export const signUp = "Sign Up";
export const forDevelopers = "For developers: the API";

export const imprintTitle = "Imprint";
export const law = "Information according to § 5 of the German Digital Services Act (DDG).";
export const missing = <Part>(organisation: Part) => [
  organisation,
  " runs this board and has to state here its full name and legal form, its postal address, who represents it and, where there are any, its register number and VAT identification number. This has not been done yet.",
];
export const contact = <Part>(board: string, organisation: string, toTeam: (words: string) => Part) => [
  `${board} is the board of the alumni of ${organisation}. Contact: `,
  toTeam("the team"),
];

type Parts<Part> = {
  board: string;
  organisation: string;
  toTeam: (words: string) => Part;
  imprint: (words: string) => Part;
  privacy: (words: string) => Part;
  rules: (words: string) => Part;
};

export const termsTitle = "Terms and conditions";
export const termsText = <Part>({ board, organisation, toTeam, imprint, privacy, rules }: Parts<Part>) => [
  { heading: "1. Who offers this board" },
  {
    words: [
      `${organisation} runs ${board}, a community board for its alumni, free of charge. Its legal details are in the `,
      imprint("imprint"),
      ". For questions write to ",
      toTeam("the team"),
      ". By signing up you agree to these terms.",
    ],
  },

  { heading: "2. Your account" },
  {
    words: `Accounts are for people who learned at or work with ${organisation}, and for people who are at least 16 years old. Sign up under your own name and with an address you read. Keep your password to yourself; tell us if you think someone else knows it. One person has one account.`,
  },

  { heading: "3. What you post" },
  {
    words:
      "What you write stays yours. You allow us, without charge and for as long as it stands here, to store it and to show it to the members of this board; of the newest two jobs, the title, the location and the first words are shown to everyone. Post only what you have the right to share: no texts, pictures or logos that belong to others, and nothing that an employer or client has told you in confidence.",
  },

  { heading: "4. How we treat each other" },
  { words: "Don't post anything that" },
  {
    items: [
      "is against the law, or helps others to break it;",
      "insults, threatens, harasses or discriminates against people;",
      "tells others' private matters without their consent;",
      "is advertising, a pyramid scheme, or a job that does not exist or charges applicants money;",
      "attacks the board: collecting members' data in bulk, guessing passwords, spreading harmful programs.",
    ],
  },
  { words: ["What else has no place here is described in the ", rules("rules"), "."] },

  { heading: "5. Jobs and projects" },
  {
    words:
      "Postings come from members. We don't check whether what they promise is true, and take no part in what members and companies agree on. Job postings must be open to everyone who can do the work, as the German General Equal Treatment Act (AGG) asks. Matches and suggestions are computed from the skills that members name; they are a help to find each other, not a judgement on anyone. Where the board offers to have a question answered by an AI, its answer can be wrong.",
  },

  { heading: "6. What we do about violations" },
  {
    words: [
      "If you see something that should not be here, report it with the button below it, or write to ",
      toTeam("the team"),
      " and say where it is and what is wrong with it. Moderators and admins are people; they decide by these terms and the rules, weigh the interests of all sides, and may edit, hide or remove posts and comments or, if it is serious or happens again, suspend or close an account. The board itself may hide what several members report, and hold back what looks like spam, until a person has looked at it. Whoever is affected is told what was done and why, as far as we can reach them. For six months they, and whoever reported it, may ask that someone else on the team looks at it again. Recourse to a court remains open.",
    ],
  },

  { heading: "7. Leaving" },
  {
    words:
      "You can delete your account at any time and without giving a reason. You choose whether your posts and comments go with it or stay without your name. We can end your account with two weeks' notice, and at once for an important reason.",
  },

  { heading: "8. Availability and liability" },
  {
    words:
      "Volunteers look after this board. We try to keep it running but promise no particular availability, and may change or end it; if we end it we tell you in time to take your data with you. We are liable without limit for intent and gross negligence, for injury to life, body or health, and where the law makes us liable regardless of fault. For slight negligence we are liable only where we breach a duty that makes using the board possible in the first place and on which you may rely, and then only for the damage that is typical and could be foreseen.",
  },

  { heading: "9. Changes to these terms" },
  {
    words:
      "If we change these terms in a way that matters to you, we tell you at least four weeks before. If you don't agree, you can delete your account until then.",
  },

  { heading: "10. Law" },
  {
    words:
      "The law of the Federal Republic of Germany applies, without the UN Convention on Contracts for the International Sale of Goods. If you are a consumer, you keep the protection that the mandatory law of the country where you live gives you. We neither have to nor want to take part in dispute settlement before a consumer arbitration board. If one of these terms is invalid, the others stay valid.",
  },
  {
    words: [
      "How we treat your data, by the rules of the General Data Protection Regulation (GDPR), is described in the ",
      privacy("privacy policy"),
      ".",
    ],
  },
];

/** The end of every legal text. */
export const whichApplies = "This text exists in English and German. Where they differ, the German one applies.";
