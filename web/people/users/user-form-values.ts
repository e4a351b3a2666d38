import { z } from "zod";
import { says } from "../../../contract/interface/messages.ts";
import { identityProblems, type User, userForm } from "../../../contract/people/users.ts";
import { skillIds } from "../../../contract/skills/skills.ts";
import { chosenPicture } from "../../ui/forms/chosen-picture.ts";

const schema = userForm.extend({ skills: skillIds, file: chosenPicture, currentPassword: z.string() });
export type UserValues = z.input<typeof schema>;
export type UserOutput = z.output<typeof schema>;

/** What is new is held to the rules of today, and a new address asks for the password of whoever enters it. */
export const schemaFor = (user: User) =>
  schema
    .superRefine((values, context) => {
      for (const [field, message] of Object.entries(identityProblems(user, values))) {
        context.addIssue({ code: "custom", path: [field], message });
      }
    })
    .refine(({ email, currentPassword }) => email === "" || email === user.email || currentPassword !== "", {
      path: ["currentPassword"],
      error: says("required"),
      when: () => true,
    });

export const valuesOf = (user: User): UserValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email ?? "",
  companyId: String(user.Company?.id ?? ""),
  skills: user.Skills.map(({ id }) => id),
  file: undefined,
  picture: "keep",
  currentPassword: "",
});
