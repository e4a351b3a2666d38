import { data, type Params, useParams } from "react-router";

/** The `:id` of an address; what can't be one leads to the 404 page. For clientLoaders. */
export function recordId(params: Params): number {
  const id = /^[1-9]\d{0,9}$/.test(params.id ?? "") ? Number(params.id) : 0;
  if (id < 1 || id >= 2 ** 31) throw data(null, { status: 404 });
  return id;
}

export const useRecordId = () => recordId(useParams());
