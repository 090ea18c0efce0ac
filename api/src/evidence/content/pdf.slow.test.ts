import { deflateSync } from 'node:zlib';
import {
  compressedPdf,
  formPdf,
  linearisedPdf,
  packAfter,
  pdfFile,
  pdfkitFile,
  updatedPdf,
} from '../../testing/evidence-files/pdf-file';
import { readEvidence } from './evidence-type';

async function contentOf(file: Buffer): Promise<Buffer> {
  const evidence = await readEvidence(file);
  if (typeof evidence === 'string') throw new Error(`Refused as ${evidence}`);
  expect(evidence.type).toBe('application/pdf');
  return evidence.content;
}

const versions = ['1.0', '1.4', '1.7', '2.0'];
/** One of each way to encrypt: RC4 of 40 and of 128 bits, AES of 128 and of 256. */
const locked = ['1.3', '1.5', '1.7', '1.7ext3'] as const;
const plain = pdfFile();

it.each<[string, Buffer]>([
  ...versions.map((version): [string, Buffer] => [`of version ${version}`, pdfFile({ version })]),
  ['with compressed objects', compressedPdf()],
  ['with a later revision', updatedPdf('Paid 7000 naira')],
  ['with its first page in front', linearisedPdf()],
  ['that names a script in its text', pdfFile({ text: 'How /Java Script works' })],
])('takes a document %s as it is', async (_name, file) => {
  expect((await contentOf(file)).toString('latin1')).toBe(file.toString('latin1'));
});

it.each<[string, Buffer]>([
  ['NULs behind its end', Buffer.concat([plain, Buffer.alloc(2_000)])],
  ['a comment behind its end', Buffer.concat([plain, Buffer.from('% printed by a till\r\n')])],
  ['a program behind its end', Buffer.concat([plain, Buffer.from('MZ\u0090\0program')])],
  ['a mark of its encoding in front', Buffer.concat([Buffer.from('\ufeff'), plain])],
  ['line breaks in front', Buffer.concat([Buffer.from('\r\n\r\n'), plain])],
])('takes a document with %s, and keeps the document', async (_name, file) => {
  expect((await contentOf(file)).toString('latin1')).toBe(plain.toString('latin1'));
});

it.each<[string, Buffer]>([
  ['without its end', plain.subarray(0, plain.indexOf('startxref'))],
  [
    'whose table is elsewhere',
    Buffer.from(plain.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7')),
  ],
])('takes a document %s, as readers do', async (_name, file) => {
  expect((await contentOf(file)).includes('%%EOF')).toBe(true);
});

const active =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|EF|RichMedia\w+|SubmitForm|ImportData|GoToE|GoToR|Rendition|OnInstantiate|XFA)\b/;
const launch = '/OpenAction <</S /Launch /F (cmd.exe)>>';
const script = '/OpenAction <</S /JavaScript /JS (this.print\\(true\\))>>';
const attached = {
  catalogue: '/Names <</EmbeddedFiles <</Names [(a) 6 0 R]>>>>',
  objects: [
    '<</Type /Filespec /F (a.exe) /EF <</F 7 0 R>>>>',
    '<</Type /EmbeddedFile /Length 9>>\nstream\nMZprogram\nendstream',
  ],
};

