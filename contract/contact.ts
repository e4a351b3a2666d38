import { z } from "zod";
import { endpoint } from "./interface/endpoint.ts";
import { oneLine, optionalId, text } from "./interface/fields.ts";
import { says } from "./interface/messages.ts";
import { formFilling } from "./moderation/form-filling.ts";
import { email } from "./people/accounts.ts";
import { nameMax } from "./people/people.ts";

export const requestMax = 5000;

/** One line, because it becomes part of a mail's subject. */
const name = oneLine(nameMax);

export const newRequest = z.object({ name, email, request: text(requestMax) });

/** Other programs call this endpoint with the fields of a mail: only `emailText` is used, the others are ignored. */
const mailFields = { emailTo: name, emailSubject: name, emailText: text(requestMax), emailHTML: z.string() };

const sentFields = z
  .object({ ...newRequest.shape, ...mailFields })
  .partial()
  .extend({
    /** The id of the member that the request is about. */
    aboutId: optionalId,
    ...formFilling,
  })
  .superRefine(({ emailText, ...sent }, context) => {
    if (emailText !== undefined) return;
    for (const name of ["name", "email", "request"] as const) {
      if (sent[name] === undefined) context.addIssue({ code: "custom", path: [name], message: says("required") });
    }
  });

export const sendRequest = endpoint({
  method: "POST",
  path: "/mail",
  access: "anyone",
  summary: "Write to the team. Whatever is sent, the mail goes to the team alone, with the visitor as Reply-To.",
  input: sentFields,
  output: z.object({ message: z.string() }),
  worded: true,
  status: 202,
});
