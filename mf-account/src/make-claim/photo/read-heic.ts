/** Reads HEIC photographs. The decoder is plain JavaScript, because pages allow no WebAssembly. */
import libheif from 'libheif-js';

/** Reads a file's main picture, upright. Throws for a file of another format. */
export async function readHeic(file: Blob): Promise<ImageData> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const decoder = new libheif.HeifDecoder();
  const pictures = decoder.decode(bytes);
  try {
    const picture = pictures.find((candidate) => candidate.is_primary()) ?? pictures[0];
    if (!picture) throw new Error('No picture in the file');
    const data = new ImageData(picture.get_width(), picture.get_height());
    await new Promise<void>((resolve, reject) => {
      picture.display(data, (drawn) => (drawn ? resolve() : reject(new Error('The picture is damaged'))));
    });
    return data;
  } finally {
    for (const picture of pictures) picture.free();
  }
}
