/** Cleans JPEG pictures: reads them segment by segment, and keeps only what is needed to draw them. */
import type { EvidenceProblem } from './evidence-problem';

const endOfImage = 0xd9;
const startOfScan = 0xda;
const jfif = 0xe0;
const exif = 0xe1;
const adobe = 0xee;

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Frames, tables and scans. */
const isKept = (marker: number) => isFrame(marker) || [0xc4, 0xcc, 0xda, 0xdb, 0xdc, 0xdd].includes(marker);
/** Comments and application segments: metadata, locations, profiles, previews. */
const isDropped = (marker: number) => marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);

/**
 * Strips comments, metadata and trailing data, such as a phone's video or second picture, but keeps the orientation.
 */
export function cleanJpeg(file: Buffer, maxPixels: number): Buffer | EvidenceProblem {
  const parts = [file.subarray(0, 2)];
  let [hasFrame, hasScan] = [false, false];
  for (let at = nextMarker(file, 2); at + 2 <= file.length; at = nextMarker(file, at)) {
    const marker = file[at + 1] ?? 0;
    if (marker === endOfImage)
      return hasFrame && hasScan ? Buffer.concat([...parts, file.subarray(at, at + 2)]) : 'broken';
    if (at + 4 > file.length) return 'broken';
    const end = at + 2 + file.readUInt16BE(at + 2);
    const segment = file.subarray(at, end);
    if (end > file.length || segment.length < 4) return 'broken';
    if (isFrame(marker)) {
      const pixels = pixelsOf(segment);
      if (pixels === 0 || pixels > maxPixels) return pixels === 0 ? 'broken' : 'pixels';
      hasFrame = true;
    }
    if (isKept(marker)) parts.push(segment);
    else if (isDropped(marker)) parts.push(drawingPart(marker, segment));
    else return 'broken';
    at = end;
    if (marker === startOfScan) {
      hasScan = true;
      at = nextMarker(file, end);
      parts.push(file.subarray(end, at));
    }
  }
  return 'broken';
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** Finds the next marker. Like decoders, it skips padding and stray bytes. */
function nextMarker(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return file.length;
}

/** Keeps what an application segment says about drawing: resolution, colours, orientation. */
function drawingPart(marker: number, segment: Buffer): Buffer {
  const says = (name: string) => segment.length >= 16 && segment.toString('latin1', 4, 9) === name;
  if (marker === jfif && says('JFIF\0'))
    return Buffer.concat([Buffer.from([0xff, jfif, 0, 16]), segment.subarray(4, 16), Buffer.from([0, 0])]);
  if (marker === adobe && says('Adobe'))
    return Buffer.concat([Buffer.from([0xff, adobe, 0, 14]), segment.subarray(4, 16)]);
  const direction =
    marker === exif && says('Exif\0') ? orientationOnly(segment.subarray(10)) : Buffer.alloc(0);
  if (direction.length === 0) return direction;
  return Buffer.concat([
    Buffer.from([0xff, exif, 0, direction.length + 8]),
    Buffer.from('Exif\0\0'),
    direction,
  ]);
}

const pixelsOf = (frame: Buffer): number =>
  frame.length < 9 ? 0 : frame.readUInt16BE(5) * frame.readUInt16BE(7);

const nothing = Buffer.alloc(0);
const orientationTag = 0x0112;

/** Exif with the orientation only; empty if the picture is stored upright. */
export function orientationOnly(exif: Buffer): Buffer {
  const value = readOrientation(exif);
  if (value < 2 || value > 8) return nothing;
  return Buffer.from(`4d4d002a000000080001011200030000000100${`0${value}`}000000000000`, 'hex');
}

/** Reads the orientation from the first Exif directory; 0 if there is none. */
function readOrientation(exif: Buffer): number {
  if (exif.length < 10) return 0;
  const isLittle = exif.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const start = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  if (start + 2 > exif.length) return 0;
  const entries = short(start);
  for (let index = 0; index < entries; index += 1) {
    const at = start + 2 + index * 12;
    if (at + 12 > exif.length) return 0;
    if (short(at) === orientationTag) return short(at + 8);
  }
  return 0;
}
