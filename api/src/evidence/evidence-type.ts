/** The type of a file by its content. Its name and declared type come from the client and are ignored. */
export type EvidenceType = 'application/pdf' | 'image/jpeg' | 'image/png';

/** Larger pictures can exhaust the memory of the program that opens them. */
const maxPixels = 60_000_000;

/** The type of a whole, well-formed file of an allowed kind; null for anything else, files of two kinds at once included. */
export function evidenceType(file: Buffer): EvidenceType | null {
  if (isPdf(file)) return 'application/pdf';
  if (isPng(file)) return 'image/png';
  if (isJpeg(file)) return 'image/jpeg';
  return null;
}

function isPdf(file: Buffer): boolean {
  // Readers tolerate bytes before the header, which a file of two types uses, so the header must come first.
  if (!/^%PDF-[12]\.\d/.test(file.subarray(0, 8).toString('latin1'))) return false;
  return file.subarray(-1024).toString('latin1').includes('%%EOF');
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function isPng(file: Buffer): boolean {
  if (file.length < 45 || !file.subarray(0, 8).equals(pngSignature)) return false;
  if (file.toString('latin1', 12, 16) !== 'IHDR') return false;
  if (file.readUInt32BE(16) * file.readUInt32BE(20) > maxPixels) return false;
  let at = 8;
  // Reads every chunk to the end, because a second file can be hidden behind the last one.
  while (at + 12 <= file.length) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    at += 12 + length;
    if (name === 'IEND') return at === file.length;
  }
  return false;
}

function isJpeg(file: Buffer): boolean {
  if (file.length < 20 || file.readUInt16BE(0) !== 0xffd8 || file[2] !== 0xff) return false;
  if (file.readUInt16BE(file.length - 2) !== 0xffd9) return false;
  let at = 2;
  while (at + 9 < file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return file.readUInt16BE(at + 5) * file.readUInt16BE(at + 7) <= maxPixels;
    at += 2 + file.readUInt16BE(at + 2);
  }
  return false;
}
