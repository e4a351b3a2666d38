import { data, type Params, useParams } from "react-router";

/** The `:id` of an address, for clientLoaders. Throws a 404 if it can't be an id. */
export function recordId(params: Params): number {
  const id = /^[1-9]\d{0,9}$/.test(params.id ?? "") ? Number(params.id) : 0;
  if (id < 1 || id >= 2 ** 31) throw data(null, { status: 404 });
  return id;
}

export const useRecordId = () => recordId(useParams());
