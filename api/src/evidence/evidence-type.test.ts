/** @jest-environment node */
import { crc32, deflateSync } from 'node:zlib';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEvidence } from './evidence-type';
import { isClean } from './scan-file';

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const chunk = (name: string, data: Buffer = Buffer.alloc(0)) => {
  const checked = Buffer.concat([Buffer.from(name), data]);
  return Buffer.concat([uint32(data.length), checked, uint32(crc32(checked))]);
};
const header = (width: number, height: number, colour = 2, interlaced = 0) =>
  chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([8, colour, 0, 0, interlaced])]));
const png = (...chunks: Buffer[]) =>
  Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks, chunk('IEND')]);
const rows = (bytes: number) => chunk('IDAT', deflateSync(Buffer.alloc(bytes)));
/** 4 × 3 pixels of three bytes. */
const small = [header(4, 3), rows(3 * (1 + 12))] as const;

const segment = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]), data]);
const frame = segment(0xc0, Buffer.from([8, 0, 16, 0, 16, 1, 1, 0x11, 0]));
const scan = Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), Buffer.from([1, 0xff, 0, 2])]);
const jpeg = (...segments: Buffer[]) =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, Buffer.from([0xff, 0xd9])]);
const jfif = segment(0xe0, Buffer.from('JFIF\0\u0001\u0002\u0001\0\u0048\0\u0048\0\0', 'latin1'));
const adobe = segment(0xee, Buffer.from('Adobe\0\u0064\0\0\0\0\u0001', 'latin1'));
/** Exif of one or more entries of the first directory, least significant byte first. */
const exif = (...entries: [tag: number, value: number][]) => {
  const count = Buffer.from([entries.length, 0]);
  const list = entries.map(([tag, value]) =>
    Buffer.from([tag & 255, tag >> 8, 3, 0, 1, 0, 0, 0, value & 255, value >> 8, 0, 0]),
  );
  const start = Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), start, count, ...list, Buffer.alloc(4)]));
};

const pdf = (body: string | Buffer) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(body), Buffer.from('\ntrailer <<>>\n%%EOF\n')]);
const objects = (text: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') =>
  Buffer.concat([
    Buffer.from(`7 0 obj\n<<${dictionary}>>\nstream\n`),
    deflateSync(Buffer.from(text)),
    Buffer.from('\nendstream\nendobj'),
  ]);

it.each<[string, Buffer]>([
  ['a PNG', png(...small)],
  ['an interlaced PNG', png(header(9, 9, 0, 1), rows(200))],
  ['a JPEG', jpeg(frame, scan)],
  ['a JPEG in several scans', jpeg(jfif, frame, scan, scan)],
  ['a PDF', pdf('1 0 obj <<>> endobj')],
  ['a PDF with compressed objects', pdf(objects('1 0 <</Type /Page>>'))],
])('takes %s as it is', async (_name, file) => {
  expect((await readEvidence(file))?.content.equals(file)).toBe(true);
});

it.each<[string, Buffer]>([
  ['a PNG without image data', png(header(4, 3))],
  ['a PNG with less image data than pixels', png(header(4, 3), rows(20))],
  ['a PNG whose image data cannot be decompressed', png(header(4, 3), chunk('IDAT', Buffer.alloc(40)))],
  ['a PNG that decompresses to more than its pixels', png(header(4, 3), rows(5_000_000))],
  ['a PNG of too many pixels', png(header(9_000, 9_000), rows(10))],
  ['a PNG with an unknown chunk that matters', png(...small, chunk('EVIL'))],
  ['a PNG with two headers', png(...small, header(4, 3))],
  ['a JPEG without a picture', jpeg(frame)],
  ['a JPEG without its size', jpeg(scan)],
  ['a JPEG of too many pixels', jpeg(segment(0xc0, Buffer.from([8, 255, 255, 255, 255, 1, 1, 17, 0])), scan)],
  ['a JPEG that is cut off', jpeg(frame, scan).subarray(0, -2)],
  ['a PDF with a script', pdf('1 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj')],
  ['a PDF with a script under an escaped name', pdf('1 0 obj <</S /Java#53cript>> endobj')],
  ['a PDF that starts a program', pdf('1 0 obj <</S /Launch /F (cmd.exe)>> endobj')],
  ['a PDF with a file in it', pdf('1 0 obj <</Type /EmbeddedFile>> endobj')],
  ['a PDF with a script in compressed objects', pdf(objects('1 0 <</S /JavaScript>>'))],
  [
    'a PDF with objects compressed twice',
    pdf(objects('x', '/Type /ObjStm /Filter [/FlateDecode /FlateDecode]')),
  ],
  ['a PDF with objects of another compression', pdf(objects('x', '/Type /ObjStm /Filter /LZWDecode'))],
  ['a PDF whose objects are 30 MB', pdf(objects('x'.repeat(30_000_000)))],
  ['a PDF with a program behind it', Buffer.concat([pdf(''), Buffer.from('MZ\u0090\0program')])],
])('refuses %s', async (_name, file) => {
  expect(await readEvidence(file)).toBeNull();
});

it('refuses a picture with a wrong checksum', async () => {
  const file = png(...small);
  file.writeUInt8((file.at(-20) ?? 0) ^ 1, file.length - 20);
  expect(await readEvidence(file)).toBeNull();
});

it('takes texts, places and other metadata out of pictures', async () => {
  const bomb = chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(20_000_000))]));
  const text = chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'));
  const [start, data] = small;
  const cleanPng = await readEvidence(png(start, text, bomb, chunk('eXIf', Buffer.from('GPS')), data));
  expect(cleanPng?.content).toEqual(png(...small));
  const comment = segment(0xfe, Buffer.from('<script>alert(1)</script>'));
  const gps = exif([0x8825, 99]);
  const hidden = Buffer.from('PK\u0003\u0004a second file');
  const file = Buffer.concat([jpeg(gps, comment, frame, scan), hidden, Buffer.from([0xff, 0xd9])]);
  expect((await readEvidence(file))?.content).toEqual(jpeg(frame, scan));
});

