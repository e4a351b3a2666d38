import sharp from "sharp";

type Picture = { width?: number; height?: number; color?: string };

const plain = ({ width = 40, height = 30, color = "teal" }: Picture) =>
  sharp({ create: { width, height, channels: 3, background: color } });

const asFile = (content: Uint8Array, name: string) => new File([new Uint8Array(content)], name);

export const aPng = async (given: Picture = {}) => asFile(await plain(given).png().toBuffer(), "picture.png");

/** A JPEG with a comment in its metadata and bytes after its end. */
export async function aJpegWithBaggage(): Promise<File> {
  const picture = await plain({})
    .jpeg()
    .withExif({ IFD0: { Copyright: "secret place" } })
    .toBuffer();
  return asFile(Buffer.concat([picture, Buffer.from("trailing secret")]), "../../etc/passwd");
}

export const aGif = async () => asFile(await plain({}).gif().toBuffer(), "picture.png");
export const anSvg = () =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'], "picture.png");

/** A file of a few kilobytes that decodes to 36 million pixels. */
export const aBomb = async () => asFile(await plain({ width: 6000, height: 6000 }).png().toBuffer(), "bomb.png");
