import { decodeHeic } from './decode-heic';

/** A drawable, upright picture. */
export interface OpenPicture {
  width: number;
  height: number;
  source: CanvasImageSource;
  close(): void;
}

/** Opens a picture in any format of this browser, or HEIC. Throws if neither can open it. */
export async function openPicture(file: File): Promise<OpenPicture> {
  try {
    return await openInBrowser(file);
  } catch (error) {
    if (!(await isHeic(file))) throw error;
    const source = await createImageBitmap(await decodeHeic(file));
    return { width: source.width, height: source.height, source, close: () => source.close() };
  }
}

/** Browsers rotate an `img` by its Exif data wherever it is drawn. */
async function openInBrowser(file: File): Promise<OpenPicture> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  image.src = url;
  const close = () => URL.revokeObjectURL(url);
  try {
    await image.decode();
  } catch (error) {
    close();
    throw error;
  }
  return { width: image.naturalWidth, height: image.naturalHeight, source: image, close };
}

/** HEIF brands, in the first box of a file. */
const isHeic = async (file: File): Promise<boolean> =>
  /^.{4}ftyp.*(?:hei[cxms]|hev[cxms]|mif1|msf1)/s.test(await file.slice(0, 64).text());
