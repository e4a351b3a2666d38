import type { Connection } from "../database/connection.ts";
import { logoUrl } from "../images/image-url.ts";

/** A joined `companies` row as the contract's company card, in SQL; null where none was joined. */
export const companyJson = (database: Connection) => database`
  case when companies.id is not null then json_build_object('id', companies.id, 'name', companies.name,
    'logo', ${logoUrl(database)}) end`;
