/** Makes JPEG pictures that decoders open, as phones and programs write them. */

type Colour = readonly number[];

interface JpegOptions {
  /** Pixels, multiples of 8. */
  width?: number;
  height?: number;
  /** One for grey, three for YCbCr, four for CMYK. */
  components?: 1 | 3 | 4;
  isProgressive?: boolean;
  /** The value of each component in the 8 × 8 pixels of a column and row, 0 to 255. */
  block?: (column: number, row: number) => Colour;
  /** Segments behind the first marker. */
  segments?: readonly Buffer[];
}

export const red: Colour = [76, 85, 255];
export const blue: Colour = [29, 255, 107];
export const gps = Buffer.from('6.5244N 3.3792E');

const byte = (...values: number[]) => Buffer.from(values);
const short = (value: number) => byte(value >> 8, value & 255);

/** A segment with its marker and length. */
export const segment = (marker: number, data: Buffer): Buffer =>
  Buffer.concat([byte(0xff, marker), short(data.length + 2), data]);

/** Exif as TIFF: which way is up (1 to 8), and where the picture was taken. */
export function exifData(orientation: number): Buffer {
  const entry = (tag: number, type: number, count: number, value: Buffer) =>
    Buffer.concat([short(tag), short(type), byte(0, 0, 0, count), value]);
  return Buffer.concat([
    Buffer.from('MM\0*\0\0\0\x08', 'latin1'),
    short(3),
    entry(0x010f, 2, 4, Buffer.from('TEC\0')),
    entry(0x0112, 3, 1, byte(0, orientation, 0, 0)),
    entry(0x8825, 4, 1, byte(0, 0, 0, 50)),
    byte(0, 0, 0, 0),
    short(1),
    entry(0x001d, 2, gps.length, byte(0, 0, 0, 68)),
    byte(0, 0, 0, 0),
    gps,
  ]);
}

export const exifSegment = (orientation: number): Buffer =>
  segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exifData(orientation)]));

/** Adobe's segment: with four components, that they are inverted CMYK. */
export const adobeSegment = (transform: number): Buffer =>
  segment(0xee, Buffer.concat([Buffer.from('Adobe\0d\0\0\0\0'), byte(transform)]));

// Codes of two to nine bits for how many bits a difference has, as in the standard's table for brightness.
const lengths = [2, 3, 3, 3, 3, 3, 4, 5, 6, 7, 8, 9];
const counts = Array.from(
  { length: 16 },
  (_, index) => lengths.filter((length) => length === index + 1).length,
);

function codes(): { code: number; length: number }[] {
  let [code, before] = [0, lengths[0] ?? 0];
  return lengths.map((length, index) => {
    code = index === 0 ? 0 : (code + 1) << (length - before);
    before = length;
    return { code, length };
  });
}

/** A picture of flat blocks of 8 × 8 pixels. */
export function jpegFile({
  width = 64,
  height = 32,
  components = 3,
  isProgressive = false,
  block = (column, _row) => (column < width / 16 ? red : blue),
  segments = [],
}: JpegOptions = {}): Buffer {
  const ids = Array.from({ length: components }, (_, index) => index + 1);
  const scanEnd = isProgressive ? 0 : 63;
  const data = scanData(width / 8, height / 8, components, block, isProgressive);
  return Buffer.concat([
    byte(0xff, 0xd8),
    ...segments,
    segment(0xdb, Buffer.concat([byte(0), Buffer.alloc(64, 8)])),
    segment(
      isProgressive ? 0xc2 : 0xc0,
      Buffer.concat([
        byte(8),
        short(height),
        short(width),
        byte(components),
        ...ids.map((id) => byte(id, 0x11, 0)),
      ]),
    ),
    segment(0xc4, Buffer.concat([byte(0), byte(...counts), byte(...lengths.keys())])),
    // Of the other coefficients only that there are none.
    segment(0xc4, Buffer.concat([byte(0x10, 1), Buffer.alloc(15), byte(0)])),
    segment(0xda, Buffer.concat([byte(components), ...ids.map((id) => byte(id, 0)), byte(0, scanEnd, 0)])),
    data,
    byte(0xff, 0xd9),
  ]);
}

function scanData(
  columns: number,
  rows: number,
  components: number,
  block: (column: number, row: number) => Colour,
  isProgressive: boolean,
): Buffer {
  const out: number[] = [];
  let [held, count] = [0, 0];
  const write = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) {
      held = (held << 1) | ((value >> bit) & 1);
      count += 1;
      if (count < 8) continue;
      out.push(held);
      if (held === 0xff) out.push(0);
      [held, count] = [0, 0];
    }
  };
  const table = codes();
  const last = Array.from({ length: components }, () => 0);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      block(column, row).forEach((value, component) => {
        const difference = value - 128 - (last[component] ?? 0);
        last[component] = value - 128;
        const bits = difference === 0 ? 0 : 32 - Math.clz32(Math.abs(difference));
        const { code, length } = table[bits] ?? { code: 0, length: 0 };
        write(code, length);
        write(difference < 0 ? difference + 2 ** bits - 1 : difference, bits);
        if (!isProgressive) write(0, 1);
      });
  while (count > 0) write(1, 1);
  return Buffer.from(out);
}
