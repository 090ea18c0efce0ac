import { deflateSync } from 'node:zlib';
import {
  adobeSegment,
  exifData,
  exifSegment,
  gps,
  jpegFile,
  segment,
} from '../../testing/evidence-files/jpeg-file';
import { chunk, pngData, pngFile, pngHeader, smallPng } from '../../testing/evidence-files/png-file';
import { readEvidence } from './evidence-type';

const jfif = segment(0xe0, Buffer.from('JFIF\0\u0001\u0002\u0001\0\u0048\0\u0048\0\0', 'latin1'));
const adobe = adobeSegment(1);
const png = pngFile(...smallPng);
const jpeg = jpegFile();
const [header, data] = smallPng;
const progressive = jpegFile({ isProgressive: true });
const cmyk = jpegFile({ components: 4, block: () => [0, 90, 200, 255], segments: [adobeSegment(0)] });
const twoScans = Buffer.concat([
  jpeg.subarray(0, -2),
  jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xda]))),
]);

async function contentOf(file: Buffer): Promise<Buffer> {
  const evidence = await readEvidence(file);
  if (typeof evidence === 'string') throw new Error(`Refused as ${evidence}`);
  return evidence.content;
}

it.each<[string, Buffer]>([
  ['a PNG', png],
  ['an interlaced PNG', pngFile(pngHeader(9, 9, 0, 1), pngData(200))],
  ['a JPEG', jpeg],
  ['a grey JPEG', jpegFile({ components: 1, block: (column) => [column * 8] })],
  ['a progressive JPEG', progressive],
  ['a JPEG for printing, in CMYK', cmyk],
  ['a JPEG in several scans', twoScans],
])('takes %s as it is', async (_name, file) => {
  expect((await contentOf(file)).equals(file)).toBe(true);
});

const video = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypmp42MotionPhoto_Data', 'latin1'),
  Buffer.alloc(9_000, 7),
]);

it.each<[string, Buffer, Buffer]>([
  [
    'a JPEG with a phone’s trailer',
    jpeg,
    Buffer.from('\0\0\x01\x0a\x0e\0\0\0Image_UTC_Data1732500000000SEFH', 'latin1'),
  ],
  ['a motion photo', jpeg, video],
  ['a JPEG with padding', jpeg, Buffer.alloc(4096)],
  ['a JPEG with a line break', jpeg, Buffer.from('\r\n')],
  ['a JPEG with a second picture', jpeg, jpegFile({ width: 8, height: 8 })],
  ['a JPEG with another file', jpeg, Buffer.from('PK\u0003\u0004a second file')],
  ['a progressive JPEG with padding', progressive, Buffer.alloc(3, 0xff)],
  ['a PNG with padding', png, Buffer.alloc(512)],
  ['a PNG with what was there before', png, png.subarray(20)],
])('takes %s behind its end, and keeps the picture', async (_name, picture, tail) => {
  expect((await contentOf(Buffer.concat([picture, tail]))).equals(picture)).toBe(true);
});

it.each<[string, Buffer, Buffer]>([
  ['an end that is missing', png.subarray(0, -12), png],
  ['an end that is damaged', Buffer.concat([png.subarray(0, -1), Buffer.from('x')]), png],
  ['bytes between the segments of a JPEG', jpegFile({ segments: [Buffer.from([0, 1, 2])] }), jpeg],
  [
    'damage in a comment',
    pngFile(header, Buffer.concat([chunk('tEXt').subarray(0, -1), Buffer.alloc(1)]), data),
    png,
  ],
  [
    'an animation',
    pngFile(header, chunk('acTL', Buffer.alloc(8)), data, chunk('fdAT', Buffer.alloc(9))),
    png,
  ],
])('takes a picture with %s, as readers do', async (_name, file, clean) => {
  expect((await contentOf(file)).equals(clean)).toBe(true);
});

