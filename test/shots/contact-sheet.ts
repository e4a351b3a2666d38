/** A page with all pictures side by side; each opens in its own size. */
export function contactSheet(files: string[]): string {
  const figures = files.map(
    (file) =>
      `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${file}</figcaption></figure>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every screen</title>
<style>
body { margin: 1rem; display: flex; flex-wrap: wrap; gap: 1rem; background: #555; color: #fff; font: 0.75rem system-ui; }
figure { margin: 0; }
img { height: 20rem; max-width: 30rem; object-fit: cover; object-position: top; }
</style>
${figures.join("\n")}
</html>
`;
}
