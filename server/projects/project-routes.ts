import { addProject, deleteProject, editProject, getProject, listProjects } from "../../contract/projects.ts";
import type { Surroundings } from "../app.ts";
import type { Serve } from "../http.ts";
import type { Lists } from "../lists/list-page.ts";
import { changePost, deletePost } from "../posts/post-store.ts";
import { postingOnce } from "../posts/posting-once.ts";
import * as projects from "./project-store.ts";

export function serveProjects(serve: Serve, { database, limits }: Surroundings, lists: Lists): void {
  const once = postingOnce(database);
  serve(listProjects, ({ input }) => projects.projectsPage(database, lists, input));

  serve(getProject, ({ input, session }) => projects.projectById(database, input.id, session.user));

  serve.manyAtOnce(addProject, (call) =>
    once(call, (connection) => projects.addProject(connection, limits, call.input, call.session.user.id)),
  );

  serve(editProject, ({ input: { id, ...changed }, session }) =>
    changePost(database, { kind: "projects", id, user: session.user }, (transaction) =>
      projects.replaceProject(transaction, id, changed),
    ),
  );

  serve(deleteProject, ({ input: { id, text }, session }) =>
    deletePost(database, { kind: "projects", id, user: session.user, reason: text }),
  );
}