it.each<[string, Buffer, string]>([
  ['an empty file', Buffer.alloc(0), 'empty'],
  ['words', Buffer.from('hello'), 'kind'],
  ['an iPhone’s HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'kind'],
  ['a PNG without image data', pngFile(header), 'broken'],
  ['a PNG with less image data than pixels', pngFile(header, pngData(20)), 'broken'],
  [
    'a PNG whose image data cannot be decompressed',
    pngFile(header, chunk('IDAT', Buffer.alloc(40))),
    'broken',
  ],
  ['a PNG that decompresses to more than its pixels', pngFile(header, pngData(5_000_000)), 'broken'],
  ['a PNG of too many pixels', pngFile(pngHeader(9_000, 9_000), pngData(10)), 'pixels'],
  ['a PNG with an unknown chunk that matters', pngFile(...smallPng, chunk('EVIL')), 'broken'],
  ['a PNG with two headers', pngFile(...smallPng, header), 'broken'],
  ['a PNG with a program for a palette', pngFile(header, chunk('PLTE', Buffer.alloc(10)), data), 'broken'],
  ['a JPEG without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9]), 'broken'],
  [
    'a JPEG of too many pixels',
    jpegFile({ width: 65_528, height: 65_528, block: () => [] }).subarray(0, 400),
    'pixels',
  ],
  ['a JPEG that is cut off', jpeg.subarray(0, -2), 'broken'],
  [
    'a JPEG without its size',
    Buffer.concat([jpeg.subarray(0, 2), jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xda])))]),
    'broken',
  ],
])('refuses %s', async (_name, file, problem) => {
  expect(await readEvidence(file)).toBe(problem);
});

it('refuses a picture with a wrong checksum', async () => {
  const file = Buffer.from(png);
  file.writeUInt8((file.at(-20) ?? 0) ^ 1, file.length - 20);
  expect(await readEvidence(file)).toBe('broken');
});

it('takes texts, places and other metadata out of pictures', async () => {
  const bomb = chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(20_000_000))]));
  const text = chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'));
  expect(await contentOf(pngFile(header, text, bomb, chunk('eXIf', exifData(1)), data))).toEqual(png);
  const comment = segment(0xfe, Buffer.from('<script>alert(1)</script>'));
  expect(await contentOf(jpegFile({ segments: [exifSegment(1), comment] }))).toEqual(jpeg);
});

it.each<[string, Buffer, Buffer]>([
  ['a preview in JFIF', jpegFile({ segments: [segment(0xe0, Buffer.from('JFXX\0\u0010a picture'))] }), jpeg],
  [
    'words behind JFIF',
    jpegFile({ segments: [segment(0xe0, Buffer.concat([jfif.subarray(4), Buffer.from('words')]))] }),
    jpegFile({ segments: [jfif] }),
  ],
  [
    'words behind Adobe’s segment',
    jpegFile({ segments: [segment(0xee, Buffer.concat([adobe.subarray(4), Buffer.from('words')]))] }),
    jpegFile({ segments: [adobe] }),
  ],
  ['a colour profile', jpegFile({ segments: [segment(0xe2, Buffer.from('ICC_PROFILE\0words'))] }), jpeg],
  ['words for a resolution', pngFile(header, chunk('pHYs', Buffer.from('words of mine')), data), png],
  ['a table of text', pngFile(header, chunk('iTXt', Buffer.from('a\0\0\0\0\0words')), data), png],
])('leaves out %s', async (_name, file, clean) => {
  expect((await contentOf(file)).toString('hex')).toBe(clean.toString('hex'));
});

it.each([2, 3, 6, 8])(
  'keeps which way up a photo is (%d), and not where it was taken',
  async (orientation) => {
    const upright = Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation]);
    const withExif = [
      jpegFile({ segments: [exifSegment(orientation)] }),
      pngFile(header, chunk('eXIf', exifData(orientation)), data),
    ];
    for (const file of withExif) {
      expect(file.includes(gps)).toBe(true);
      const clean = await contentOf(file);
      expect(clean.includes(upright)).toBe(true);
      expect(clean.includes(gps)).toBe(false);
      expect(await contentOf(clean)).toEqual(clean);
    }
  },
);
