/** Cleans PNG pictures: checks them chunk by chunk, and keeps only what is needed to draw them. */
import { Readable } from 'node:stream';
import { crc32, createInflate } from 'node:zlib';
import type { EvidenceProblem } from './evidence-problem';
import { orientationOnly } from './jpeg';

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Chunks to keep besides IDAT, with their valid lengths in bytes. Texts, metadata and profiles are dropped, because
 * they can reveal locations or hide other content.
 */
const keptLengths: Record<string, readonly number[] | undefined> = {
  IHDR: [13],
  PLTE: Array.from({ length: 256 }, (_, index) => 3 * (index + 1)),
  tRNS: Array.from({ length: 256 }, (_, index) => index + 1),
  gAMA: [4],
  cHRM: [32],
  sRGB: [1],
  sBIT: [1, 2, 3, 4],
  bKGD: [1, 2, 6],
  pHYs: [9],
};

const draws = ({ name, data }: Chunk): boolean =>
  name === 'IDAT' || keptLengths[name]?.includes(data.length) === true;

const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Bytes that an encoder may write after the last row. */
const slackBytes = 65_536;

/** The seven passes of an interlaced picture: first column, first row, column step, row step. */
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
  /** The chunk with length, name and checksum. */
  whole: Buffer;
}

function toChunk(name: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length);
  whole.write(name, 4, 'latin1');
  data.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4);
  return whole;
}

/** Strips metadata, further frames of an animation, and trailing data. */
export async function cleanPng(file: Buffer, maxPixels: number): Promise<Buffer | EvidenceProblem> {
  const chunks = readChunks(file);
  const [bytes, pixels] = imageSize(chunks?.[0]?.data);
  if (!chunks || bytes === 0) return 'broken';
  if (pixels > maxPixels) return 'pixels';
  const data = chunks.filter(({ name }) => name === 'IDAT').map((chunk) => chunk.data);
  if (!(await inflatesTo(data, bytes))) return 'broken';
  return Buffer.concat([pngSignature, ...chunks.map(drawingPart), toChunk('IEND', Buffer.alloc(0))]);
}

function drawingPart(chunk: Chunk): Buffer {
  if (draws(chunk)) return chunk.whole;
  const direction = chunk.name === 'eXIf' ? orientationOnly(chunk.data) : Buffer.alloc(0);
  return direction.length > 0 ? toChunk('eXIf', direction) : direction;
}

/**
 * Reads the chunks from IHDR to IEND. Like readers, accepts a missing IEND and drops damaged chunks that are optional.
 */
function readChunks(file: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = pngSignature.length; at + 12 <= file.length;) {
    const next = at + 12 + file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    if (name === 'IEND') return chunks;
    if (next > file.length) break;
    const checked = file.subarray(at + 4, next - 4);
    const chunk = { name, data: checked.subarray(4), whole: file.subarray(at, next) };
    if (!/^[A-Za-z]{4}$/.test(name)) return null;
    if ((name === 'IHDR') !== (chunks.length === 0)) return null;
    const isWhole = crc32(checked) === file.readUInt32BE(next - 4);
    // A capital first letter marks a critical chunk, which every reader must understand.
    if (/^[A-Z]/.test(name) && !(isWhole && draws(chunk))) return null;
    if (isWhole) chunks.push(chunk);
    at = next;
  }
  return chunks;
}

/** Computes the decompressed size of the image data, and the number of pixels; 0 for an invalid header. */
function imageSize(header: Buffer | undefined): [bytes: number, pixels: number] {
  if (header?.length !== 13) return [0, 0];
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colour = 0, , , interlaced = 0] = header.subarray(8);
  const bits = (channels[colour] ?? 0) * ([1, 2, 4, 8, 16].includes(depth) ? depth : 0);
  const pixels = width * height;
  if (pixels === 0 || bits === 0) return [0, 0];
  const size = (columns: number, rows: number) =>
    columns > 0 && rows > 0 ? rows * (1 + Math.ceil((columns * bits) / 8)) : 0;
  if (interlaced === 0) return [size(width, height), pixels];
  const bytes = passes.reduce(
    (sum, [x, y, across, down]) =>
      sum + size(Math.ceil((width - x) / across), Math.ceil((height - y) / down)),
    0,
  );
  return [bytes, pixels];
}

/** Whether the data decompresses to the expected size. Keeps nothing in memory, and stops beyond that size. */
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
