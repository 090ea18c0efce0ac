/** PNG pictures as evidence: checked chunk by chunk, and stored without what does not draw them. */
import { Readable } from 'node:stream';
import { crc32, createInflate } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * What draws the picture, with the bytes that it can have. Texts, metadata and profiles are left out: they name
 * places and hide other content.
 */
const kept: Record<string, readonly number[] | undefined> = {
  IHDR: [13],
  PLTE: Array.from({ length: 256 }, (_, index) => 3 * (index + 1)),
  tRNS: Array.from({ length: 256 }, (_, index) => index + 1),
  gAMA: [4],
  cHRM: [32],
  sRGB: [1],
  sBIT: [1, 2, 3, 4],
  bKGD: [1, 2, 6],
  pHYs: [9],
  IEND: [0],
};

const draws = ({ name, data }: Chunk): boolean =>
  name === 'IDAT' || kept[name]?.includes(data.length) === true;

const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Bytes that an encoder may write behind the last row. */
const slackBytes = 65_536;

/** The seven passes of an interlaced picture: where each begins, and its steps. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface Chunk {
  name: string;
  data: Buffer;
  /** With length, name and checksum. */
  whole: Buffer;
}

/**
 * The picture without its metadata; null when a chunk, a checksum or the image data is not right, or it has
 * too many pixels.
 */
export async function cleanPng(file: Buffer, maxPixels: number): Promise<Buffer | null> {
  const chunks = readChunks(file);
  const bytes = chunks?.[0] && imageBytes(chunks[0].data, maxPixels);
  if (!chunks || !bytes) return null;
  const data = chunks.filter(({ name }) => name === 'IDAT').map((chunk) => chunk.data);
  if (!(await inflatesTo(data, bytes))) return null;
  return Buffer.concat([signature, ...chunks.filter(draws).map(({ whole }) => whole)]);
}

/** All chunks, from IHDR to an IEND that ends the file: a second file would be behind it. */
function readChunks(file: Buffer): Chunk[] | null {
  if (!file.subarray(0, 8).equals(signature)) return null;
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) return null;
    const checked = file.subarray(at + 4, end - 4);
    const name = checked.toString('latin1', 0, 4);
    if (!/^[A-Za-z]{4}$/.test(name) || crc32(checked) !== file.readUInt32BE(end - 4)) return null;
    const chunk = { name, data: checked.subarray(4), whole: file.subarray(at, end) };
    // A name that begins with a capital is of a critical chunk, which a reader must understand.
    if (/^[A-Z]/.test(name) && !draws(chunk)) return null;
    if ((name === 'IHDR') !== (chunks.length === 0)) return null;
    chunks.push(chunk);
    if (name === 'IEND') return end === file.length ? chunks : null;
    at = end;
  }
  return null;
}

/** How many bytes the image data has once it is decompressed; 0 for a header that no picture has. */
function imageBytes(header: Buffer, maxPixels: number): number {
  if (header.length !== 13) return 0;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colour = 0, , , interlaced = 0] = header.subarray(8);
  const bits = (channels[colour] ?? 0) * ([1, 2, 4, 8, 16].includes(depth) ? depth : 0);
  if (width * height === 0 || width * height > maxPixels || bits === 0) return 0;
  const size = (columns: number, rows: number) =>
    columns > 0 && rows > 0 ? rows * (1 + Math.ceil((columns * bits) / 8)) : 0;
  if (interlaced === 0) return size(width, height);
  return passes.reduce(
    (sum, [x, y, across, down]) =>
      sum + size(Math.ceil((width - x) / across), Math.ceil((height - y) / down)),
    0,
  );
}

/** Decompresses without keeping anything, and stops as soon as it is more than the picture has. */
async function inflatesTo(data: Buffer[], bytes: number): Promise<boolean> {
  let total = 0;
  try {
    for await (const chunk of Readable.from(data).pipe(createInflate()) as AsyncIterable<Buffer>) {
      total += chunk.length;
      if (total > bytes + slackBytes) return false;
    }
  } catch {
    return false;
  }
  return total >= bytes;
}
