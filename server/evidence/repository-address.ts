import { proofFile } from "../../contract/evidence.ts";

const github = "github.com";
const isGitlab = (host: string) => host === "gitlab.com" || host.startsWith("gitlab.");

/** A repository's address in its plain form, without query, fragment, `.git` and trailing slashes. */
export function plainAddress(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  const path = pathname.replace(/\/+$/, "").replace(/\.git$/i, "");
  return `${protocol}//${host.replace(/^www\.(?=github\.com$)/, "")}${path}`;
}

/** Whether an address has the form of a repository's: an owner, then a name. */
export function isOfRepository(address: string): boolean {
  const parts = partsOf(address);
  return new URL(address).host === github ? parts.length === 2 : parts.length >= 2;
}

/** `ada/boats` */
export const repositoryName = (address: string) => partsOf(address).map(decoded).join("/");

/** The address of the file that proves whose a repository is. */
export function proofAddress(address: string): string {
  const { host, pathname } = new URL(address);
  if (host === github) return `https://raw.githubusercontent.com${pathname}/HEAD/${proofFile}`;
  return `${address}${isGitlab(host) ? "/-" : ""}/raw/HEAD/${proofFile}`;
}

const partsOf = (address: string) => new URL(address).pathname.split("/").filter((part) => part !== "");

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
