/** Makes PDF documents of one page that readers open, as different programs write them. */
import { deflateRawSync, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

interface PdfOptions {
  version?: string;
  /** What the page says. */
  text?: string;
  /** Further entries of the catalogue. */
  catalogue?: string;
  /** Further objects, from number 6 on. */
  objects?: readonly string[];
  /** The length of one more object. */
  bytes?: number;
}

const stream = (dictionary: string, data: Buffer) =>
  `<<${dictionary} /Length ${data.length}>>\nstream\n${data.toString('latin1')}\nendstream`;

/** The objects from number 1 on: catalogue, pages, page, content, font. */
function objectsOf({
  text = 'Paid 5000 naira',
  catalogue = '',
  objects = [],
  bytes = 0,
}: PdfOptions): string[] {
  return [
    `<</Type /Catalog /Pages 2 0 R ${catalogue}>>`,
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources <</Font <</F 5 0 R>>>>>>',
    stream('', Buffer.from(`BT /F 20 Tf 20 100 Td (${text}) Tj ET`)),
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>',
    ...objects,
    ...(bytes > 0 ? [stream('', Buffer.alloc(bytes))] : []),
  ];
}

const line = (offset: number, kind = 'n') => `${String(offset).padStart(10, '0')} 00000 ${kind} \n`;

/** Writes objects behind what there is, and where each begins. */
function written(before: string, objects: [number: number, text: string][]) {
  let text = before;
  const offsets = new Map<number, number>();
  for (const [number, object] of objects) {
    offsets.set(number, text.length);
    text += `${number} 0 obj\n${object}\nendobj\n`;
  }
  return { text, offsets };
}

const bytes = (text: string) => Buffer.from(text, 'latin1');
const numbered = (objects: string[]): [number, string][] =>
  objects.map((object, index) => [index + 1, object]);
const table = (offsets: Map<number, number>) =>
  [...offsets].map(([number, offset]) => `${number} 1\n${line(offset)}`).join('');

/** With a table of where the objects are. */
export function pdfFile(options: PdfOptions = {}): Buffer {
  const objects = objectsOf(options);
  const { text, offsets } = written(`%PDF-${options.version ?? '1.7'}\n`, numbered(objects));
  const size = objects.length + 1;
  const lines = [...offsets.values()].map((offset) => line(offset)).join('');
  return bytes(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${lines}trailer\n<</Size ${size} /Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

/**
 * With its objects and their table in compressed streams, as from version 1.5 on.
 * @param entries further entries of the dictionary of the objects
 */
export function compressedPdf(
  options: PdfOptions = {},
  entries = '',
  pack: (data: Buffer) => Buffer = deflateSync,
): Buffer {
  const all = numbered(objectsOf(options));
  const inside = all.filter(([, object]) => !object.includes('stream\n'));
  const outside = all.filter(([, object]) => object.includes('stream\n'));
  const number = all.length + 1;
  let body = '';
  const index = inside.map(([own, object]) => {
    const at = body.length;
    body += `${object}\n`;
    return `${own} ${at}`;
  });
  const first = `${index.join(' ')}\n`;
  const packed = pack(bytes(first + body));
  const dictionary = `/Type /ObjStm /N ${inside.length} /First ${first.length} /Filter /FlateDecode${entries}`;
  const { text, offsets } = written(`%PDF-${options.version ?? '1.5'}\n`, [
    ...outside,
    [number, stream(dictionary, packed)],
  ]);
  const rows = Array.from({ length: number + 2 }, (_, own) => {
    const place = inside.findIndex(([other]) => other === own);
    if (place >= 0) return [2, number >> 8, number & 255, place];
    const offset = own === number + 1 ? text.length : offsets.get(own);
    return offset === undefined ? [0, 0, 0, 0] : [1, offset >> 8, offset & 255, 0];
  });
  const data = deflateSync(Buffer.from(rows.flat()));
  const ofTable = `/Type /XRef /W [1 2 1] /Size ${rows.length} /Root 1 0 R /Filter /FlateDecode`;
  return bytes(
    `${text}${number + 1} 0 obj\n${stream(ofTable, data)}\nendobj\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

/** Compresses what follows a mark, and stores what is before it and the mark as they are. */
export function packAfter(mark: string) {
  return (data: Buffer): Buffer => {
    const length = data.indexOf(mark) + mark.length;
    const header = Buffer.from([
      0x78,
      0x9c,
      0,
      length & 255,
      length >> 8,
      ~length & 255,
      (~length >> 8) & 255,
    ]);
    const [stored, rest] = [data.subarray(0, length), data.subarray(length)];
    return Buffer.concat([header, stored, deflateRawSync(rest), deflateSync(data).subarray(-4)]);
  };
}

/** With a later revision behind it, which changes the page's text. */
export function updatedPdf(text: string, first: PdfOptions = {}): Buffer {
  const before = pdfFile(first).toString('latin1');
  const previous = /startxref\n(\d+)/.exec(before)?.[1];
  const changed = objectsOf({ text })[3] ?? '';
  const after = written(before, [[4, changed]]);
  return bytes(
    `${after.text}xref\n${table(after.offsets)}trailer\n<</Size 6 /Root 1 0 R /Prev ${previous}>>\nstartxref\n${after.text.length}\n%%EOF\n`,
  );
}

/** With its first page in front, so that a browser can show it before the rest is there. */
export function linearisedPdf(): Buffer {
  const objects = numbered(objectsOf({}));
  const head = '%PDF-1.4\n6 0 obj\n<</Linearized 1 /L 0000 /O 3 /E 0000 /N 1 /T 0000>>\nendobj\n';
  // Two passes: the first one is as long as the second.
  const write = (main: number, offsets: Map<number, number>) => {
    const xref = `xref\n0 1\n0000000000 65535 f \n${table(offsets)}`;
    const trailer = `trailer\n<</Size 7 /Root 1 0 R /Prev ${String(main).padStart(6, '0')}>>\nstartxref\n0\n%%EOF\n`;
    return written(`${head}${xref}${trailer}`, objects);
  };
  const sizes = write(0, new Map(objects.map(([number]) => [number, 0])));
  const { text } = write(sizes.text.length, sizes.offsets);
  const end = `xref\n6 1\n${line(9)}trailer\n<</Size 7>>\nstartxref\n${head.length}\n%%EOF\n`;
  return bytes(text + end);
}

type Writer = PDFKit.PDFDocument;

/** As pdfkit writes it, with its options for versions and passwords, and what `draw` adds. */
export function pdfkitFile(
  options: PDFKit.PDFDocumentOptions = {},
  draw?: (pdf: Writer) => void,
): Promise<Buffer> {
  return new Promise((resolve) => {
    const pdf = new PDFDocument(options);
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.text('Paid 5000 naira');
    draw?.(pdf);
    pdf.end();
  });
}

/** A form with a date field, which a script of the reader formats. */
export const formPdf = (options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> =>
  pdfkitFile(options, (pdf) => {
    pdf.font('Helvetica').initForm();
    pdf.formText('day', 60, 120, 120, 24, { format: { type: 'date', param: 'dd/mm/yyyy' } });
  });
