/** Loaded late by their forms (`lateResolver`). */
import { z } from "zod";
import { optionalText, text } from "../../../contract/interface/fields.ts";
import { credentials, introductionMax, knownEmail, resetForm, signUpForm } from "../../../contract/people/accounts.ts";
import { passwordMax } from "../password-fields.tsx";

const website = z.string();

export const logInSchema = credentials;
export const signUpSchema = signUpForm(passwordMax).safeExtend({
  introduction: optionalText(introductionMax),
  website,
});
/** For boards where the team admits new members. */
export const introducedSchema = signUpForm(passwordMax).safeExtend({ introduction: text(introductionMax), website });
export const mailedLinkSchema = z.object({ email: knownEmail });
export const resetSchema = resetForm(passwordMax);
