/** Their forms load these late (lateResolver). */
import { z } from "zod";
import { optionalText, text } from "../../../contract/interface/fields.ts";
import { credentials, introductionMax, knownEmail, resetForm, signUpForm } from "../../../contract/people/accounts.ts";
import { passwordMax } from "../new-password-fields.tsx";

const website = z.string();

export const logInSchema = credentials;
export const signUpSchema = signUpForm(passwordMax).safeExtend({
  introduction: optionalText(introductionMax),
  website,
});
/** Where the team decides who comes in. */
export const introducedSchema = signUpForm(passwordMax).safeExtend({ introduction: text(introductionMax), website });
export const mailedLinkSchema = z.object({ email: knownEmail });
export const resetSchema = resetForm(passwordMax);
