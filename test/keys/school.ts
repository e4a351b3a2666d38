import type { Board } from "../support/board.ts";
import { followToBoard, openIssuer, type Person } from "../support/issuer.ts";

export const origin = "https://board.example";
const page = `${origin}/login/school`;
export const door = "/auth/providers/school";

/** The school as a provider, and the settings of a board that knows it. */
export async function openSchool() {
  const issuer = await openIssuer(page);
  const settings = {
    PUBLIC_URL: origin,
    ALLOW_LOCAL_WEBHOOKS: "1",
    OIDC_SCHOOL_ISSUER: issuer.url,
    OIDC_SCHOOL_CLIENT_ID: "board",
    OIDC_SCHOOL_CLIENT_SECRET: "secret",
    OIDC_SCHOOL_LABEL: "The school",
  };
  return { issuer, settings };
}

let people = 0;
/** Somebody whom the school knows. */
export function aPerson(more: Partial<Person> = {}): Person {
  people += 1;
  const email = `person${people}@school.example`;
  const known = { sub: `s${people}`, email, email_verified: true, given_name: "Ada", family_name: `Okafor ${people}` };
  return { ...known, ...more };
}

/** The ways of people from the school to a board. */
export function wayToBoard(board: Board, issuer: { person: Person }) {
  const begin = async (next?: string) => (await board.visitor.post(`${door}/attempts`, { next })).body;
  /** What the school sends a person back with. */
  async function returned(person: Person, next?: string): Promise<Record<string, string>> {
    issuer.person = person;
    const { address, attempt } = await begin(next);
    return { ...(await followToBoard(address, page)), attempt };
  }
  const arrive = async (person: Person, next?: string) =>
    board.visitor.post(`${door}/sessions`, await returned(person, next));
  const signUp = (token: string, more = {}) =>
    board.visitor.post(`${door}/accounts`, { token, firstName: "Ada", lastName: "Okafor", ...more });
  return { begin, returned, arrive, signUp };
}
