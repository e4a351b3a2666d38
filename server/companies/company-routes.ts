import { addCompany, editCompany, getCompany, listCompanies } from "../../contract/companies.ts";
import type { Serve } from "../http/endpoint-server.ts";
import { postingOnce } from "../http/idempotency.ts";
import { encodedImage } from "../images/image-store.ts";
import type { Lists } from "../lists/list-page.ts";
import type { Guarded } from "../moderation/defences/defences.ts";
import { guarding } from "../moderation/defences/held-texts.ts";
import { companyWords } from "../moderation/defences/words.ts";
import { noticing } from "../moderation/notices/notices.ts";
import { changePost, postToEdit } from "../posts/post-store.ts";
import * as companies from "./company-store.ts";

export function serveCompanies(serve: Serve, { database, limits, defences }: Guarded, lists: Lists): void {
  const once = postingOnce(database);
  const noticed = noticing(database, "companies");
  serve(listCompanies, ({ input }) => companies.companiesPage(database, lists, input));

  serve(
    getCompany,
    noticed(({ input, session }) => companies.companyById(database, input.id, session.user)),
  );

  serve.patiently(
    addCompany,
    noticed((call) => {
      const { file, ...company } = call.input;
      const writer = call.session;
      return once(
        call,
        (connection, picture) =>
          companies.addCompany(connection, { limits, defences }, { ...company, writer }, picture),
        () => encodedImage(file, { limits, writer }),
      );
    }),
  );

  serve.patiently(
    editCompany,
    noticed(async ({ input: { id, file, picture: fate, ...company }, session }) => {
      const { user } = session;
      const wanted = { kind: "company", number: id, user } as const;
      // Checks the right before the picture is encoded: a stranger's isn't worth the work.
      if (file) await postToEdit(database, wanted);
      const picture = await encodedImage(file, { limits, writer: session });
      return changePost(
        database,
        wanted,
        (transaction, post) => companies.replaceCompany(transaction, post, { ...company, user }, { picture, fate }),
        guarding({ limits, defences }, session, companyWords(company)),
      );
    }),
  );
}
