import { changeRepositories, listEvidence, listRepositories, type NewRepository } from "../../contract/evidence.ts";
import { says } from "../../contract/interface/messages.ts";
import { invalid } from "../http/problems.ts";
import type { Board } from "../http/services.ts";
import { isReachable } from "../outgoing/address-rules.ts";
import { evidenceFor } from "./evidence-store.ts";
import { isOfRepository, plainAddress } from "./repository-address.ts";
import { repositoryChecks } from "./repository-proof.ts";
import { replaceRepositories, repositoriesOf, storeRepositoryChecks, unprovenOf } from "./repository-store.ts";

export function evidence({ serve, database, config, limits }: Board): void {
  const lookAt = repositoryChecks(config);
  const listed = async (memberId: number) => ({ repositories: await repositoriesOf(database, memberId) });

  serve(listEvidence, async ({ input: { id, skillId }, session }) => ({
    results: await evidenceFor(database, { id, reader: session.user }, skillId),
  }));

  serve(listRepositories, ({ session }) => listed(session.user.id));

  serve.patiently(changeRepositories, async ({ input, session }) => {
    const { id } = session.user;
    const given = distinct(input.repositories);
    for (const { address } of given) {
      if (!isReachable(new URL(address), config)) throw invalid({ repositories: says("enterHttpsAddress") });
      if (!isOfRepository(address)) throw invalid({ repositories: says("enterUrl") });
    }
    await database.begin(async (transaction) => {
      await limits.spend(transaction, "repositories", String(id));
      await replaceRepositories(transaction, id, given);
    });
    const unproven = await unprovenOf(database, id);
    if (unproven.length > 0) await storeRepositoryChecks(database, await lookAt(unproven));
    return listed(id);
  });
}

/** Each repository once, even if its address is written in several ways. */
function distinct(given: readonly NewRepository[]): NewRepository[] {
  const plain = given.map(({ address, skills }) => ({ address: plainAddress(address), skills }));
  return [...new Map(plain.map((one) => [one.address.toLowerCase(), one])).values()];
}
