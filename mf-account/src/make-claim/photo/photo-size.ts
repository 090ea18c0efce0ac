/** Bytes that a photograph has at most when it is sent. */
export const maxPhotoBytes = 2 * 1024 * 1024;

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
