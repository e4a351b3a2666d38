import { ApiProblem } from "./api.ts";
import { currentSession } from "./session.ts";

/** A picture that its address shows to some members only. */
export async function pictureAt(address: string, signal: AbortSignal): Promise<Blob> {
  // biome-ignore lint/plugin: for the server
  const headers = { authorization: `Bearer ${currentSession()?.token}` };
  const response = await fetch(address, { headers, signal });
  if (!response.ok) throw new ApiProblem(response.status, {});
  return response.blob();
}
