// The floor: a bare Fastify server that runs one prepared statement for the same rows, through the same driver, and sends them as
// JSON. It checks neither session nor input nor rights, counts nothing and searches nothing. What is written goes into copies of
// the tables with the same indexes, in the schema "floor".
import type { AddressInfo } from "node:net";
import fastify from "fastify";
import postgres from "postgres";
import type { DatabaseAddress } from "../server/database/connection.ts";
import { commentsOn, rowsOf } from "./floor-rows.ts";

process.once("disconnect", () => process.exit());
process.once("message", async (address) => {
  const sql = postgres({ ...(address as Exclude<DatabaseAddress, string>), max: 14 });
  const app = fastify({ routerOptions: { maxParamLength: 10_000 } });
  type Asked = { Params: { kind: string; ids: string } };
  const rows = ({ kind, ids }: Asked["Params"], whole: boolean) =>
    rowsOf[kind]?.(sql, ids.split(",").map(Number), whole);
  app.get<Asked>("/list/:kind/:ids", async ({ params }) => ({ results: await rows(params, false) }));
  app.get<Asked>("/record/:kind/:ids", async ({ params }) => (await rows(params, true))?.[0]);
  app.get<Asked>("/comments/:ids", async ({ params }) => ({ results: await commentsOn(sql, Number(params.ids)) }));
  app.post<{ Params: { table: string }; Body: Record<string, never> }>("/row/:table", async ({ params, body }) => {
    const [row] = await sql`
      insert into ${sql(`floor.${params.table}`)} ${sql(body)} on conflict do nothing returning *`;
    return row ?? {};
  });
  app.post<{ Body: Record<string, never> }>("/job", async ({ body: { title, ...job } }) => {
    const [row] = await sql`
      with post as (
        insert into floor.posts (kind, number, title, owner_id)
        values ('job', nextval('job_numbers') + 1000000000, ${title ?? ""}, 1) returning id, created_at
      ) insert into floor.jobs (post_id, listed, posted_at, description, location, link)
        select id, true, created_at, ${job.description ?? ""}, ${job.location ?? ""}, ${job.link ?? ""} from post returning *`;
    return row ?? {};
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  process.send?.((app.server.address() as AddressInfo).port);
});
