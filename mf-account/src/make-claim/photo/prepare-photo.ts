/** Prepares photographs for sending: upright, small, and without location data (R5.17). */
import { openPicture, type OpenPicture } from './open-picture';

/** Thrown if the device has too little memory for the picture. */
export class PictureTooLargeError extends Error {
  override name = 'PictureTooLargeError';
}

/** JPEG qualities, best first; after the last one the picture is drawn smaller. */
const qualities = [0.9, 0.8, 0.7];
const scaleStep = 0.75;
/** Receives the completed share, 0 to 1. */
export type OnProgress = (share: number) => void;
/** Share of the progress that opening takes; each drawing takes half of the remaining share. */
const openedShare = 0.5;
/** Smaller files are not worth a loss of quality. */
const smallBytes = 200 * 1024;

/**
 * Converts a picture to a JPEG of at most 2 MB, not larger than an original JPEG. A PNG screenshot within 2 MB stays
 * PNG, so that its text stays sharp. Throws if the picture cannot be opened.
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
  let completedShare = openedShare;
  if (file.type === 'image/png') {
    const png = await draw(picture, 1, ['image/png']);
    if (png.size <= maxPhotoBytes) return png;
  }
  const maxBytes =
    file.type === 'image/jpeg' ? Math.min(maxPhotoBytes, Math.max(file.size, smallBytes)) : maxPhotoBytes;
  for (let share = 1; ; share *= scaleStep) {
    for (const quality of qualities) {
      const jpeg = await draw(picture, share, ['image/jpeg', quality]);
      if (jpeg.size <= maxBytes) return jpeg;
      onProgress((completedShare += (1 - completedShare) / 2));
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
  // Phones free a canvas's memory when it has no size.
  canvas.width = 0;
  if (!blob) throw new PictureTooLargeError();
  return blob;
}

/** Maximum size of a sent photograph, in bytes. */
const maxPhotoBytes = 2 * 1024 * 1024;

/** Enough to read a page of small print. */
const maxPixels = 8_000_000;
/** Maximum canvas side that all phones support, in pixels. */
const maxSide = 8_192;

interface Size {
  width: number;
  height: number;
}

/** The drawn size in pixels: the original size, or smaller for a large photograph or a panorama. */
export function photoSize({ width, height }: Size, share = 1): Size {
  const scale =
    share * Math.min(1, Math.sqrt(maxPixels / (width * height)), maxSide / width, maxSide / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
