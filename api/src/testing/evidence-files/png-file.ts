/** Makes PNG pictures that decoders open. */
import { crc32, deflateSync } from 'node:zlib';

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A chunk with its length and checksum. */
export function chunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const checked = Buffer.concat([Buffer.from(name), data]);
  return Buffer.concat([uint32(data.length), checked, uint32(crc32(checked))]);
}

export const pngHeader = (width: number, height: number, colour = 2, interlaced = 0): Buffer =>
  chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([8, colour, 0, 0, interlaced])]));

/** Image data that decompresses to so many bytes. */
export const pngData = (bytes: number): Buffer => chunk('IDAT', deflateSync(Buffer.alloc(bytes)));

/** A picture of these chunks. */
export const pngFile = (...chunks: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks, chunk('IEND')]);

/** 4 × 3 black pixels. */
export const smallPng = [pngHeader(4, 3), pngData(3 * (1 + 12))] as const;