it.each<[string, Buffer, Buffer]>([
  [
    'a preview in JFIF',
    jpeg(segment(0xe0, Buffer.from('JFXX\0\u0010a picture')), frame, scan),
    jpeg(frame, scan),
  ],
  [
    'words behind JFIF',
    jpeg(
      Buffer.concat([segment(0xe0, Buffer.concat([jfif.subarray(4), Buffer.from('words')]))]),
      frame,
      scan,
    ),
    jpeg(jfif, frame, scan),
  ],
  [
    'words behind Adobe’s segment',
    jpeg(segment(0xee, Buffer.concat([adobe.subarray(4), Buffer.from('words')])), frame, scan),
    jpeg(adobe, frame, scan),
  ],
  [
    'a colour profile',
    jpeg(segment(0xe2, Buffer.from('ICC_PROFILE\0words')), frame, scan),
    jpeg(frame, scan),
  ],
  [
    'words for a resolution',
    png(small[0], chunk('pHYs', Buffer.from('words of mine')), small[1]),
    png(...small),
  ],
  ['a table of text', png(small[0], chunk('iTXt', Buffer.from('a\0\0\0\0\0words')), small[1]), png(...small)],
])('leaves out %s', async (_name, file, clean) => {
  expect((await readEvidence(file))?.content.toString('hex')).toBe(clean.toString('hex'));
});

it('takes no program for a palette', async () => {
  const [start, data] = small;
  expect(await readEvidence(png(start, chunk('PLTE', Buffer.alloc(10)), data))).toBeNull();
});

it('keeps which way up a photo is', async () => {
  const clean = await readEvidence(jpeg(exif([0x010f, 7], [0x0112, 6], [0x8825, 99]), frame, scan));
  const again = await readEvidence(clean?.content ?? Buffer.alloc(0));
  expect(clean?.content.includes(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]))).toBe(true);
  expect(clean?.content.includes(Buffer.from([0x25, 0x88]))).toBe(false);
  expect(again?.content).toEqual(clean?.content);
});

describe('a virus scanner', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scanner-'));
  const file = join(folder, 'file');
  let server: Server;
  let answer: (data: string) => string;
  let address: string;
  beforeAll(async () => {
    // As clamd does: a command, then pieces behind their length, until an empty one.
    server = createServer((socket) => {
      let bytes = Buffer.alloc(0);
      socket.on('error', () => undefined);
      socket.on('data', (more: Buffer) => {
        bytes = Buffer.concat([bytes, more]);
        let [at, data] = [10, ''];
        while (at + 4 <= bytes.length) {
          const length = bytes.readUInt32BE(at);
          if (length === 0) {
            const words = answer(data);
            return words ? socket.end(`${words}\0`) : socket.destroy();
          }
          data += bytes.toString('latin1', at + 4, at + 4 + length);
          at += 4 + length;
        }
        return undefined;
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `clamd://127.0.0.1:${(server.address() as AddressInfo).port}`;
    answer = (data) => (data.includes('EICAR') ? 'stream: Eicar-Signature FOUND' : 'stream: OK');
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is given the whole file, and believed', async () => {
    writeFileSync(file, 'x'.repeat(300_000));
    expect(await isClean(address, file)).toBe(true);
    writeFileSync(file, `${'x'.repeat(300_000)}EICAR`);
    expect(await isClean(address, file)).toBe(false);
  });

  it.each([
    ['breaks off', ''],
    ['cannot read the file', 'INSTREAM size limit exceeded. ERROR'],
  ])('that %s lets nothing through', async (_words, words) => {
    answer = () => words;
    await expect(isClean(address, file)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 60 });
  });

  it('that is away lets nothing through', async () => {
    await expect(isClean('clamd://127.0.0.1:1', file)).rejects.toMatchObject({ status: 503 });
  });
});
