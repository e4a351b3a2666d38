import type { Connection, DatabaseAddress } from "./connection.ts";

/** The database's address in the format of `pg`, the driver that the queue library uses. */
export function pgAddress(address: DatabaseAddress) {
  if (typeof address === "string") return { connectionString: address };
  const { username, ...where } = address;
  return { ...where, user: username };
}

/** Lets the queue run its statements in our transaction. */
export const usingConnection = (database: Connection) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const textOid = 25;
    const rows = await database.unsafe(
      text,
      values.map((value) => (typeof value === "string" ? database.typed(value as never, textOid) : value) as never),
    );
    return { rows: [...rows] };
  },
});

/** Reports a job's own result, so that its failure doesn't repeat the rest of the batch. */
export const reportJobResult = async ({ id }: { id: string }, work: () => Promise<void>) => {
  try {
    await work();
    return { id, status: "completed" as const };
  } catch (error) {
    return { id, status: "failed" as const, output: error };
  }
};
