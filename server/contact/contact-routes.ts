import { sendRequest } from "../../contract/contact.ts";
import { fullName } from "../../contract/people/names.ts";
import { networkOf } from "../http/network.ts";
import type { Board } from "../http/services.ts";
import { quickFormCheck } from "../moderation/form-check.ts";
import { requestMail } from "./contact-mail.ts";

/** The contact form. Its mail goes to the team and nowhere else, whatever is sent. */
export function contact({ serve, database, config, mail, limits }: Board): void {
  const refuseQuick = quickFormCheck(config);
  serve(sendRequest, async ({ input, request, messages: { replies } }) => {
    // A bot that fills the honeypot gets the usual reply.
    if (input.website) return { message: replies.requestSent };
    refuseQuick(input);
    const network = networkOf(request.ip);
    await limits.enforce("requests", network);
    await limits.enforce("dailyRequests", network);
    await limits.enforce("allRequests", "everyone");
    const [about] = await database<{ firstName: string; lastName: string; id: number }[]>`
      select id, first_name, last_name from users where id = ${input.aboutId}`;
    const sent = {
      name: input.name,
      email: input.email,
      request: input.request ?? input.emailText ?? "",
      about: about && { name: fullName(about).replace(/\s+/g, " "), id: about.id },
    };
    await mail.add(database, requestMail(config, config.requestsTo, sent));
    return { message: replies.requestSent };
  });
}
