/** JPEG pictures as evidence: read segment by segment, and stored without what does not draw them. */
import { orientationSegment } from './orientation';

const endOfImage = 0xd9;
const startOfScan = 0xda;
const jfif = 0xe0;
const exif = 0xe1;
const adobe = 0xee;

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Tables and scans. */
const isKept = (marker: number) => isFrame(marker) || [0xc4, 0xcc, 0xda, 0xdb, 0xdc, 0xdd].includes(marker);
/** Comments and application segments: metadata, places, profiles, previews. */
const isDropped = (marker: number) => marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);

/**
 * The picture without comments, metadata and what follows its end; it keeps which way is up. Null for a file
 * that is not whole or has too many pixels.
 */
export function cleanJpeg(file: Buffer, maxPixels: number): Buffer | null {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return null;
  // A file that is cut off, or has another one appended, ends otherwise.
  if (file.readUInt16BE(file.length - 2) !== 0xffd9) return null;
  const parts = [file.subarray(0, 2)];
  let [hasFrame, hasScan] = [false, false];
  for (let at = 2; at + 2 <= file.length;) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) return null;
    if (marker === 0xff) {
      // Markers may be padded.
      at += 1;
      continue;
    }
    if (marker === endOfImage)
      return hasFrame && hasScan ? Buffer.concat([...parts, file.subarray(at, at + 2)]) : null;
    if (at + 4 > file.length) return null;
    const end = at + 2 + file.readUInt16BE(at + 2);
    const segment = file.subarray(at, end);
    if (end > file.length || segment.length < 4) return null;
    if (isFrame(marker)) {
      if (!isSmall(segment, maxPixels)) return null;
      hasFrame = true;
    }
    if (isKept(marker)) parts.push(segment);
    else if (isDropped(marker)) parts.push(drawingPart(marker, segment));
    else return null;
    at = end;
    if (marker === startOfScan) {
      hasScan = true;
      at = endOfScan(file, end);
      parts.push(file.subarray(end, at));
    }
  }
  return null;
}

/** What an application segment says of how to draw: resolution, colours, which way is up. The rest is left out. */
function drawingPart(marker: number, segment: Buffer): Buffer {
  const says = (name: string) => segment.length >= 16 && segment.toString('latin1', 4, 9) === name;
  if (marker === jfif && says('JFIF\0'))
    return Buffer.concat([Buffer.from([0xff, jfif, 0, 16]), segment.subarray(4, 16), Buffer.from([0, 0])]);
  if (marker === adobe && says('Adobe'))
    return Buffer.concat([Buffer.from([0xff, adobe, 0, 14]), segment.subarray(4, 16)]);
  return marker === exif ? orientationSegment(segment) : Buffer.alloc(0);
}

function isSmall(frame: Buffer, maxPixels: number): boolean {
  if (frame.length < 9) return false;
  const pixels = frame.readUInt16BE(5) * frame.readUInt16BE(7);
  return pixels > 0 && pixels <= maxPixels;
}

/** Where the picture's data ends: at a marker that is neither a stuffed byte nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return file.length;
}
