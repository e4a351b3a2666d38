import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../messages/en");
const messages = readdirSync(folder)
  .map((name) => readFileSync(join(folder, name), "utf8"))
  .join("\n");

/** Headings, buttons, links and placeholders of the specification, word for word. */
const shown = [
  ...["Home", "Welcome", "Skills", "Projects", "Jobs", "Q&A", "Companies", "Users", "Profile", "Sign Up", "Login"],
  ...["About us", "Contact", "Terms and conditions", "Privacy policy", "Get Started", "View More"],
  ...["Log in to view more", "No jobs available at the moment.", "Job Previews", "Log In", "Recover Password"],
  ...["Reset Your Password", "Details", "More Details", "Edit Project", "Edit Job", "Apply Here"],
  ...["Not specified", "N/A", "No matching users found.", "No comments yet.", "Skills Listing", "Search skills..."],
  ...["Questions & Answers", "Search questions...", "Ask a Question", "Answers", "Back to Questions", "Edit Question"],
  ...["Loading...", "Users Listing", "Please log in to see users", "Search users...", "Request to contact"],
  ...["Please log in to see user details", "Your Profile", "Edit Profile", "Edit Your Profile", "Save Changes"],
  ...["Companies Listing", "Please log in to see companies", "Search companies...", "Add a Company", "Add a Job"],
  ...["Add a Project", "Contact Us"],
];

/** The messages of the specification. */
const said = [
  ...["This field is required", "Please confirm password!", "Passwords should match!", "Please enter a valid URL"],
  ...["Title is required", "Passwords do not match.", "Invalid or expired reset token."],
  ...["log in was successful", "logging out", "already logged in!", "Sign up was successful"],
  ...["job", "project", "question"].flatMap((kind) => [
    `Failed to create ${kind}. Please try again.`,
    `Failed to update ${kind}. Please try again.`,
    `Failed to delete ${kind}. Please try again.`,
    `Are you sure you want to delete this ${kind}?`,
  ]),
  ...["Job", "Project", "Question"].flatMap((kind) => [
    `${kind} created successfully!`,
    `${kind} updated successfully!`,
    `${kind} deleted successfully!`,
  ]),
  ...["company data was saved successfully", "user data was saved successfully", "Comment added successfully"],
  ...["Ooops, something went wrong", "Failed to get AI data. Please try again."],
  ...["Please log in to add or edit a job!", "Please log in to add or edit a project!"],
  ...["Please log in to ask a question!", "You are not authorized to edit this question."],
  ...["Error resetting password. Please try again.", "Password reset successfully!"],
  ...["Password reset link sent! Check your email.", "Error sending email. Please try again."],
  ...["Email was successfully sent"],
];

test("every text of the specification is a message, word for word", () => {
  expect([...shown, ...said].filter((text) => !messages.includes(`"${text}"`))).toEqual([]);
});
