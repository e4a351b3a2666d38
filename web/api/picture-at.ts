import { ApiProblem } from "./api.ts";
import { currentSession } from "./session.ts";

/** Loads a picture whose address requires the session's token, which an `<img>` can't send. */
export async function pictureAt(address: string, signal: AbortSignal): Promise<Blob> {
  // biome-ignore lint/plugin: for the server
  const headers = { authorization: `Bearer ${currentSession()?.token}` };
  const response = await fetch(address, { headers, signal });
  if (!response.ok) throw new ApiProblem(response.status, {});
  return response.blob();
}
