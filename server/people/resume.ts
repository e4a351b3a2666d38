import { paths } from "../../contract/pages.ts";
import { fullName } from "../../contract/people/names.ts";
import type { Resume } from "../../contract/people/resume.ts";
import type { Config } from "../config/config.ts";
import type { Connection } from "../database/connection.ts";
import { allEvidence } from "../evidence/evidence-store.ts";
import { type Reader, userById } from "./user-store.ts";

const networks = { github: "GitHub", gitlab: "GitLab", linkedin: "LinkedIn", website: "Website" };

type Attended = { name: string; course: string | null; startsOn: string | null; endsOn: string | null };

/** The reader's profile as a JSON Resume. */
export async function resumeOf(
  database: Connection,
  { organisation, publicUrl }: Pick<Config, "organisation" | "publicUrl">,
  reader: Reader,
): Promise<Resume> {
  const [user, cohorts, evidence] = await Promise.all([
    userById(database, reader.user.id, reader),
    database<Attended[]>`
      select name, course, starts_on::text, ends_on::text from cohort_members join cohorts on cohorts.id = cohort_id
      where user_id = ${reader.user.id} and verified_by is not null order by ends_on desc nulls last, sort_key`,
    allEvidence(database, reader.user.id),
  ]);
  const { headline, about, location, Company } = user;
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name: fullName(user),
      ...(headline && { label: headline }),
      email: user.email,
      ...(about && { summary: about }),
      ...(location && { location: { address: location } }),
      profiles: user.links.map(({ url, kind }) => ({ network: networks[kind], url })),
    },
    work: [...(Company ? [Company] : []), ...user.formerCompanies].map(({ name }) => ({ name })),
    education: cohorts.map(({ name, course, startsOn, endsOn }) => ({
      institution: organisation,
      area: course ?? name,
      ...(startsOn && { startDate: startsOn }),
      ...(endsOn && { endDate: endsOn }),
    })),
    skills: user.Skills.map(({ id, name }) => {
      const shown = evidence.get(id);
      const linked = shown?.map(({ title, address }) => ({ title, url: new URL(address, publicUrl).href }));
      return { name, ...(linked && { evidence: linked }) };
    }),
    languages: user.languages.map(({ code, level }) => ({ language: code, fluency: level })),
    projects: user.Projects.map(({ id, title }) => ({ name: title, url: `${publicUrl}${paths.project(id)}` })),
  };
}
