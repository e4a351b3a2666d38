import type { Page } from "@playwright/test";
import { pages, paths } from "../../../../contract/pages.ts";
import { due, type Form, inMain } from "./form.ts";
import { postForms } from "./post-forms.ts";

const shortPassword = "Password with a minimum length of 8 characters is required!";
const confirmPlease = "Please confirm password!";
const email = "words@example.org";
const secret = "lighthouse";

const personalForms: Form[] = [
  {
    name: "Contact Us",
    address: () => pages.contact,
    inside: inMain,
    button: "Send",
    whileSending: "Sending...",
    typed: { Name: "Vera Visitor", Email: email, Request: "Hello.\nWho are you?" },
    required: { Name: due, Email: due, Request: due },
    autocomplete: { Name: "name", Email: "email" },
    sendsTo: { method: "POST", path: /\/mail$/ },
    keepsWords: true,
  },
  {
    name: "Edit Your Profile",
    as: "owner",
    address: ({ user }) => paths.editUser(user),
    inside: inMain,
    button: "Save Changes",
    whileSending: "Saving...",
    // A new address would need the password, which no draft stores.
    typed: { "First name": "Olga Maria", "Last name": "Other", Email: (member) => member.email },
    required: { "First name": due, "Last name": due, Email: due },
    autocomplete: { "First name": "given-name", "Last name": "family-name", Email: "email" },
    sendsTo: { method: "PUT", path: /\/users\/\d+$/ },
    keepsWords: true,
  },
  {
    name: "Sign Up",
    address: () => pages.signUp,
    inside: inMain,
    button: "Sign Up",
    whileSending: "Signing up...",
    typed: { "First name": "Nora", "Last name": "New", Email: email, Password: secret, "Confirm password": secret },
    required: {
      "First name": due,
      "Last name": due,
      Email: due,
      Password: shortPassword,
      "Confirm password": confirmPlease,
    },
    autocomplete: {
      "First name": "given-name",
      "Last name": "family-name",
      Email: "username",
      Password: "new-password",
      "Confirm password": "new-password",
    },
    sendsTo: { method: "POST", path: /\/signup$/ },
    keepsWords: true,
  },
];

const credentialForms: Form[] = [
  {
    name: "Log In",
    address: () => pages.logIn,
    inside: inMain,
    button: "Log In",
    whileSending: "Logging in...",
    typed: { Email: email, Password: secret },
    required: { Email: due, Password: due },
    autocomplete: { Email: "username webauthn", Password: "current-password" },
    sendsTo: { method: "POST", path: /\/login$/ },
    keepsWords: false,
  },
  {
    name: "Recover Password",
    address: () => pages.recoverPassword,
    inside: inMain,
    button: "Send",
    whileSending: "Sending...",
    typed: { Email: email },
    required: { Email: due },
    autocomplete: { Email: "username" },
    sendsTo: { method: "POST", path: /\/recover-password$/ },
    keepsWords: false,
  },
  {
    name: "Reset Your Password",
    address: () => `${pages.resetPassword}?token=x`,
    inside: inMain,
    button: "Reset Password",
    whileSending: "Saving...",
    typed: { "New password": secret, "Confirm new password": secret },
    required: { "New password": due, "Confirm new password": due },
    autocomplete: { "New password": "new-password", "Confirm new password": "new-password" },
    sendsTo: { method: "POST", path: /\/reset-password$/ },
    keepsWords: false,
  },
  {
    name: "Change password",
    as: "owner",
    address: () => pages.securitySettings,
    inside: (page) => page.getByRole("region", { name: "Password", exact: true }).locator("form"),
    button: "Change password",
    whileSending: "Changing...",
    typed: { "Current password": secret, "New password": "lanternlit", "Confirm new password": "lanternlit" },
    required: { "Current password": due, "New password": shortPassword, "Confirm new password": confirmPlease },
    autocomplete: {
      "Current password": "current-password",
      "New password": "new-password",
      "Confirm new password": "new-password",
    },
    sendsTo: { method: "PUT", path: /\/account\/password$/ },
    keepsWords: false,
  },
  {
    name: "Delete your account",
    as: "novice",
    address: () => pages.settings,
    open: askForDeletion,
    inside: (page) => page.getByRole("dialog").locator("form"),
    button: "Delete my account for good",
    whileSending: "Deleting...",
    typed: { "Your password": secret },
    required: { "Your password": due },
    autocomplete: { "Your password": "current-password" },
    sendsTo: { method: "DELETE", path: /\/account$/ },
    keepsWords: false,
  },
];

async function askForDeletion(page: Page) {
  await page.getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("radio", { name: "Let it stay" }).check();
}

/** Every form of the board with typed fields. */
export const forms = [...postForms, ...personalForms, ...credentialForms];