it.each<[string, Buffer]>([
  ['that prints itself', pdfFile({ catalogue: script })],
  ['with a script under an escaped name', pdfFile({ catalogue: '/OpenAction <</S /Java#53cript /JS (1)>>' })],
  ['that starts a program', pdfFile({ catalogue: launch })],
  ['with a file in it', pdfFile(attached)],
  ['that opens a file of a share', pdfFile({ catalogue: '/OpenAction <</S /GoToR /F (//a.example/b)>>' })],
  ['that opens a file in another', pdfFile({ catalogue: '/AA <</O <</S /GoToE /F (//a.example/b)>>>>' })],
  ['with a script in a model', pdfFile({ catalogue: '/Model <</OnInstantiate (1)>>' })],
  ['with a script beside a film', pdfFile({ catalogue: '/OpenAction <</S /Rendition /JS (1)>>' })],
  ['that sends itself', pdfFile({ catalogue: '/AA <</WC <</S /SubmitForm /F (https://a.example)>>>>' })],
  [
    'with a form whose script is in XML',
    pdfFile({
      catalogue: '/AcroForm <</Fields [] /XFA 6 0 R>>',
      objects: ['<</Length 19>>\nstream\n<script>1+1</script>\nendstream'],
    }),
  ],
  ['with a script in compressed objects', compressedPdf({ catalogue: script })],
  [
    'with a script in objects whose dictionary has a decoy',
    compressedPdf({ catalogue: script }, ' /X (obj)'),
  ],
  [
    'with a script behind a decoy of the end of its objects',
    compressedPdf({ catalogue: `/X (endstream) ${script}` }, '', packAfter('(endstream)')),
  ],
  ['with a script in an earlier revision', updatedPdf('Paid 5000 naira', { catalogue: launch })],
])('takes a document %s, without that', async (_name, file) => {
  const clean = await contentOf(file);
  // What is compressed cannot be seen here.
  expect(clean.toString('latin1')).not.toMatch(/\/ObjStm/);
  expect(clean.toString('latin1')).not.toMatch(active);
  expect(clean.includes('MZprogram')).toBe(false);
  expect(clean.includes('(Paid 5000 naira) Tj')).toBe(true);
  expect((await contentOf(clean)).equals(clean)).toBe(true);
});

it('reads object streams that lie within each other once', async () => {
  const head = `1 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n${deflateSync('').toString('latin1')}`;
  const file = pdfFile({ objects: [`${head.repeat(60_000)}\nendstream`] });
  // Each stream to the end of the file, sixty thousand times, takes longer than a test may.
  expect(await readEvidence(file)).toBeDefined();
}, 30_000);

it('takes a form with a date field, without the script that formats it', async () => {
  const clean = await contentOf(await formPdf());
  expect(clean.toString('latin1')).not.toMatch(active);
  expect(clean.includes('/Widget')).toBe(true);
});

it.each(locked)(
  'takes an encrypted document of version %s that opens without a password',
  async (version) => {
    const clean = await contentOf(await formPdf({ pdfVersion: version, ownerPassword: 'of the owner' }));
    expect(clean.toString('latin1')).not.toMatch(/\/Encrypt\b|\/JavaScript/);
    expect(clean.includes('/Widget')).toBe(true);
  },
);

it.each(locked)('refuses a document of version %s that opens with a password only', async (version) => {
  expect(await readEvidence(await pdfkitFile({ pdfVersion: version, userPassword: 'secret' }))).toBe(
    'password',
  );
});

const stream = (dictionary: string, data: Buffer) =>
  `<<${dictionary} /Length ${data.length}>>\nstream\n${data.toString('latin1')}\nendstream`;
const packed = (text: string, dictionary = '/Filter /FlateDecode') =>
  stream(`/Type /ObjStm /N 1 /First 4 ${dictionary}`, deflateSync(Buffer.from(text)));

it.each<[string, Buffer, string]>([
  [
    'no pages',
    Buffer.from(plain.toString('latin1').replace('/Kids [3 0 R] /Count 1', '/Kids [] /Count 0       ')),
    'pages',
  ],
  ['nothing but a header', Buffer.from('%PDF-1.4\n'), 'broken'],
  ['no objects', Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n'), 'broken'],
])('refuses a document with %s', async (_name, file, problem) => {
  expect(await readEvidence(file)).toBe(problem);
});

it.each<[string, string]>([
  ['decompress to 30 MB', packed('9 0 '.padEnd(30_000_000, 'x'))],
  ['have another compression', packed('9 0 x', '/Filter /JBIG2Decode')],
])('takes a document without the objects that %s', async (_name, objects) => {
  const clean = await contentOf(pdfFile({ objects: [objects] }));
  expect(clean.includes('/ObjStm')).toBe(false);
  expect(clean.includes('(Paid 5000 naira) Tj')).toBe(true);
});

it('refuses a document whose page is in objects that cannot be checked', async () => {
  const file = compressedPdf({ catalogue: `/Long (${'x'.repeat(25_000_000)})` });
  expect(await readEvidence(file)).toBe('broken');
});
