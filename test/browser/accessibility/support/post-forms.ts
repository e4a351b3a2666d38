import { expect, type Page } from "@playwright/test";
import { pages, paths } from "../../../../contract/pages.ts";
import { due, type Form, inMain } from "./form.ts";

type Sheet = Pick<Form, "typed" | "required" | "autocomplete">;

const job: Sheet = {
  typed: {
    Title: "Keeper of bees",
    Description: "Two hives.\nNo shoes.",
    Location: "Ulm",
    Link: "https://example.org/bees",
  },
  required: { Title: due, Description: due, Link: due },
};

const project: Sheet = {
  typed: {
    Title: "A map of bees",
    Description: "Where they fly.",
    "Start date": "2026-02-03",
    "End date": "2026-03-04",
  },
  required: { Title: due, Description: due },
};

const question: Sheet = {
  typed: { Title: "Where do bees fly?", Description: "I lost one." },
  required: { Title: "Title is required", Description: due },
};

const company: Sheet = {
  typed: { Name: "Bees & Sons" },
  required: { Name: due },
  autocomplete: { Name: "organization" },
};

function form(name: string, sheet: Sheet, address: Form["address"], method: "POST" | "PUT", path: RegExp): Form {
  const buttons = { button: "Save", whileSending: "Saving..." };
  return {
    name,
    as: "owner",
    address,
    inside: inMain,
    ...buttons,
    ...sheet,
    sendsTo: { method, path },
    keepsWords: true,
  };
}

async function openEditor(page: Page) {
  const edit = page.getByRole("button", { name: "Edit your comment" });
  const editor = page.getByLabel("Your comment", { exact: true });
  await expect(edit.or(editor).first()).toBeVisible();
  if (await edit.isVisible()) await edit.click();
}

/** What members share with each other. */
export const postForms: Form[] = [
  form("Add a Job", job, () => pages.addJob, "POST", /\/jobs$/),
  form("Edit Job", job, (made) => paths.editJob(made.job), "PUT", /\/jobs\/\d+$/),
  form("Add a Project", project, () => pages.addProject, "POST", /\/projects$/),
  form("Edit Project", project, (made) => paths.editProject(made.project), "PUT", /\/projects\/\d+$/),
  form("Ask a Question", question, () => pages.askQuestion, "POST", /\/questions$/),
  form("Edit Question", question, (made) => paths.editQuestion(made.question), "PUT", /\/questions\/\d+$/),
  form("Add a Company", company, () => pages.addCompany, "POST", /\/company$/),
  form("Edit Company", company, (made) => paths.editCompany(made.company), "PUT", /\/company\/\d+$/),
  {
    ...form("Write a comment", question, (made) => paths.job(made.job), "POST", /\/comments$/),
    button: "Send",
    whileSending: "Sending...",
    typed: { "Write a comment": "Which shifts?" },
    required: { "Write a comment": due },
  },
  {
    ...form("Edit a comment", question, (made) => paths.company(made.company), "PUT", /\/comments\/\d+$/),
    open: openEditor,
    typed: { "Your comment": "Which shifts, exactly?" },
    required: { "Your comment": due },
  },
];
