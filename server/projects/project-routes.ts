import { addProject, deleteProject, editProject, getProject, listProjects } from "../../contract/projects.ts";
import type { Serve } from "../http/endpoint-server.ts";
import { postingOnce } from "../http/idempotency.ts";
import type { Lists } from "../lists/list-page.ts";
import type { Guarded } from "../moderation/defences/defences.ts";
import { guarding } from "../moderation/defences/held-texts.ts";
import { projectWords } from "../moderation/defences/words.ts";
import { noticing } from "../moderation/notices/notices.ts";
import { changePost, deletePost } from "../posts/post-store.ts";
import * as projects from "./project-store.ts";

export function serveProjects(serve: Serve, { database, config, mail, limits, defences }: Guarded, lists: Lists): void {
  const once = postingOnce(database);
  const noticed = noticing(database, "projects");
  serve(listProjects, ({ input }) => projects.projectsPage(database, lists, input));

  serve(
    getProject,
    noticed(({ input, session }) => projects.projectById(database, input.id, session.user)),
  );

  serve.manyAtOnce(
    addProject,
    noticed((call) =>
      once(call, (connection) => projects.addProject(connection, { limits, defences }, call.input, call.session)),
    ),
  );

  serve(
    editProject,
    noticed(({ input: { id, ...changed }, session }) =>
      changePost(
        database,
        { kind: "project", number: id, user: session.user },
        (transaction, post) => projects.replaceProject(transaction, post, changed),
        guarding({ limits, defences }, session, projectWords(changed)),
      ),
    ),
  );

  serve(deleteProject, ({ input: { id, ...why }, session }) =>
    deletePost(database, { kind: "project", number: id, user: session.user }, { config, mail, ...why }),
  );
}
