import { expect, test } from "vitest";
import { fillDemo } from "../../server/demo/demo-board.ts";
import { addCatalogue } from "../../server/skills/skill-catalogue.ts";
import { testBoard } from "../support/board.ts";

const board = testBoard();

test("J01 J20 J30 the demo's jobs state facts and musts; one each is filled, expired, withdrawn and ends in 5 days; some are saved", async () => {
  await board.database.begin((sql) => addCatalogue(sql));
  expect(await fillDemo(board.database)).toBe(true);
  const [found] = await board.database`
    select count(*)::int as jobs, count(workplace)::int as stating,
      count(*) filter (where exists (select from post_skills where post_id = posts.id and required))::int as requiring,
      array_agg(posts.status order by posts.status) filter (where posts.status <> 'open') as closed,
      count(*) filter (where posts.status = 'open' and expires_at < now() + interval '6 days')::int as ending
    from jobs join posts on posts.id = post_id`;
  expect(found?.stating).toBe(0.9 * found?.jobs);
  expect(found?.requiring).toBeGreaterThan(found?.jobs / 2);
  expect(found).toMatchObject({ closed: ["expired", "filled", "withdrawn"], ending: 1 });
  expect(await board.database`select from saved_jobs where note <> ''`).toHaveLength(3);
});
