import { addProject, deleteProject, editProject, getProject, listProjects } from "../../contract/projects.ts";
import type { Serve } from "../http/endpoint-server.ts";
import { postingOnce } from "../http/idempotency.ts";
import type { Surroundings } from "../http/surroundings.ts";
import type { Lists } from "../lists/list-page.ts";
import { changePost, deletePost } from "../posts/post-store.ts";
import * as projects from "./project-store.ts";

export function serveProjects(serve: Serve, { database, limits }: Surroundings, lists: Lists): void {
  const once = postingOnce(database);
  serve(listProjects, ({ input }) => projects.projectsPage(database, lists, input));

  serve(getProject, ({ input, session }) => projects.projectById(database, input.id, session.user));

  serve.manyAtOnce(addProject, (call) =>
    once(call, (connection) => projects.addProject(connection, limits, call.input, call.session)),
  );

  serve(editProject, ({ input: { id, ...changed }, session }) =>
    changePost(database, { kind: "project", number: id, user: session.user }, (transaction, key) =>
      projects.replaceProject(transaction, key, changed),
    ),
  );

  serve(deleteProject, ({ input: { id, text }, session }) =>
    deletePost(database, { kind: "project", number: id, user: session.user, reason: text }),
  );
}
