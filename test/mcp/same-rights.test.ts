import { beforeAll, expect, test } from "vitest";
import { type Scope, scopes } from "../../contract/grants.ts";
import { testBoard } from "../support/board.ts";
import { aJob, aQuestion } from "../support/builders.ts";
import type { Reply } from "../support/caller.ts";
import type { Member } from "../support/members.ts";
import { writeCompany } from "../support/posts.ts";
import { assistantOf, type Said } from "./assistant.ts";

const board = testBoard({ RATE_LIMIT_SCALE: "1000" });
let [job, question, company, hidden]: { id: number; companyId?: number }[] = [];
let [mira, leo, plain]: Member[] = [];

beforeAll(async () => {
  [mira, leo, plain] = [await board.join(), await board.join({ role: "moderator" }), await board.join()];
  company = await writeCompany(board.database, "Lantern Works");
  job = (await mira.post("/jobs", aJob({ title: "Lantern keeper", companyId: company?.id }))).body;
  question = (await mira.post("/questions", aQuestion({ title: "Which lantern lasts?" }))).body;
  hidden = (await mira.post("/jobs", aJob({ title: "Gone" }))).body;
  await mira.delete(`/jobs/${hidden?.id}`);
});

type Row = [tool: string, given: () => object, method: "get" | "put", path: () => string, body?: object];
const rows: Row[] = [
  ["search", () => ({ query: "lantern" }), "get", () => "/search?q=lantern"],
  ["search", () => ({ query: "" }), "get", () => "/search?q="],
  ["get_job", () => ({ id: job?.id }), "get", () => `/jobs/${job?.id}`],
  ["get_job", () => ({ id: hidden?.id }), "get", () => `/jobs/${hidden?.id}`],
  ["jobs_that_fit_me", () => ({}), "get", () => "/match/jobs"],
  ["get_question", () => ({ id: question?.id }), "get", () => `/questions/${question?.id}`],
  ["get_question", () => ({ id: 99_999 }), "get", () => "/questions/99999"],
  ["similar_questions", () => ({ title: "Which lantern" }), "get", () => "/questions/similar?title=Which%20lantern"],
  ["find_people", () => ({ search: "a" }), "get", () => "/users?search=a"],
  ["get_company", () => ({ id: company?.id }), "get", () => `/companys/${company?.id}`],
  ["work_life_evidence", () => ({ id: job?.id }), "get", () => `/jobs/${job?.id}/evidence`],
  ["save_job", () => ({ id: job?.id }), "put", () => `/saved/jobs/${job?.id}`, {}],
  [
    "draft_answer",
    () => ({ id: question?.id, text: "T" }),
    "put",
    () => `/questions/${question?.id}/draft`,
    { text: "T" },
  ],
];

const sentence = (said: Said) => said.content[0]?.text;
const plainly = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value ?? null, (key, part) => (["address", "notice", "savedAt"].includes(key) ? undefined : part)),
  );
const outcome = ({ status, body }: Reply) => (status < 300 ? plainly(body) : body.error);

test.each<readonly [string, readonly Scope[]]>([
  ...scopes.map((scope) => [scope, [scope]] as const),
  ["all scopes", scopes],
])("G11 with %s a script and an assistant get the same results and refusals", async (_, granted) => {
  for (const member of [leo, plain] as Member[]) {
    const { script, use } = await assistantOf(board, member, ...granted);
    for (const [tool, given, method, path, body] of rows) {
      const [said, reply] = [await use(tool, given()), await script[method](path(), body)];
      expect([tool, said.isError ?? false]).toEqual([tool, reply.status >= 300]);
      expect([tool, said.isError ? sentence(said) : plainly(said.structuredContent)]).toEqual([tool, outcome(reply)]);
    }
  }
});
