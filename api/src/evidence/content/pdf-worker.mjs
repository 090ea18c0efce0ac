// Opens one document with pdf.js, as a reader does, and rewrites it where it is asked to. Started by open-pdf.ts.
import { parentPort, workerData } from 'node:worker_threads';

const { document, isRewritten, maxArrayBytes } = workerData;

// What a stream decompresses to is not on the heap, whose limit does not count it.
globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct(target, args, newTarget) {
    if (args[0] > maxArrayBytes) throw new RangeError('Too much data');
    return Reflect.construct(target, args, newTarget);
  },
});

/** The actions that run, open or send something, such as a file of another machine; a link to an address is none. */
const activeActions = [
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Rendition',
  'Movie',
  'Sound',
];
/** Where scripts, files and programs are. A form of XFA has its scripts in XML; a 3D model runs one at first. */
const activeKeys = [
  'JS',
  'JavaScript',
  'EmbeddedFiles',
  'EF',
  'RichMediaContent',
  'RichMediaSettings',
  'OnInstantiate',
  'XFA',
];

parentPort.postMessage(await readDocument());

async function readDocument() {
  const opened = await pagesOf(document.slice());
  if (typeof opened === 'string') return opened;
  if (!isRewritten) return null;
  try {
    const written = await withoutActiveContent();
    return (await pagesOf(written.slice())) === opened ? written : 'unchecked';
  } catch {
    return 'unchecked';
  }
}

/** How many pages a reader shows, or why it shows none. */
async function pagesOf(data) {
  const { getDocumentProxy } = await import('unpdf');
  try {
    const opened = await getDocumentProxy(data, { isEvalSupported: false });
    if (opened.numPages === 0) return 'pages';
    await opened.getPage(1);
    return opened.numPages;
  } catch (error) {
    return error.name === 'PasswordException' ? 'password' : 'broken';
  }
}

async function withoutActiveContent() {
  const { PDFArray, PDFDict, PDFDocument, PDFInvalidObject, PDFName, PDFStream, ParseSpeeds } =
    await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.load(document, {
    password: '',
    updateMetadata: false,
    parseSpeed: ParseSpeeds.Fastest,
  });
  const nameIn = (dictionary, key) => {
    const value = dictionary.lookup(PDFName.of(key));
    return value instanceof PDFName ? value.decodeText() : '';
  };
  const clean = (dictionary) => {
    const isAction = activeActions.includes(nameIn(dictionary, 'S'));
    for (const key of dictionary.keys())
      if (isAction || activeKeys.includes(key.decodeText())) dictionary.delete(key);
  };
  for (const [reference, object] of pdf.context.enumerateIndirectObjects()) {
    // What was not understood would be written as it is.
    if (object instanceof PDFInvalidObject) pdf.context.delete(reference);
    const open = [object];
    for (let next = open.pop(); next; next = open.pop()) {
      if (next instanceof PDFStream) {
        if (nameIn(next.dict, 'Type') === 'EmbeddedFile') pdf.context.delete(reference);
        open.push(next.dict);
      } else if (next instanceof PDFArray) open.push(...next.asArray());
      else if (next instanceof PDFDict) {
        clean(next);
        open.push(...next.values());
      }
    }
  }
  return pdf.save({ useObjectStreams: false, updateFieldAppearances: false, addDefaultPage: false });
}
