import { addProject, deleteProject, editProject, getProject, listProjects } from "../../contract/projects.ts";
import type { Surroundings } from "../app.ts";
import type { Serve } from "../http.ts";
import { deletePost, postToEdit } from "../posts/post-store.ts";
import * as projects from "./project-store.ts";

export function serveProjects(serve: Serve, { database }: Surroundings): void {
  serve(listProjects, ({ input }) => projects.projectsPage(database, input));

  serve(getProject, ({ input }) => projects.projectById(database, input.id));

  serve(addProject, ({ input, session }) => projects.addProject(database, input, session.user.id));

  serve(editProject, async ({ input: { id, ...changed }, session }) => {
    const project = await postToEdit(database, "projects", id, session.user);
    return projects.replaceProject(database, project.id, changed);
  });

  serve(deleteProject, async ({ input, session }) => {
    const project = await postToEdit(database, "projects", input.id, session.user);
    await deletePost(database, "projects", project.id);
  });
}
