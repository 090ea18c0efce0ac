/**
 * Makes HEIC pictures that decoders open: HEVC whose blocks of 32 × 32 pixels are uncompressed samples (PCM), each in a
 * slice of its own, so that the bits of the entropy coder around them are always the same.
 */

type Colour = readonly [y: number, cb: number, cr: number];

interface HeicOptions {
  /** Blocks of 32 × 32 pixels. */
  columns?: number;
  rows?: number;
  block?: (column: number, row: number) => Colour;
  /** Quarters of a turn, against the clock, as a phone writes that it was held upright. */
  turns?: number;
  /** A picture stands before the one that is meant, as a phone writes some series. */
  isSecond?: boolean;
}

const blockSize = 32;
const byte = (...values: number[]) => Buffer.from(values);
const short = (value: number) => byte(value >> 8, value & 255);
const long = (value: number) => Buffer.concat([short(value >>> 16), short(value & 0xffff)]);

/** Bits written most significant first. */
class Bits {
  private text = '';

  /** A number in so many bits. */
  u(value: number, length = 1): this {
    this.text += value.toString(2).padStart(length, '0');
    return this;
  }

  /** Numbers in Exp-Golomb codes. */
  ue(...values: number[]): this {
    for (const value of values) {
      const code = (value + 1).toString(2);
      this.text += code.padStart(2 * code.length - 1, '0');
    }
    return this;
  }

  /** A one and zeros up to the next byte, as each unit ends. */
  end(): Buffer {
    const text = `${this.text}1`.padEnd(Math.ceil((this.text.length + 1) / 8) * 8, '0');
    return Buffer.from(text.match(/.{8}/g)?.map((bits) => parseInt(bits, 2)) ?? []);
  }
}

/** A unit with its header; three bytes that look like the start of a unit get a 3 between them. */
function unit(type: number, data: Buffer): Buffer {
  const out = [type << 1, 1];
  let zeros = 0;
  for (const value of data) {
    if (zeros >= 2 && value <= 3) {
      out.push(3);
      zeros = 0;
    }
    out.push(value);
    zeros = value === 0 ? zeros + 1 : 0;
  }
  return Buffer.from(out);
}

const profile = 3;
const level = 90;
/** Profile for still pictures, progressive. */
const profileBits = (bits: Bits) => bits.u(profile, 8).u(0x70, 8).u(0, 24).u(0b1001, 4).u(0, 44).u(level, 8);

function parameterSets(width: number, height: number): Buffer[] {
  const video = profileBits(new Bits().u(0, 4).u(3, 2).u(0, 9).u(1).u(0xffff, 16))
    .u(1)
    .ue(0, 0, 0)
    .u(0, 6)
    .ue(0)
    .u(0, 2);
  const sequence = profileBits(new Bits().u(0, 7).u(1))
    .ue(0, 1, width, height)
    .u(0)
    .ue(0, 0, 4)
    .u(1)
    .ue(0, 0, 0)
    // Blocks of 32, transforms of 4 to 32.
    .ue(2, 0, 0, 3, 0, 0)
    .u(0, 3)
    // Uncompressed blocks of 32, in eight bits.
    .u(1)
    .u(0x77, 8)
    .ue(2, 0)
    .u(1)
    .ue(0)
    .u(0, 5);
  const picture = new Bits()
    .ue(0, 0)
    .u(0, 7)
    .ue(0, 0, 0)
    .u(0, 3)
    .ue(0, 0)
    .u(0, 7)
    // No deblocking.
    .u(0b101, 3)
    .u(0, 2)
    .ue(0)
    .u(0, 2);
  return [unit(32, video.end()), unit(33, sequence.end()), unit(34, picture.end())];
}

function slice(address: number, count: number, [y, cb, cr]: Colour): Buffer {
  const header = new Bits()
    .u(address === 0 ? 1 : 0)
    .u(0)
    .ue(0);
  if (address > 0) header.u(address, Math.ceil(Math.log2(count)));
  const samples = Buffer.concat([
    Buffer.alloc(blockSize ** 2, y),
    Buffer.alloc((blockSize / 2) ** 2, cb),
    Buffer.alloc((blockSize / 2) ** 2, cr),
  ]);
  // What the entropy coder writes for "one part, uncompressed", and for "the last block of its slice".
  return unit(19, Buffer.concat([header.ue(2, 0).end(), byte(0x86, 0x80), samples, byte(0xfe, 0x80)]));
}

const box = (name: string, ...content: Buffer[]): Buffer => {
  const data = Buffer.concat(content);
  return Buffer.concat([long(data.length + 8), Buffer.from(name), data]);
};
const fullBox = (name: string, version: number, ...content: Buffer[]): Buffer =>
  box(name, byte(version, 0, 0, 0), ...content);

/** A picture of flat blocks. */
export function heicFile({
  columns = 2,
  rows = 1,
  block = (column) => (column < columns / 2 ? [76, 85, 255] : [29, 255, 107]),
  turns = 0,
  isSecond = false,
}: HeicOptions = {}): Buffer {
  const [width, height] = [columns * blockSize, rows * blockSize];
  const slices = Array.from({ length: columns * rows }, (_, index) =>
    slice(index, columns * rows, block(index % columns, Math.floor(index / columns))),
  );
  const data = Buffer.concat(slices.flatMap((one) => [long(one.length), one]));
  const sets = parameterSets(width, height).map((set, index) =>
    Buffer.concat([byte(0x80 | (32 + index), 0, 1), short(set.length), set]),
  );
  const configuration = box(
    'hvcC',
    byte(
      1,
      profile,
      0x70,
      0,
      0,
      0,
      0x90,
      0,
      0,
      0,
      0,
      0,
      level,
      0xf0,
      0,
      0xfc,
      0xfd,
      0xf8,
      0xf8,
      0,
      0,
      0x0f,
      3,
    ),
    ...sets,
  );
  const properties = [configuration, fullBox('ispe', 0, long(width), long(height)), box('irot', byte(turns))];
  const start = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic'));
  const ids = isSecond ? [1, 2] : [1];
  const count = short(ids.length);
  // The picture in front is the same, but not turned.
  const used = (id: number) => (id === ids.length ? byte(3, 0x81, 2, 0x83) : byte(2, 0x81, 2));
  const meta = (offset: number) =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, long(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, count),
      fullBox(
        'iloc',
        0,
        byte(0x44, 0),
        count,
        ...ids.flatMap((id) => [short(id), short(0), short(1), long(offset), long(data.length)]),
      ),
      fullBox(
        'iinf',
        0,
        count,
        ...ids.map((id) => fullBox('infe', 2, short(id), short(0), Buffer.from('hvc1\0'))),
      ),
      box(
        'iprp',
        box('ipco', ...properties),
        fullBox('ipma', 0, long(ids.length), ...ids.flatMap((id) => [short(id), used(id)])),
      ),
    );
  return Buffer.concat([start, meta(start.length + meta(0).length + 8), box('mdat', data)]);
}
