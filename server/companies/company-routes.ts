import { addCompany, editCompany, getCompany, listCompanies } from "../../contract/companies.ts";
import type { Surroundings } from "../app.ts";
import type { Serve } from "../http.ts";
import { encodedImage } from "../images/image-store.ts";
import type { Lists } from "../lists/list-page.ts";
import { changePost, postToEdit } from "../posts/post-store.ts";
import * as companies from "./company-store.ts";

export function serveCompanies(serve: Serve, { database, limits }: Surroundings, lists: Lists): void {
  serve(listCompanies, ({ input }) => companies.companiesPage(database, lists, input));

  serve(getCompany, ({ input }) => companies.companyById(database, input.id));

  serve.patiently(addCompany, async ({ input: { name, file }, session }) => {
    const picture = await encodedImage(file, { limits, memberId: session.user.id });
    return companies.addCompany(database, limits, { name, ownerId: session.user.id }, picture);
  });

  serve.patiently(editCompany, async ({ input: { id, name, file, picture: fate }, session }) => {
    const { user } = session;
    // A stranger's picture is not worth the work.
    await postToEdit(database, "companies", id, user);
    const picture = await encodedImage(file, { limits, memberId: user.id });
    return changePost(database, { kind: "companies", id, user }, (transaction) =>
      companies.replaceCompany(transaction, id, name, { picture, fate }),
    );
  });
}
