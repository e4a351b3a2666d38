import { ApiProblem } from "./api.ts";
import { currentSession, headersFor } from "./session.ts";

/** Loads a picture whose address requires the session's token, which an `<img>` can't send. */
export async function pictureAt(address: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(address, { headers: headersFor(currentSession()), signal });
  if (!response.ok) throw new ApiProblem(response.status, {});
  return response.blob();
}
