/** Hands files to the browser, with a pause between them: some browsers lose those that come at once. */
export async function download(files: File[]) {
  for (const file of files) {
    const address = URL.createObjectURL(file);
    Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
    await new Promise((resolve) => setTimeout(resolve, 300));
    URL.revokeObjectURL(address);
  }
}
