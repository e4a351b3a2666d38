type Manifest = { url: string; routes: Record<string, { imports?: string[] }> };

/** Gives the router the files of each page, so that a link about to be followed preloads all of them at once. */
export async function learnPageParts() {
  const { __reactRouterManifest: manifest } = window as unknown as { __reactRouterManifest?: Manifest };
  if (import.meta.env.DEV || !manifest) return;
  const { parts } = await import(/* @vite-ignore */ manifest.url.replace("/manifest-", "/parts-"));
  for (const [id, imports] of Object.entries(parts as Record<string, string[]>)) {
    const route = manifest.routes[id];
    if (route) route.imports = imports;
  }
}
