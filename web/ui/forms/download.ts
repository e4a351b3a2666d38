/** Downloads files one by one with a pause, because some browsers drop simultaneous downloads. */
export async function download(files: File[]) {
  for (const file of files) {
    const address = URL.createObjectURL(file);
    Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
    await new Promise((resolve) => setTimeout(resolve, 300));
    URL.revokeObjectURL(address);
  }
}
