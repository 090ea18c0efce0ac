/** Photographs as they are sent: upright, small, and without where they were taken (R5.17). */
import { openPicture, type OpenPicture } from './open-picture';

/** The device has too little memory for this picture. */
export class PictureTooLargeError extends Error {
  override name = 'PictureTooLargeError';
}

/** From the best on; after the last one the picture is drawn smaller. */
const qualities = [0.9, 0.8, 0.7];
const smaller = 0.75;
/** Gets the share that is done, 0 to 1. */
export type OnProgress = (share: number) => void;
/** What opening takes of the time; each drawing takes half of what is left then. */
const openedShare = 0.5;
/** Below this a smaller file is not worth a worse picture. */
const smallBytes = 200 * 1024;

/**
 * The picture as a JPEG of 2 MB at most, and no larger than it was as one; a screenshot in PNG of that size stays PNG, so
 * that its text stays sharp. Throws where nothing can open it.
 */
export async function preparePhoto(file: File, onProgress: OnProgress): Promise<File> {
  const picture = await openPicture(file);
  try {
    onProgress(openedShare);
    const blob = await encode(picture, file, onProgress);
    const ending = blob.type === 'image/png' ? 'png' : 'jpg';
    return new File([blob], `${file.name.replace(/\.[^.]*$/, '') || 'photo'}.${ending}`, { type: blob.type });
  } finally {
    picture.close();
  }
}

async function encode(picture: OpenPicture, file: File, onProgress: OnProgress): Promise<Blob> {
  let done = openedShare;
  if (file.type === 'image/png') {
    const png = await draw(picture, 1, ['image/png']);
    if (png.size <= maxPhotoBytes) return png;
  }
  const most =
    file.type === 'image/jpeg' ? Math.min(maxPhotoBytes, Math.max(file.size, smallBytes)) : maxPhotoBytes;
  for (let share = 1; ; share *= smaller) {
    for (const quality of qualities) {
      const jpeg = await draw(picture, share, ['image/jpeg', quality]);
      if (jpeg.size <= most) return jpeg;
      onProgress((done += (1 - done) / 2));
    }
  }
}

/** Draws on white, because a JPEG has no transparency. */
async function draw(picture: OpenPicture, share: number, format: [string, number?]): Promise<Blob> {
  const { width, height } = photoSize(picture, share);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new PictureTooLargeError();
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture.source, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, ...format));
  // Phones give the memory of a canvas back when it has no size.
  canvas.width = 0;
  if (!blob) throw new PictureTooLargeError();
  return blob;
}

/** Bytes that a photograph has at most when it is sent. */
const maxPhotoBytes = 2 * 1024 * 1024;

/** Enough to read a page of small print. */
const maxPixels = 8_000_000;
/** A canvas of every phone is as long as this. */
const maxSide = 8_192;

interface Size {
  width: number;
  height: number;
}

/** The size in which a picture is drawn: as large as it is, or smaller for a large photograph or a panorama. */
export function photoSize({ width, height }: Size, share = 1): Size {
  const scale =
    share * Math.min(1, Math.sqrt(maxPixels / (width * height)), maxSide / width, maxSide / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
