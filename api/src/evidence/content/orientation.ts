const nothing = Buffer.alloc(0);
const orientationTag = 0x0112;

/** Exif that says which way is up and nothing else; empty where that is how the picture is stored. */
export function orientationOnly(exif: Buffer): Buffer {
  const value = readOrientation(exif);
  if (value < 2 || value > 8) return nothing;
  return Buffer.from(`4d4d002a000000080001011200030000000100${`0${value}`}000000000000`, 'hex');
}

/** The orientation in the first directory of Exif; 0 where there is none. */
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
