import { addCompany, editCompany, getCompany, listCompanies } from "../../contract/companies.ts";
import { postOnce } from "../http/idempotency.ts";
import type { Board } from "../http/services.ts";
import { encodedImage } from "../images/image-store.ts";
import type { Lists } from "../lists/list-page.ts";
import { withModerationNotice } from "../moderation/moderation-notices.ts";
import type { Defences } from "../moderation/spam-rules.ts";
import { editGuard } from "../moderation/text-hold.ts";
import { companyWords } from "../moderation/text-words.ts";
import { changePost, postToEdit } from "../posts/post-store.ts";
import * as store from "./company-store.ts";

export function companies(board: Board & { defences: Defences; lists: Lists }): void {
  const { serve, database, limits, defences, lists } = board;
  serve(listCompanies, ({ input }) => store.companiesPage(database, lists, input));

  serve(getCompany, async (call) => {
    const company = await store.companyById(database, call.input.id, call.session.user);
    return withModerationNotice(database, "companies", call, company);
  });

  serve.patiently(addCompany, async (call) => {
    const { file, ...sent } = call.input;
    const writer = call.session;
    const company = await postOnce(
      database,
      call,
      (connection, picture) => store.addCompany(connection, { limits, defences }, { ...sent, writer }, picture),
      { prepare: () => encodedImage(file, { limits, writer }) },
    );
    return withModerationNotice(database, "companies", call, company);
  });

  serve.patiently(editCompany, async (call) => {
    const { id, file, picture: fate, ...sent } = call.input;
    const { user } = call.session;
    const wanted = { kind: "company", number: id, user } as const;
    // Checks the right before the picture is encoded: a stranger's isn't worth the work.
    if (file) await postToEdit(database, wanted);
    const picture = await encodedImage(file, { limits, writer: call.session });
    const company = await changePost(
      database,
      wanted,
      (transaction, post) => store.replaceCompany(transaction, post, { ...sent, user }, { picture, fate }),
      editGuard({ limits, defences }, call.session, companyWords(sent)),
    );
    return withModerationNotice(database, "companies", call, company);
  });
}
