/** In the order in which they are imported: each may name what comes before it. */
export const kinds = ["skills", "companies", "members", "jobs", "projects"] as const;
export type Kind = (typeof kinds)[number];

type Columns = { needs: readonly string[]; hint: RegExp; spellings: Record<string, readonly string[]> };

const skills = [
  "skills",
  "skill",
  "requiredskills",
  "technologies",
  "tech",
  "techstack",
  "tags",
  "kenntnisse",
  "fähigkeiten",
];
const company = [
  "company",
  "companyname",
  "employer",
  "organisation",
  "organization",
  "firma",
  "unternehmen",
  "arbeitgeber",
];
const description = ["description", "details", "text", "about", "beschreibung"];
const owner = ["owner", "owneremail", "postedby", "postedbyemail", "poster", "verfasser", "eingestelltvon"];
const createdAt = ["createdat", "created", "postedat", "posted", "dateposted", "erstelltam", "veröffentlichtam"];
const updatedAt = ["updatedat", "updated", "geändertam", "aktualisiertam"];

// Spellings are lower-case letters and digits only: "E-Mail", "e_mail" and "eMail" are one.
const columns: Record<Kind, Columns> = {
  skills: {
    needs: ["name"],
    hint: /skill|kenntnis|fähigkeit/,
    spellings: {
      name: ["name", "skill", "skillname", "kenntnis", "fähigkeit"],
      aliases: ["aliases", "alias", "synonyms", "synonyme"],
      implies: ["implies", "implied", "setztvoraus"],
    },
  },
  companies: {
    needs: ["name"],
    hint: /compan|firm|unternehmen/,
    spellings: {
      name: ["name", ...company],
      careers: ["careers", "careerspage", "careerpage", "jobspage", "karriere", "karriereseite"],
      region: ["region"],
      remote: ["remote", "remotepolicy"],
      description,
      skills,
    },
  },
  members: {
    needs: ["firstName", "lastName", "email"],
    hint: /member|user|people|alumn|student|mitglied|graduate/,
    spellings: {
      firstName: ["firstname", "givenname", "forename", "vorname"],
      lastName: ["lastname", "surname", "familyname", "nachname", "familienname", "name"],
      email: ["email", "emailaddress", "mail", "mailaddress", "emailadresse", "mailadresse"],
      createdAt: [...createdAt, "joined", "joinedat", "membersince", "mitgliedseit"],
      company,
      skills,
    },
  },
  jobs: {
    needs: ["title", "link"],
    hint: /job|posting|stelle|position/,
    spellings: {
      title: ["title", "jobtitle", "job", "position", "titel", "stelle", "stellentitel", "bezeichnung"],
      description: [...description, "jobdescription", "stellenbeschreibung"],
      location: ["location", "city", "place", "ort", "standort", "stadt", "arbeitsort"],
      link: ["link", "url", "applicationlink", "applylink", "apply", "bewerbungslink"],
      createdAt: [...createdAt, "date", "datum"],
      updatedAt,
      company,
      skills,
      owner,
    },
  },
  projects: {
    needs: ["title", "description"],
    hint: /project|projekt/,
    spellings: {
      title: [
        "title",
        "project",
        "projecttitle",
        "projectname",
        "name",
        "titel",
        "projekt",
        "projektname",
        "projekttitel",
      ],
      dateFrom: ["datefrom", "from", "start", "startdate", "von", "beginn", "startdatum"],
      dateTo: ["dateto", "to", "end", "enddate", "bis", "ende", "enddatum"],
      description: [...description, "projectdescription", "projektbeschreibung"],
      createdAt,
      updatedAt,
      skills,
      owner,
    },
  },
};

const plain = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Which column holds which field of a kind: `Map { "firstName" → "Vorname" }`. */
export function fieldsIn(kind: Kind, names: readonly string[]): Map<string, string> {
  const found = Object.entries(columns[kind].spellings).flatMap(([field, spellings]) => {
    const spelling = spellings.find((known) => names.some((name) => plain(name) === known));
    const column = names.find((name) => plain(name) === spelling);
    return column === undefined ? [] : [[field, column] as const];
  });
  return new Map(found);
}

/**
 * What a file holds: the kind whose needed columns it has and whose other columns it has most of; its name decides where
 * it names one of them. Null where two fit equally, or none.
 */
export function kindOf(fileName: string, names: readonly string[]): Kind | null {
  const fitting = kinds
    .map((kind) => ({ kind, fields: fieldsIn(kind, names) }))
    .filter(({ kind, fields }) => columns[kind].needs.every((field) => fields.has(field)))
    .toSorted((one, other) => other.fields.size - one.fields.size);
  const named = fitting.filter(({ kind }) => columns[kind].hint.test(fileName.toLowerCase()));
  const [best, second] = named.length > 0 ? named : fitting;
  return best && best.fields.size !== second?.fields.size ? best.kind : null;
}

/** For people: what a field is called. */
export const spoken = (field: string) =>
  field === "email" ? "e-mail" : field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The columns that each kind can't do without, for the sentence that says why a file was not understood. */
export const neededColumns = kinds
  .map((kind) => `${kind} need ${columns[kind].needs.map(spoken).join(", ")}`)
  .join("; ");
