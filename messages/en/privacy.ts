type Parts<Part> = {
  organisation: string;
  /** The host that questions about jobs are sent to. */
  assistant: string;
  toTeam: (words: string) => Part;
  imprint: (words: string) => Part;
  code: (words: string) => Part;
  strong: (words: string) => Part;
};

export const title = "Privacy policy";
export const beforeStoredData = <Part>({ organisation, toTeam, imprint }: Parts<Part>) => [
  {
    words:
      "In short: this board stores what you enter and what it needs to work. It sets no cookies, has no trackers and no advertisements, loads nothing from other servers, and passes your data on to nobody who is not named here.",
  },

  { heading: "Who is responsible" },
  {
    words: [
      `Responsible under Art. 4 (7) of the General Data Protection Regulation (GDPR) is ${organisation}; name and postal address are in the `,
      imprint("imprint"),
      ". For everything about your data write to ",
      toTeam("the team"),
      ".",
    ],
  },

  { heading: "What is stored, why, on which basis and for how long" },
];

export const afterStoredData = <Part>({ organisation, assistant, toTeam, code, strong }: Parts<Part>) => [
  { heading: "Who sees your data" },
  {
    words:
      "Other members see your name, your picture, your skills, your role, when you joined, and what you post and comment. Of your company and former companies, headline, location, text about you, links, languages, cohorts and what you are open to, they see what you allow. Visitors without an account see numbers and, of the newest two jobs, the title, the location and the first words; no names. Your email address is seen by you, and by the moderators and admins who look after the board. Your password is stored only as a hash that nobody can read. Matches are computed from the skills you name; the board itself may hold back or hide a text until a person has looked at it. Nothing else is decided about you by a machine alone (Art. 22 GDPR).",
  },

  { heading: "Who else handles it" },
  {
    words: `The board, its database and its pictures run on a server that ${organisation} operates or has operated for it under a contract according to Art. 28 GDPR. Mails pass through the mail server that the board is set up with. Data is not sent to countries outside the European Union, unless one of the next two paragraphs applies.`,
  },
  {
    words: `Only if the operator has set up an AI service: when a member asks about the work/life balance of a job, the question, the title, location and text of the posting and the comments on it and on its company are sent to that service from our server, without the names of those who wrote or ask, and only when the button is pressed. AI service of this board at present: ${assistant}. Where it runs, the team tells you on request. Without one, the board reads posting and comments itself and nothing is sent. Neither questions nor answers are stored.`,
  },

  {
    words:
      "Only if you switch on push on a device: notifications for you go from our server, encrypted, to the push service that your browser's maker runs (Google, Mozilla, Apple or Microsoft, in countries outside the European Union too), and from there to your device. The service learns that there is something for this browser, and when. It can't read the content: the kind of news, the title of the post or the name of your saved search or cohort, and its address on the board, but no member's name and nothing that anyone wrote.",
  },

  { heading: "In your browser" },
  {
    words: [
      "No cookies. Five entries in your browser's local storage, which are necessary for what you ask the board to do (§ 25 (2) no. 2 TDDDG): ",
      code("token"),
      " and ",
      code("user"),
      " keep you logged in until you log out, ",
      code("theme"),
      " remembers whether you chose the light or the dark theme, ",
      code("locale"),
      " which language you chose, ",
      code("search"),
      " the last eight texts you searched for and the last eight records you opened, until your session ends, and whether the key / opens the search. What you typed into a form and didn't save yet stays in the tab, without passwords, so that you lose nothing by a reload; it is deleted once you save it, leave the form, log out or close the tab. Your browser also keeps the board's own files, the same for everyone, so that a page opens when the network is gone; nothing of what you read or write is among them. Where you switched on push, your browser asks its maker's push service for an address.",
    ],
  },

  { heading: "Your rights" },
  {
    items: [
      "You can ask what is stored about you and get a copy of it (Art. 15 GDPR).",
      "You can have it corrected (Art. 16); most of it you can change yourself on your profile.",
      "You can have it deleted (Art. 17) or its use restricted (Art. 18); others we passed it to are told (Art. 19).",
      "You can take what you entered with you in a common format (Art. 20).",
      strong(
        "You can object at any time, on grounds relating to your particular situation, to what we do on the basis of legitimate interests (Art. 21).",
      ),
    ],
  },
  {
    words: [
      "A message to ",
      toTeam("the team"),
      ` is enough; we answer within a month. Where you gave consent, you can take it back at any time for the future. You also have the right to complain to a supervisory authority (Art. 77 GDPR), for example the one of the German state where you live or where ${organisation} has its registered office.`,
    ],
  },

  { heading: "Do you have to give us data?" },
  {
    words:
      "No law obliges you. Without a name, an email address and a password there can be no account; everything else on your profile is up to you.",
  },

  { heading: "Law and changes" },
  {
    words:
      "Besides the GDPR, German law applies. When the board begins to handle data differently, this page says so first; of changes that matter to you, members are told.",
  },
];
