type Columns = { needs: readonly string[]; spellings: Record<string, readonly string[]> };

/** A list of column names, separated by commas. Case, whitespace, hyphens and the spelling of umlauts are ignored. */
const headings = (list: string) => list.split(/,\s*/);

const skills = headings(
  `Skills, Skill, Required skills, Skillset, Technologies, Tech, Tech stack, Stack, Tags, Kenntnisse, Fähigkeiten,
  Kompetenzen, Technologien, Programmiersprachen`,
);
const company = headings(
  `Company, Company name, Employer, Current company, Current employer, Organisation, Organization, Firma, Firmenname,
  Unternehmen, Unternehmensname, Arbeitgeber, Arbeitgeberin, Betrieb`,
);
const cohort = headings("Cohort, Cohort name, Class, Batch, Kurs, Kursname, Jahrgang");
const description = headings("Description, Details, Text, About, Summary, Beschreibung, Kurzbeschreibung");
const owner = headings("Owner, Owner email, Posted by, Posted by email, Poster, Verfasser, Eingestellt von");
const createdAt = headings(
  `Created at, Created, Date created, Posted at, Posted, Date posted, Posting date, Published, Published at, Erstellt am,
  Erstellt, Erstellungsdatum, Veröffentlicht am, Veröffentlicht, Veröffentlichungsdatum, Eingestellt am`,
);
const updatedAt = headings("Updated at, Updated, Geändert am, Aktualisiert am");

/**
 * Column names by kind and field. Kinds are imported in this order, as each may refer to those before. Of a field's names, the
 * first that the file has counts.
 */
export const columns = {
  skills: {
    needs: ["name"],
    spellings: {
      name: headings("Name, Skill, Skill name, Kenntnis, Fähigkeit"),
      aliases: headings("Aliases, Alias, Synonyms, Synonyme"),
      implies: headings("Implies, Implied, Setzt voraus"),
    },
  },
  companies: {
    needs: ["name"],
    spellings: {
      name: ["Name", ...company],
      careers: headings("Careers, Careers page, Career page, Jobs page, Karriere, Karriereseite"),
      region: headings("Region"),
      remote: headings("Remote, Remote policy, Homeoffice"),
      description,
      skills,
    },
  },
  cohorts: {
    needs: ["name"],
    spellings: {
      name: ["Name", ...cohort],
      course: headings("Course, Programme, Program, Kursart, Studiengang"),
      city: headings("City, Place, Stadt, Ort, Standort"),
      startsOn: headings("Starts, Starts on, Start, Start date, Beginn, Startdatum"),
      endsOn: headings("Ends, Ends on, End, End date, Ende, Enddatum"),
      size: headings("Size, Participants, Größe, Teilnehmende, Anzahl"),
    },
  },
  members: {
    needs: ["firstName", "lastName", "email"],
    spellings: {
      firstName: headings("First name, Given name, Forename, Vorname, Vornamen, Rufname"),
      lastName: headings("Last name, Surname, Family name, Nachname, Familienname, Zuname, Name"),
      email: headings("Email, Email address, Mail, Mail address, E-Mail-Adresse, Mailadresse"),
      createdAt: [
        ...createdAt,
        ...headings(
          `Joined, Joined at, Date joined, Join date, Member since, Mitglied seit, Eintrittsdatum, Eintritt, Eingetreten am,
          Beitrittsdatum, Beitritt, Beigetreten am, Aufnahmedatum, Dabei seit`,
        ),
      ],
      locale: headings("Locale"),
      headline: headings("Headline, Tagline, Untertitel"),
      location: headings("Location, City, Place, Ort, Wohnort, Stadt, Standort"),
      links: headings("Links, Link, Website, Webseite, GitHub, LinkedIn"),
      cohort,
      company,
      skills,
    },
  },
  jobs: {
    needs: ["title", "link"],
    spellings: {
      title: headings(
        `Title, Job title, Job, Position, Position title, Vacancy, Titel, Jobtitel, Stelle, Stellentitel, Stellenbezeichnung,
        Jobbezeichnung, Positionsbezeichnung, Berufsbezeichnung, Bezeichnung`,
      ),
      description: [...description, ...headings("Job description, Stellenbeschreibung, Jobbeschreibung")],
      location: headings("Location, Job location, City, Place, Ort, Standort, Stadt, Arbeitsort, Einsatzort"),
      link: headings(
        `Link, URL, Job link, Job URL, Application link, Application URL, Apply link, Apply URL, Apply, Bewerbungslink,
        Stellenlink, Link zur Stelle, Link zur Bewerbung`,
      ),
      workplace: headings("Workplace, Arbeitsform"),
      type: headings("Type, Job type, Employment type, Beschäftigungsart"),
      level: headings("Level, Seniority, Erfahrung"),
      salaryFrom: headings("Salary from, Gehalt von, Salary, Gehalt"),
      salaryTo: headings("Salary to, Gehalt bis"),
      currency: headings("Currency, Währung"),
      per: headings("Per, Salary per, Pro"),
      languages: headings("Languages, Sprachen"),
      required: headings("Required, Must-haves, Muss"),
      status: headings("Status"),
      expiresAt: headings("Expires at, Ends at, Läuft ab am"),
      createdAt: [...createdAt, "Date", "Datum"],
      updatedAt,
      company,
      skills,
      owner,
    },
  },
  projects: {
    needs: ["title", "description"],
    spellings: {
      title: headings(
        `Title, Project, Project title, Project name, Name, Titel, Projekt, Projektname, Projekttitel, Projektbezeichnung`,
      ),
      dateFrom: headings("Date from, From, Start, Start date, Von, Beginn, Startdatum, Projektbeginn"),
      dateTo: headings("Date to, To, End, End date, Bis, Ende, Enddatum, Projektende"),
      description: [...description, ...headings("Project description, Projektbeschreibung")],
      stage: headings("Stage, Stand, Phase"),
      repository: headings("Repository, Repo, Source, Source code, Quelltext, GitHub, GitLab"),
      seats: headings("Seats, Open seats, Roles, Plätze, Rollen"),
      createdAt,
      updatedAt,
      skills,
      owner,
    },
  },
} satisfies Record<string, Columns>;
