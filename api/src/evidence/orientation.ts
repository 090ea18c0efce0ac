const nothing = Buffer.alloc(0);
const orientationTag = 0x0112;

/** An Exif segment that says which way is up and nothing else; empty where that is how the picture is stored. */
export function orientationSegment(segment: Buffer): Buffer {
  const value = readOrientation(segment);
  if (value < 2 || value > 8) return nothing;
  const made = Buffer.from(
    `ffe10022${Buffer.from('Exif\0\0MM\0*').toString('hex')}00000008000101120003`,
    'hex',
  );
  return Buffer.concat([made, Buffer.from([0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0])]);
}

/**
 * The orientation in the first directory of an Exif segment (marker and length included); 0 where there is
 * none.
 */
function readOrientation(segment: Buffer): number {
  if (segment.length < 20 || segment.toString('latin1', 4, 10) !== 'Exif\0\0') return 0;
  const tiff = segment.subarray(10);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return 0;
  const entries = short(start);
  for (let index = 0; index < entries; index += 1) {
    const at = start + 2 + index * 12;
    if (at + 12 > tiff.length) return 0;
    if (short(at) === orientationTag) return short(at + 8);
  }
  return 0;
}
