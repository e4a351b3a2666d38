import { matchProjects } from "../../contract/matches.ts";
import { addProject, deleteProject, editProject, getProject, listProjects } from "../../contract/projects/projects.ts";
import { postOnce } from "../http/idempotency.ts";
import type { Board } from "../http/services.ts";
import type { Lists } from "../lists/list-page.ts";
import type { CurrentSkills } from "../matches/current-skills.ts";
import { withModerationNotice } from "../moderation/moderation-notices.ts";
import type { Defences } from "../moderation/spam-rules.ts";
import { editGuard } from "../moderation/text-hold.ts";
import { projectWords } from "../moderation/text-words.ts";
import { changePost, deletePost } from "../posts/post-store.ts";
import { projectList } from "./project-list.ts";
import { projectsMatching } from "./project-matches.ts";
import * as store from "./project-store.ts";

type Needed = { defences: Defences; lists: Lists; currentSkills: CurrentSkills };

export function projects(board: Board & Needed): void {
  const { serve, database, config, mail, limits, defences, currentSkills } = board;
  const listed = projectList(board);
  serve(listProjects, ({ input, session }) => listed(input, session.user.id));

  serve(matchProjects, async ({ input, session }) => ({
    results: await projectsMatching(database, currentSkills, session.user.id, input.limit),
  }));

  serve(getProject, async (call) => {
    const project = await store.projectById(database, call.input.id, call.session.user);
    return withModerationNotice(database, "projects", call, project);
  });

  serve.manyAtOnce(addProject, async (call) => {
    const { input, session } = call;
    const project = await postOnce(database, call, (connection) =>
      store.addProject(connection, { limits, defences }, input, session),
    );
    return withModerationNotice(database, "projects", call, project);
  });

  serve(editProject, async (call) => {
    const { id, ...changed } = call.input;
    const project = await changePost(
      database,
      { kind: "project", number: id, user: call.session.user },
      (transaction, post) => store.replaceProject(transaction, post, changed, call.session.user.id),
      editGuard({ limits, defences }, call.session, projectWords(changed)),
    );
    return withModerationNotice(database, "projects", call, project);
  });

  serve(deleteProject, ({ input: { id, ...why }, session }) =>
    deletePost(database, { kind: "project", number: id, user: session.user }, { config, mail, ...why }),
  );
}
